import {
  getKitchenStatus,
  getTaproomStatus,
  rewordStatus,
  type TaproomStatus as Status,
} from '../../../domain/taproom';
import type { TaproomSummary } from '@domain/taproom/schema';
import { keepTogether } from '../../../ui/keep-together';
import { useNow, useSite } from '../../site-context';

type TaproomStatusProps = {
  taproom: Pick<TaproomSummary, 'hours' | 'openingHours' | 'timeZone' | 'isComingSoon' | 'opening' | 'contact'>;
  className?: string;
};

const dotColors: Partial<Record<Status['kind'], string>> = {
  open: 'bg-hop-light',
  closed: 'bg-rust-light',
  unconfirmed: 'bg-amber',
};

/** Uses the display font: pages without other bold text then load no font for it. */
const lineClass = 'font-display text-xl leading-tight font-semibold tracking-wide';

/** The status of a taproom in its time zone; then its kitchen's, if it has hours of its own. */
export function TaproomStatus({ taproom, className = '' }: TaproomStatusProps) {
  const now = useNow();
  const { phrases } = useSite();
  const { kind, lines, note } = getTaproomStatus(taproom, now);
  if (kind === 'unknown') return <span className={`${lineClass} ${className}`}>{lines[0]}</span>;
  const [first, ...others] = [...lines, note].filter((line) => line !== null);
  const kitchen = kind === 'open' ? getKitchenStatus(taproom, now) : null;
  return (
    <span
      className={`flex min-h-11 items-center gap-3 ${lineClass} ${kind === 'coming-soon' ? 'text-accent' : ''} ${className}`}
    >
      {dotColors[kind] && (
        // Beside the first of several lines.
        <span
          aria-hidden
          className={`size-2.5 shrink-0 rounded-full ${dotColors[kind]} ${others.length > 0 || kitchen ? 'mt-[0.5em] self-start' : ''}`}
        />
      )}
      <span className="min-w-0 wrap-anywhere">
        {keepTogether(rewordStatus(first ?? '', phrases))}
        {others.map((line) => (
          <Line key={line} text={rewordStatus(line, phrases)} isMinor={line === note} />
        ))}
        {kitchen && <Line text={rewordStatus(kitchen, phrases)} isMinor />}
      </span>
    </span>
  );
}

/** What a taproom has, in a few words each. */
export const FeatureList = ({ features, className }: { features: readonly string[]; className: string }) =>
  features.length > 0 && (
    <ul className={`flex flex-wrap gap-x-5 font-display font-semibold tracking-wide text-foam ${className}`}>
      {features.map((feature, index) => (
        <li key={index} className="flex items-center gap-3 before:size-1.5 before:rotate-45 before:bg-amber">
          {feature}
        </li>
      ))}
    </ul>
  );

const Line = ({ text, isMinor }: { text: string; isMinor: boolean }) => (
  <>
    <span className="sr-only"> · </span>
    <span className={`block ${isMinor ? 'font-sans text-base font-normal tracking-normal' : ''}`}>
      {keepTogether(text)}
    </span>
  </>
);
