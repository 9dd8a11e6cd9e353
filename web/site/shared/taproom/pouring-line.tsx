import Beer from 'lucide-react/icons/beer';
import { formatPrice } from '@domain/money/price';
import type { ListedPouring } from '../../../api/taps';
import { findMainPour } from '../../../domain/tap-list';
import { SmartLink } from '../../../ui/smart-link';

const maxShown = 3;

type PouringLineProps = {
  /** Pourings in the order of the taps. */
  pourings: readonly ListedPouring[];
  href: string;
  label: string;
};

/** `What’s pouring: Gold Rush Haze $7.50, …`: the first drinks of a list with their prices, as an item of a list. */
export function PouringLine({ pourings, href, label }: PouringLineProps) {
  const drinks = pourings.slice(0, maxShown).map(({ drink, pours }) => {
    const price = findMainPour(pours)?.price ?? null;
    return price === null ? drink.name : `${drink.name} ${formatPrice(price)}`;
  });
  return (
    <li className="flex min-h-11 items-start gap-2.5 py-2">
      <Beer aria-hidden className="mt-1 size-5 shrink-0 text-amber" />
      <span className="min-w-0">
        <SmartLink
          href={href}
          className="-my-2 py-2 underline decoration-bark underline-offset-4 hover:text-amber hover:decoration-amber"
        >
          {label}
        </SmartLink>
        {/* Where the line breaks, the dot is at its start, and cut off. */}
        <span className="block overflow-x-clip tabular-nums">
          <span className="-ml-3 flex flex-wrap">
            {drinks.map((drink, index) => (
              <span key={drink} className="relative max-w-full pl-3">
                {index > 0 && <span className="absolute left-1">·</span>}
                {drink}{' '}
              </span>
            ))}
          </span>
        </span>
      </span>
    </li>
  );
}
