import type { BeerSummary } from '@domain/beer/beer-summary';
import { maxBeersCardSizes } from '@domain/beer/display';
import { LaidOutNear } from '../../shared/hydration/laid-out-near';
import { BeerCard } from './beer-card';

/** Cards in columns; a section of one or two beers shows them wide, so that no empty place looks like a missing beer. */
export function BeerGrid({ beers, isSmall }: { beers: BeerSummary[]; isSmall: boolean }) {
  const columns = isSmall
    ? 'lg:grid-cols-2 print:grid-cols-2'
    : `sm:grid-cols-2 lg:grid-cols-3 ${fillsFour(beers.length) ? 'xl:grid-cols-4 print:grid-cols-4' : 'print:grid-cols-3'}`;
  return (
    <ul className={`grid gap-x-8 gap-y-14 print:gap-y-6 ${columns}`}>
      {beers.map((beer) => (
        <LaidOutNear
          as="li"
          key={beer._id}
          className="min-w-0 [--likely-height:43rem] phone:[--likely-height:20rem] xl:[--likely-height:54rem] print:break-inside-avoid"
        >
          <BeerCard beer={beer} sizes={maxBeersCardSizes} layout={isSmall ? 'wide' : 'list'} />
        </LaidOutNear>
      ))}
    </ul>
  );
}

/** Whether four columns leave a fuller last row than three. */
const fillsFour = (count: number) => (count % 4 || 4) / 4 >= (count % 3 || 3) / 3;
