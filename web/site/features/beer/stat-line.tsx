import type { Beer } from '@domain/beer/beer';
import { formatAbv, formatIbu } from '@domain/beer/display';

/** ABV and IBU, aligned on every card so that beers are easy to compare. */
export function StatLine({ beer, className = '' }: { beer: Pick<Beer, 'abv' | 'ibu'>; className?: string }) {
  const stats = [
    { label: 'ABV', value: formatAbv(beer.abv) },
    { label: 'IBU', value: formatIbu(beer.ibu) },
  ];
  return (
    <dl className={`grid grid-cols-2 border-y border-line font-display ${className}`}>
      {stats.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-wrap items-baseline gap-x-2.5 py-2 first:border-r first:border-line last:pl-5"
        >
          <dt className="text-label font-semibold text-smoke">{label}</dt>
          <dd className="text-2xl leading-none font-semibold tabular-nums">{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
