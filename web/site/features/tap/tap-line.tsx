import ArrowRight from 'lucide-react/icons/arrow-right';
import { formatPrice } from '@domain/money/price';
import { formatOunces } from '@domain/tap/display';
import type { Pour, TapList } from '@domain/tap/schema';
import type { ListedPouring } from '../../../api/taps';
import { findMainPour, formatFreshness, formatFreshnessAge } from '../../../domain/tap-list';
import { rewordStatus } from '../../../domain/taproom';
import { SmartLink } from '../../../ui/smart-link';
import { useHydrated } from '../../../ui/use-hydrated';
import { useNow, useSite } from '../../site-context';
import { DrinkFacts, listFacts, DrinkName, DrinkSwatch, KegStatus, TapMark } from './drink';

type TapLineProps = {
  pouring: ListedPouring;
  timeZone: string;
  /** One level below the headline of the list. */
  Name?: 'h3' | 'h4';
};

/** One tap in brief: what it pours, and the price of its largest glass. */
export function TapLine({ pouring, timeZone, Name = 'h4' }: TapLineProps) {
  const { tap, drink, pours } = pouring;
  const pour = findMainPour(pours);
  const facts = listFacts(drink, { hasIbu: false });
  return (
    <li className="group relative grid break-inside-avoid grid-cols-[2.625rem_1.5rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-2.5">
      <TapMark tap={tap} className="text-2xl!" />
      <DrinkSwatch drink={drink} className="h-7 w-6" />
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <div className="min-w-0">
          <Name className="text-xl leading-tight wrap-anywhere">
            <DrinkName drink={drink} />
          </Name>
          <DrinkFacts facts={tap?.label ? [tap.label, ...facts] : facts} className="text-base leading-snug" />
        </div>
        <KegStatus pouring={pouring} timeZone={timeZone} isCompact />
      </div>
      {pour && <PourPrice pour={pour} />}
    </li>
  );
}

function PourPrice({ pour: { name, ounces, price } }: { pour: Pour }) {
  const glass = name ?? (ounces === null ? null : formatOunces(ounces));
  return (
    <p className="max-w-28 text-right">
      <span className="block font-display text-xl leading-tight font-semibold tabular-nums">
        {formatPrice(price ?? 0)}
      </span>
      {glass && <span className="block text-base leading-snug wrap-anywhere text-smoke">{glass}</span>}
    </p>
  );
}

type ListFreshnessProps = { list: Pick<TapList, 'checkedAt' | 'changedAt' | 'taproom'>; className?: string };

/**
 * When staff last checked the list. The text of the server stays correct for hours, because the page is cached; in the browser
 * it counts the minutes. That text is not longer, so that nothing moves.
 */
export function ListFreshness({ list, className = '' }: ListFreshnessProps) {
  const now = useNow();
  const { phrases } = useSite();
  const text = useHydrated() ? formatFreshnessAge(list, now) : formatFreshness(list, now);
  if (!text) return null;
  const isOld = text.startsWith('Last');
  return (
    <p className={`flex items-center gap-2.5 ${className}`}>
      <span aria-hidden className={`size-2 shrink-0 rounded-full ${isOld ? 'bg-bark' : 'bg-hop-light'}`} />
      {rewordStatus(text, phrases)}
    </p>
  );
}

/** A link to a full list, below its first taps. */
export const ListLink = ({ href, children }: { href: string; children: string }) => (
  <SmartLink
    href={href}
    className="inline-flex min-h-11 items-center gap-2 font-display text-lg font-semibold tracking-[0.08em] text-accent uppercase hover:underline print:hidden"
  >
    {children}
    <ArrowRight aria-hidden className="size-5 shrink-0" />
  </SmartLink>
);
