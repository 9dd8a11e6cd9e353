import { formatPrice } from '@domain/money/price';
import { formatOunces } from '@domain/tap/display';
import type { Pour } from '@domain/tap/tap-list';

type PourPricesProps = { pours: readonly Pour[]; className?: string };

/** More glasses than these are in rows below the name instead of a column beside it. */
export const maxStacked = 3;

/** The glasses with their prices. */
export function PourPrices({ pours, className = '' }: PourPricesProps) {
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
