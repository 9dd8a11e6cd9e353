import { useQuery } from '@tanstack/react-query';
import type { BeerSummary } from '@domain/beer/beer-summary';
import { maxBeersCardSizes } from '@domain/beer/display';
import type { beersByTag } from '@domain/page/blocks';
import type { SectionOf } from '@domain/page/definition';
import { beerQueries } from '../../../api/beers';
import { Spinner } from '../../../ui/spinner';
import { ActionLink, FramedSection, type SectionProps } from '../../shared/composed-section';
import { useOnTapLabels } from '../../shared/taproom/use-on-tap-labels';
import { DeferredLayout } from '../../shared/deferred-layout';
import { isAloneInRow } from '../../shared/gallery-layout';
import { markWhenNear } from '../../shared/hydration';
import { SectionError } from '../../shared/status/section-error';
import { BeerCard } from './beer-card';

/** More are too many to swipe through. */
const maxRail = 8;

/**
 * Beer cards in columns, on phones in a row to swipe. One or two beers get `isWide` cards, so that no gap looks like a
 * missing beer.
 */
export function BeerGrid({ beers, isWide }: { beers: BeerSummary[]; isWide: boolean }) {
  const labelOf = useOnTapLabels();
  const count = beers.length;
  // Its cards are laid out at once: the height of the row is that of the tallest, also of those that are swiped to later.
  const isRail = !isWide && count <= maxRail;
  const columns = isWide
    ? 'lg:grid-cols-2 print:grid-cols-2'
    : `sm:grid-cols-2 lg:grid-cols-3 ${fitsFourColumns(count) ? 'xl:grid-cols-4 print:grid-cols-4' : 'print:grid-cols-3'}`;
  const lastCards = isWide ? [] : lastLayouts(count);
  return (
    <ul
      ref={isRail ? markWhenNear : undefined}
      className={`gap-6 lg:gap-8 print:gap-y-3 ${columns} ${isRail ? 'rail sm:grid' : 'grid'}`}
    >
      {beers.map((beer, index) => {
        const layouts = index === count - 1 ? lastCards : [];
        return (
          <DeferredLayout
            as="li"
            key={beer._id}
            className={`min-w-0 [--intrinsic-height:43rem] phone:[--intrinsic-height:20rem] xl:[--intrinsic-height:54rem] ${layouts.map(({ item }) => item).join(' ')} print:col-auto print:break-inside-avoid ${isRail ? 'max-sm:w-[72vw] max-sm:[content-visibility:visible]!' : ''}`}
          >
            <BeerCard
              beer={beer}
              onTap={labelOf(beer.slug)}
              maxSizes={maxBeersCardSizes}
              picture={isRail ? 'deferred-photo' : 'photo'}
              layout={isWide ? 'horizontal' : isRail ? 'vertical' : 'list'}
              className={layouts.map(({ card }) => card).join(' ')}
            />
          </DeferredLayout>
        );
      })}
    </ul>
  );
}

type CardLayout = { item: string; card: string };

/** A card that would be alone in a row is as wide as the row, with its photo in the first column. */
const wideOfTwo: CardLayout = {
  item: 'sm:max-lg:col-span-2',
  card: 'sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8',
};
const wideOfThree: CardLayout = {
  item: 'lg:col-span-3',
  card: 'lg:grid lg:grid-cols-3 lg:gap-x-8 lg:*:last:col-span-2',
};
/** There are four columns from xl on. */
const wideOnlyBelowXl: CardLayout = {
  item: 'lg:max-xl:col-span-3',
  card: 'lg:max-xl:grid lg:max-xl:grid-cols-3 lg:max-xl:gap-x-8 lg:max-xl:*:last:col-span-2',
};

/** Layouts of the last of `count` cards. */
const lastLayouts = (count: number): CardLayout[] => [
  ...(isAloneInRow(count, 2) ? [wideOfTwo] : []),
  ...(isAloneInRow(count, 3) ? [fitsFourColumns(count) ? wideOnlyBelowXl : wideOfThree] : []),
];

/** Whether the last row is at least as full in four columns as in three. */
const fitsFourColumns = (count: number) => (count % 4 || 4) / 4 >= (count % 3 || 3) / 3;

// A section of a composed page.

/** Prefetched by the page's loader, too. */
export const taggedBeersQuery = ({ tag, limit }: SectionOf<typeof beersByTag>) => beerQueries.tagged({ tag, limit });

/** Beers that have a tag, or all: as cards. */
export function TaggedBeers({ section, frame }: SectionProps<typeof beersByTag>) {
  const { heading, text, actionLabel, actionHref, emptyText } = section;
  const { data: beers, isPending, refetch } = useQuery(taggedBeersQuery(section));
  return (
    <FramedSection
      frame={frame}
      intro={{ heading, text, action: <ActionLink label={actionLabel} href={actionHref} variant="outline" /> }}
    >
      {isPending ? (
        <Spinner label="Loading beers…" />
      ) : !beers ? (
        <SectionError message="Failed to load beers" onRetry={() => void refetch()} />
      ) : beers.length === 0 ? (
        <p className="border-y border-line py-12 text-lead">{emptyText}</p>
      ) : (
        <BeerGrid beers={beers} isWide={beers.length < 3} />
      )}
    </FramedSection>
  );
}
