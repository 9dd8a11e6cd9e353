import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ValuesOf } from '@domain/page/fields';
import type { rewardsHero } from '@domain/page/pages/rewards';
import { Button, buttonClass } from '../../ui/button';
import { focusOnMount } from '../../ui/focus-on-mount';
import { Spinner } from '../../ui/spinner';
import { useHydrated } from '../../ui/use-hydrated';
import { pageLoader } from '../loaders';
import { PageHead, usePage } from '../shared/page/page';
import { useSite } from '../site-context';
import { parseEmbedHeight } from '../features/rewards/embed-height';

/** The demo program that comes with the site. */
const demoPath = '/rewards/demo';

export const loader = pageLoader('rewards');

export function Component() {
  const { rewardsUrl, publicUrl } = useSite();
  const page = usePage('rewards');
  const isExternal = rewardsUrl !== null && new URL(rewardsUrl).host !== new URL(publicUrl).host;
  return (
    <>
      <PageHead page={page} />
      <RewardsEmbed key={rewardsUrl} src={rewardsUrl ?? demoPath} texts={page.hero} mustAsk={isExternal} />
    </>
  );
}

type ProgramProps = { src: string; texts: ValuesOf<typeof rewardsHero> };

const loadTimeoutMs = 15_000;

const oneScreen = 'h-[calc(100svh-var(--header-compact))] min-h-[32rem]';

/** A program on the site's own host has two screens until its height is known: the footer would jump from one. */
const whileLoading = 'h-[200svh] noscript:h-[calc(100svh-var(--header-compact))]';

type RewardsEmbedProps = ProgramProps & {
  /** Whether the visitor must ask for the program: that of another site gets the IP address, and may set cookies. */
  mustAsk?: boolean;
};

/**
 * The embedded program, as high as it reports to be, else as high as the window. A spinner while it loads, Try Again and a
 * link if it times out.
 */
export function RewardsEmbed({ mustAsk = false, ...program }: RewardsEmbedProps) {
  const [requests, setRequests] = useState(mustAsk ? 0 : 1);
  const request = () => setRequests(requests + 1);
  return (
    <div className="pt-(--header-compact)">
      <h1 className="sr-only">{program.texts.title}</h1>
      {requests === 0 ? (
        <Question onAccept={request} {...program} />
      ) : (
        // It replaces the button that had the focus.
        <Program key={requests} takesFocus={mustAsk || requests > 1} onRetry={request} {...program} />
      )}
    </div>
  );
}

function Question({ onAccept, ...program }: ProgramProps & { onAccept: () => void }) {
  const isHydrated = useHydrated();
  const { hostname } = new URL(program.src);
  return (
    <div className={`relative bg-char ${oneScreen}`}>
      <Message
        text={`The rewards program comes from ${hostname}, which sees your IP address and may set cookies.`}
        className="noscript:hidden"
        {...program}
      >
        <Button disabled={!isHydrated} onClick={onAccept}>
          Show the rewards program
        </Button>
      </Message>
      <NoScriptMessage {...program} />
    </div>
  );
}

function Program({ takesFocus, onRetry, ...program }: ProgramProps & { takesFocus: boolean; onRetry: () => void }) {
  const { src, texts } = program;
  const { brand } = useSite();
  // An iframe in the server's HTML could fire its `load` event before React listens.
  const isHydrated = useHydrated();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'loading' | 'loaded' | 'timed-out'>('loading');
  // Null until the program reports it; many never do.
  const [height, setHeight] = useState<number | null>(null);

  useEffect(() => {
    const timer = setTimeout(
      () => setState((current) => (current === 'loaded' ? current : 'timed-out')),
      loadTimeoutMs,
    );
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    const { origin } = new URL(src, window.location.href);
    const handleMessage = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== (frame.current?.contentWindow ?? null)) return;
      setHeight((current) => parseEmbedHeight(event.data) ?? current);
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [src]);

  const reportsHeight = src.startsWith('/');
  const isHeightUnknown = state === 'loading' || (state === 'loaded' && reportsHeight && height === null);
  return (
    <div
      ref={takesFocus ? focusOnMount : undefined}
      tabIndex={-1}
      className={`relative bg-char ${isHeightUnknown ? whileLoading : oneScreen}`}
      style={state === 'loaded' && height ? { height, minHeight: 0 } : undefined}
      aria-busy={state === 'loading'}
    >
      {state === 'loading' && (
        <Notice title={texts.title} className="noscript:hidden">
          <Spinner label="Loading the rewards program…" className="py-0!" />
          <p aria-hidden className="text-lg text-smoke">
            Loading the rewards program…
          </p>
        </Notice>
      )}
      <NoScriptMessage {...program} />
      {state === 'timed-out' && (
        <Message text="The rewards program is taking too long to load." role="alert" {...program}>
          <Button onClick={onRetry}>Try Again</Button>
        </Message>
      )}
      {isHydrated && (
        <iframe
          ref={frame}
          src={src}
          title={`${brand.shortName} rewards program`}
          onLoad={() => setState('loaded')}
          referrerPolicy="strict-origin-when-cross-origin"
          className={`absolute inset-0 block size-full border-0 ${state === 'loaded' ? '' : 'invisible'}`}
        />
      )}
    </div>
  );
}

type NoticeProps = { title: string; role?: 'alert'; className?: string; children: ReactNode };

/** Replaces the program, under the title of the page. */
const Notice = ({ title, role, className = '', children }: NoticeProps) => (
  <div
    role={role}
    className={`absolute inset-x-0 top-0 ${oneScreen} grid place-content-center justify-items-center gap-6 px-6 text-center ${className}`}
  >
    <p aria-hidden className="font-display text-title font-bold uppercase">
      {title}
    </p>
    {children}
  </div>
);

type MessageProps = ProgramProps & Pick<NoticeProps, 'role' | 'className'> & { text: string; children?: ReactNode };

/** `children` is beside the link to the program. */
const Message = ({ src, texts, text, children, ...notice }: MessageProps) => (
  <Notice title={texts.title} {...notice}>
    <p className="max-w-md text-lead text-balance wrap-anywhere">{text}</p>
    <div className="flex flex-wrap justify-center gap-4">
      {children}
      <a href={src} target="_blank" rel="noopener" className={buttonClass('outline', 'md')}>
        Open the rewards program<span className="sr-only"> (opens in a new tab)</span>
      </a>
    </div>
  </Notice>
);

const NoScriptMessage = (program: ProgramProps) => (
  <noscript>{import.meta.env.SSR && <Message text={program.texts.noScriptText} {...program} />}</noscript>
);
