import { formatPrice } from '@domain/money/price';
import type { ListedPouring } from '../../../api/taps';
import { DrinkFacts, listFacts } from './drink-facts';
import { DrinkName } from './drink-name';
import { DrinkSwatch } from './drink-swatch';
import { KegStatus } from './keg-status';
import { TapMark } from './tap-mark';

type TapLineProps = {
  pouring: ListedPouring;
  timeZone: string;
  /** One level below the headline of the list. */
  Name?: 'h3' | 'h4';
};

/** One tap in brief: what it pours, and the price of its first glass. */
export function TapLine({ pouring, timeZone, Name = 'h4' }: TapLineProps) {
  const { tap, drink, pours } = pouring;
  const price = pours.find((pour) => pour.price !== null)?.price ?? null;
  return (
    <li className="group relative grid break-inside-avoid grid-cols-[2.625rem_1.5rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-2.5">
      <TapMark tap={tap} className="text-2xl! text-amber" />
      <DrinkSwatch drink={drink} className="h-7 w-6" />
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <div className="min-w-0">
          <Name className="text-xl leading-tight wrap-anywhere">
            <DrinkName drink={drink} />
          </Name>
          <DrinkFacts facts={listFacts(drink, { hasIbu: false })} className="text-base leading-snug" />
        </div>
        <KegStatus pouring={pouring} timeZone={timeZone} isCompact />
      </div>
      {price !== null && (
        <span className="font-display text-xl leading-tight font-semibold tabular-nums">{formatPrice(price)}</span>
      )}
    </li>
  );
}
