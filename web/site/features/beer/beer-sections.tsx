import { useInfiniteQuery } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { BeerSummary } from '@domain/beer/beer-summary';
import { groupBySection, isInNoSection } from '@domain/beer/section';
import { formatPrice } from '@domain/money/price';
import type { SectionOf } from '@domain/page/definition';
import type { beerList } from '@domain/page/pages/beers';
import { beerQueries } from '../../../api/beers';
import { Button } from '../../../ui/button';
import { Container } from '../../../ui/layout';
import { SmartLink } from '../../../ui/smart-link';
import { Word, useWords } from '../../../ui/use-words';
import { BeerTile } from '../../shared/beer-tile';
import { StaggeredHydration } from '../../shared/hydration';
import { SectionError } from '../../shared/status/section-error';
import { useBeersAtTaprooms, useOnTapLabels } from '../../shared/taproom/use-on-tap-labels';
import { BeerCardSkeletons } from './beer-card';
import { BeerFinder } from './beer-finder';
import { BeerSection } from './beer-section';
import { sectionTitle, useBeerFinder } from './use-beer-finder';

/** What pours now, with prices, in one row; nothing without tap lists. */
function PouringToday({ beers }: { beers: readonly BeerSummary[] }) {
  const taprooms = useBeersAtTaprooms();
  const labelOf = useOnTapLabels();
  const toWord = useWords();
  const pouring = beers.filter(({ slug }) => labelOf(slug) !== null);
  if (pouring.length === 0) return null;
  return (
    <section aria-labelledby="pouring-today" className="bg-ink py-5 print:hidden">
      <Container width="wide">
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <h2 id="pouring-today" className="flex items-center gap-3 text-2xl leading-none">
            <span aria-hidden className="size-2.5 rounded-full bg-hop-light" />
            <Word>Pouring today</Word>
          </h2>
          <SmartLink
            href="/taps"
            className="inline-flex min-h-11 items-center gap-2 font-display text-lg font-semibold tracking-wide text-amber hover:text-foam"
          >
            {toWord('{count} on tap now', { count: pouring.length })}
            <ArrowRight aria-hidden className="size-5" />
          </SmartLink>
        </div>
        <ul className="mt-2 flex gap-2.5 rail sm:flex-wrap">
          {pouring.map((beer) => {
            const price = taprooms[beer.slug]?.find(({ pour }) => pour)?.pour?.price ?? null;
            return (
              <li key={beer._id} className="whitespace-nowrap">
                <BeerTile
                  beer={beer}
                  facts={[
                    labelOf(beer.slug) !== toWord('On tap now') && labelOf(beer.slug),
                    price !== null && formatPrice(price),
                  ]}
                />
              </li>
            );
          })}
        </ul>
      </Container>
    </section>
  );
}

/** Sections alternate, to set them apart. */
const isLight = (index: number) => index % 2 === 0;

/** The four sections by tag and, for beers in none of them, the full list. */
export function BeerSections({ section: content }: { section: SectionOf<typeof beerList> }) {
  const toWord = useWords();
  const list = useInfiniteQuery(beerQueries.list());
  const { isActive, find, update } = useBeerFinder();
  if (list.isPending)
    return (
      <Container width="wide" className="py-20">
        <BeerCardSkeletons count={6} label="Loading beers…" />
      </Container>
    );
  if (!list.data)
    return (
      <Container width="wide" className="py-20">
        <SectionError
          message={`Failed to load beers: ${list.error?.message ?? 'unknown error'}`}
          onRetry={() => void list.refetch()}
        />
      </Container>
    );

  const { beers, total } = list.data;
  const found = isActive ? find(beers) : beers;
  const sections = groupBySection(found);
  const unsectioned = found.filter(isInNoSection);
  return (
    <StaggeredHydration>
      <PouringToday beers={beers} />
      {beers.length > 0 && <BeerFinder beers={beers} />}
      {sections.map(({ key, beers: sectionBeers }, index) => (
        <BeerSection
          key={key}
          sectionKey={key}
          title={sectionTitle([content], key)}
          beers={sectionBeers}
          isLight={isLight(index)}
        />
      ))}
      {unsectioned.length > 0 && (
        <BeerSection
          sectionKey="all"
          title={content.others}
          beers={unsectioned}
          isSortable
          isLight={isLight(sections.length)}
        />
      )}
      {beers.length === 0 && (
        <Container width="wide" className="py-20">
          <p className="text-lead">{content.emptyText}</p>
        </Container>
      )}
      {beers.length > 0 && found.length === 0 && (
        <Container width="wide" className="grid min-h-[40svh] content-center justify-items-start gap-6 py-14">
          <p className="text-lead">
            <Word>No beers match these filters.</Word>
          </p>
          <Button onClick={() => update({})}>
            <Word>Clear All</Word>
          </Button>
        </Container>
      )}
      {list.hasNextPage && (
        <Container width="wide" className="grid justify-items-center gap-4 py-14 text-center">
          <p role="status" className="text-lg text-smoke">
            {toWord('Showing {shown} of {total} beers', { shown: beers.length, total })}
          </p>
          <Button
            variant="outline"
            aria-disabled={list.isFetchingNextPage}
            onClick={() => !list.isFetchingNextPage && void list.fetchNextPage()}
          >
            {list.isFetchingNextPage ? 'Loading…' : toWord('Load more beers')}
          </Button>
        </Container>
      )}
    </StaggeredHydration>
  );
}
