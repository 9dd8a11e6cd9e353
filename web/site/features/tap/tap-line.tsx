import { formatPrice } from '@domain/money/price';
import { formatOunces } from '@domain/tap/display';
import type { Pour } from '@domain/tap/tap-list';
import type { ListedPouring } from '../../../api/taps';
import { findMainPour } from '../../../domain/tap-list';
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

/** One tap in brief: what it pours, and the price of its largest glass. */
export function TapLine({ pouring, timeZone, Name = 'h4' }: TapLineProps) {
  const { tap, drink, pours } = pouring;
  const pour = findMainPour(pours);
  const facts = listFacts(drink, { hasIbu: false });
  return (
    <li className="group relative grid break-inside-avoid grid-cols-[2.625rem_1.5rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-2.5">
      <TapMark tap={tap} className="text-2xl! text-amber" />
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
