import { useInfiniteQuery } from '@tanstack/react-query';
import type { beerList } from '@domain/page/pages/beers';
import type { SectionOf } from '@domain/page/definition';
import { groupBySection, isInNoSection } from '@domain/beer/section';
import { beerQueries } from '../../../api/beers';
import { Button } from '../../../ui/button';
import { Container } from '../../../ui/container';
import { StaggeredHydration } from '../../shared/hydration/staggered-hydration';
import { SectionError } from '../../shared/status/section-error';
import { BeerCardSkeletons } from './beer-card-skeletons';
import { BeerFinder } from './beer-finder';
import { BeerSection } from './beer-section';
import { PouringToday } from './pouring-today';
import { sectionTitle } from './section-title';
import { useBeerFinder } from './use-beer-finder';

/** Sections alternate, to set them apart. */
const isLight = (index: number) => index % 2 === 0;

/** The four sections by tag and, for beers in none of them, the full list. */
export function BeerSections({ section: content }: { section: SectionOf<typeof beerList> }) {
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
          <p className="text-lead">No beers match these filters.</p>
          <Button onClick={() => update({})}>Clear All</Button>
        </Container>
      )}
      {list.hasNextPage && (
        <Container width="wide" className="grid justify-items-center gap-4 py-14 text-center">
          <p role="status" className="text-lg text-smoke">{`Showing ${beers.length} of ${total} beers`}</p>
          <Button
            variant="outline"
            aria-disabled={list.isFetchingNextPage}
            onClick={() => !list.isFetchingNextPage && void list.fetchNextPage()}
          >
            {list.isFetchingNextPage ? 'Loading…' : 'Load more beers'}
          </Button>
        </Container>
      )}
    </StaggeredHydration>
  );
}
