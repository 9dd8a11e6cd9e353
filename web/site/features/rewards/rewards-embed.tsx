import { Spinner } from '../../../ui/spinner';
import { useSite } from '../../site-context';
import { buttonClass } from '../../../ui/variants';
import { useEmbed } from './use-embed';

/** decisions.md, "Rewards". */
const loadTimeoutMs = 15_000;

/** The embedded program at full height, with a spinner while it loads and a link if it times out. */
export function RewardsEmbed({ src }: { src: string }) {
  const { brand } = useSite();
  const { isMounted, state, handleLoad } = useEmbed(loadTimeoutMs);
  const link = (
    <a href={src} target="_blank" rel="noopener" className={buttonClass('outline', 'md')}>
      Open the rewards program<span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
  return (
    <div className="pt-(--header-compact)">
      <h1 className="sr-only">{brand.shortName} Rewards</h1>
      <div
        className="relative h-[calc(100svh-var(--header-compact))] min-h-[32rem] bg-char"
        aria-busy={state === 'loading'}
      >
        {state === 'loading' && (
          <div className="absolute inset-0 grid place-items-center noscript:hidden">
            <Spinner label="Loading the rewards program…" />
          </div>
        )}
        <noscript>
          {import.meta.env.SSR && (
            <div className="absolute inset-0 grid place-content-center justify-items-center gap-6 px-6 text-center">
              <p aria-hidden className="font-display text-title font-bold uppercase">
                {brand.shortName} Rewards
              </p>
              <p className="max-w-md text-lead text-balance">
                Collect points in both taprooms and turn them into beer. The program opens on a page of its own, because
                JavaScript is off in your browser.
              </p>
              {link}
            </div>
          )}
        </noscript>
        {state === 'timed-out' && (
          <div
            role="alert"
            className="absolute inset-0 grid place-content-center justify-items-center gap-6 px-6 text-center"
          >
            <p className="max-w-md text-lead text-balance">The rewards program is taking too long to load.</p>
            {link}
          </div>
        )}
        {isMounted && (
          <iframe
            src={src}
            title={`${brand.shortName} rewards program`}
            onLoad={handleLoad}
            referrerPolicy="strict-origin-when-cross-origin"
            className={`relative size-full border-0 ${state === 'loaded' ? '' : 'invisible'}`}
          />
        )}
      </div>
    </div>
  );
}
