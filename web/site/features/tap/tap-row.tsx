import { formatPrice } from '@domain/money/price';
import { formatOunces } from '@domain/tap/display';
import type { Pour } from '@domain/tap/tap-list';
import type { ListedPouring } from '../../../api/taps';
import { DrinkFacts, listFacts } from './drink-facts';
import { DrinkName } from './drink-name';
import { DrinkSwatch } from './drink-swatch';
import { KegStatus } from './keg-status';
import { TapMark } from './tap-mark';

type PourPricesProps = { pours: readonly Pour[]; className?: string };

/** More glasses than these are in rows below the name instead of a column beside it. */
const maxStacked = 3;

/** The glasses with their prices. */
function PourPrices({ pours, className = '' }: PourPricesProps) {
  if (pours.length === 0) return null;
  return (
    <ul aria-label="Glasses" className={className}>
      {pours.map(({ name, ounces, price }, index) => (
        <li key={index} className="flex items-baseline justify-between gap-x-2.5 max-sm:flex-col">
          {(name || ounces !== null) && (
            <span className="text-smoke">
              {name}
              {name && ounces !== null && ' '}
              {ounces !== null && <span className="whitespace-nowrap">{formatOunces(ounces)}</span>}
            </span>
          )}
          {price !== null && (
            <span className="font-display text-xl leading-tight font-semibold tabular-nums sm:ml-auto">
              {formatPrice(price)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

type TapRowProps = {
  pouring: ListedPouring;
  timeZone: string;
  /** The first of the second column on wide screens: the browser would make columns of equal heights, not lengths. */
  startsColumn?: boolean;
};

/** One tap with everything that a guest orders by. */
export function TapRow({ pouring, timeZone, startsColumn = false }: TapRowProps) {
  const { tap, drink, pours } = pouring;
  const isStacked = pours.length <= maxStacked;
  return (
    <li
      className={`group relative grid break-inside-avoid grid-cols-[2.625rem_1.5rem_minmax(0,1fr)] items-start gap-x-3 border-b border-line py-4 sm:grid-cols-[3rem_1.75rem_minmax(0,1fr)_auto] sm:gap-x-4 print:py-2 ${startsColumn ? 'lg:break-before-column' : ''}`}
    >
      <TapMark tap={tap} className="pt-0.5 text-amber" />
      <DrinkSwatch drink={drink} className="h-8 w-6 sm:w-7" />
      <div className="min-w-0">
        {tap?.label && (
          <p className="font-display text-label font-semibold text-amber uppercase wrap-anywhere">{tap.label}</p>
        )}
        <h3 className="text-2xl leading-[1.1] wrap-anywhere">
          <DrinkName drink={drink} />
        </h3>
        <DrinkFacts facts={listFacts(drink)} className="mt-1 leading-snug" />
        <KegStatus pouring={pouring} timeZone={timeZone} className="mt-2" />
      </div>
      <PourPrices
        pours={pours}
        className={`col-start-3 flex flex-wrap gap-x-5 max-sm:mt-2 ${isStacked ? 'sm:col-start-4 sm:grid sm:min-w-32' : 'sm:mt-2 sm:[grid-column:3/-1]'}`}
      />
    </li>
  );
}
