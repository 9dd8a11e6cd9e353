import { useRef, type ReactNode, useEffect, useState } from 'react';
import type { ValuesOf } from '@domain/page/fields';
import type { rewardsHero } from '@domain/page/pages/rewards';
import { Button, buttonClass } from '../../../ui/button';
import { Spinner } from '../../../ui/spinner';
import { useHydrated } from '../../../ui/use-hydrated';
import { useSite } from '../../site-context';
import { parseEmbedHeight } from './embed-height';

type EmbedState = 'loading' | 'loaded' | 'timed-out';

/**
 * Loading state and height of an iframe. The iframe is mounted after hydration: one in the server's HTML could fire its
 * `load` event before React listens.
 */
function useEmbed(src: string, timeoutMs: number) {
  const isMounted = useHydrated();
  const frame = useRef<HTMLIFrameElement>(null);
  const [attempt, setAttempt] = useState(1);
  const [loadedAttempt, setLoadedAttempt] = useState<number | null>(null);
  const [timedOutAttempt, setTimedOutAttempt] = useState<number | null>(null);
  const [height, setHeight] = useState<number | null>(null);

  useEffect(() => {
    const timer = setTimeout(() => setTimedOutAttempt(attempt), timeoutMs);
    return () => clearTimeout(timer);
  }, [timeoutMs, attempt]);

  useEffect(() => {
    const { origin } = new URL(src, window.location.href);
    const handleMessage = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== (frame.current?.contentWindow ?? null)) return;
      const reported = parseEmbedHeight(event.data);
      if (reported !== null) setHeight(reported);
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [src]);

  const outcome: EmbedState = timedOutAttempt === attempt ? 'timed-out' : 'loading';
  const state: EmbedState = loadedAttempt === attempt ? 'loaded' : outcome;

  return {
    isMounted,
    frame,
    state,
    /** The key of the iframe: another one loads it again. */
    attempt,
    /** Null until the program reports it; many never do. */
    height,
    handleLoad: () => setLoadedAttempt(attempt),
    retry: () => setAttempt(attempt + 1),
  };
}

type RewardsEmbedProps = { src: string; texts: ValuesOf<typeof rewardsHero> };

const loadTimeoutMs = 15_000;

const oneScreen = 'h-[calc(100svh-var(--header-compact))] min-h-[32rem]';

/** Until its height is known, a program on the site's own host has two screens: the footer would jump from one. */
const whileLoading = 'h-[200svh] noscript:h-[calc(100svh-var(--header-compact))]';

/**
 * The embedded program, as high as it reports to be, else as high as the window. A spinner while it loads, Try Again and a
 * link if it times out.
 */
export function RewardsEmbed({ src, texts }: RewardsEmbedProps) {
  const { brand } = useSite();
  const { isMounted, frame, state, attempt, height, handleLoad, retry } = useEmbed(src, loadTimeoutMs);
  const region = useRef<HTMLDivElement>(null);
  const handleRetry = () => {
    retry();
    // The focused button goes away.
    region.current?.focus();
  };
  const link = (
    <a href={src} target="_blank" rel="noopener" className={buttonClass('outline', 'md')}>
      Open the rewards program<span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
  const reportsHeight = src.startsWith('/');
  const isHeightUnknown = state === 'loading' || (state === 'loaded' && reportsHeight && height === null);
  return (
    <div className="pt-(--header-compact)">
      <h1 className="sr-only">{texts.title}</h1>
      <div
        ref={region}
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
        <noscript>
          {import.meta.env.SSR && (
            <Notice title={texts.title}>
              <p className="max-w-md text-lead text-balance">{texts.noScriptText}</p>
              {link}
            </Notice>
          )}
        </noscript>
        {state === 'timed-out' && (
          <Notice title={texts.title} role="alert">
            <p className="max-w-md text-lead text-balance">The rewards program is taking too long to load.</p>
            <div className="flex flex-wrap justify-center gap-4">
              <Button onClick={handleRetry}>Try Again</Button>
              {link}
            </div>
          </Notice>
        )}
        {isMounted && (
          <iframe
            key={attempt}
            ref={frame}
            src={src}
            title={`${brand.shortName} rewards program`}
            onLoad={handleLoad}
            referrerPolicy="strict-origin-when-cross-origin"
            className={`absolute inset-0 block size-full border-0 ${state === 'loaded' ? '' : 'invisible'}`}
          />
        )}
      </div>
    </div>
  );
}

type NoticeProps = { title: string; role?: 'alert'; className?: string; children: ReactNode };

/** In place of the program, under the title of the page. */
function Notice({ title, role, className = '', children }: NoticeProps) {
  return (
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
}
