import type { BeerSummary } from '@domain/beer/beer-summary';
import { maxBeersCardSizes } from '@domain/beer/display';
import { useOnTapLabels } from '../../shared/taproom/use-on-tap-labels';
import { DeferredLayout } from '../../shared/hydration/deferred-layout';
import { BeerCard } from './beer-card';

/** Beer cards in columns. One or two beers get `isWide` cards, so that no gap looks like a missing beer. */
export function BeerGrid({ beers, isWide }: { beers: BeerSummary[]; isWide: boolean }) {
  const labelOf = useOnTapLabels();
  const columns = isWide
    ? 'lg:grid-cols-2 print:grid-cols-2'
    : `sm:grid-cols-2 ${fitsThreeColumns(beers.length) ? 'md:grid-cols-3' : 'lg:grid-cols-3'} ${fitsFourColumns(beers.length) ? 'xl:grid-cols-4 print:grid-cols-4' : 'print:grid-cols-3'}`;
  return (
    <ul className={`grid gap-x-8 gap-y-14 print:gap-y-6 ${columns}`}>
      {beers.map((beer) => (
        <DeferredLayout
          as="li"
          key={beer._id}
          className="min-w-0 [--intrinsic-height:43rem] phone:[--intrinsic-height:20rem] xl:[--intrinsic-height:54rem] print:break-inside-avoid"
        >
          <BeerCard
            beer={beer}
            onTap={labelOf(beer.slug)}
            maxSizes={maxBeersCardSizes}
            layout={isWide ? 'horizontal' : 'list'}
          />
        </DeferredLayout>
      ))}
    </ul>
  );
}

/** Whether two columns would leave one beer alone in the last row, and three would not. */
const fitsThreeColumns = (count: number) => count % 2 === 1 && count % 3 !== 1;

/** Whether the last row is at least as full in four columns as in three. */
const fitsFourColumns = (count: number) => (count % 4 || 4) / 4 >= (count % 3 || 3) / 3;
