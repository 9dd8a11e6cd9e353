import { useInfiniteQuery } from '@tanstack/react-query';
import { beerSections, isInNoSection, isInSection } from '@domain/beer/section';
import type { BeerSummary } from '@domain/beer/beer-summary';
import { beerQueries } from '../../../api/beers';
import { Button } from '../../../ui/button';
import { Container } from '../../../ui/container';
import { InTurn } from '../../shared/hydration/in-turn';
import { FailedSection } from '../../shared/status/failed-section';
import { BeerCardSkeletons } from './beer-card-skeletons';
import { BeerSection } from './beer-section';

/** A section is shown only when it has beers. */
export const nonEmptySections = (beers: BeerSummary[]) =>
  beerSections
    .map(({ key, title }) => ({ key, title, beers: beers.filter((beer) => isInSection(beer, key)) }))
    .filter((section) => section.beers.length > 0);

/** Sections take turns, so that each is told from the next. */
const tone = (index: number) => (index % 2 === 0 ? 'bg-ink' : 'bg-char');

/** The four sections by tag and, for beers in none of them, the full list (decisions.md, "Beer sections"). */
export function BeerSections() {
  const list = useInfiniteQuery(beerQueries.list());
  if (list.isPending)
    return (
      <Container width="wide" className="py-20">
        <BeerCardSkeletons count={6} label="Loading beers…" />
      </Container>
    );
  if (!list.data)
    return (
      <Container width="wide" className="py-20">
        <FailedSection
          message={`Failed to load beers: ${list.error?.message ?? 'unknown'}`}
          onRetry={() => void list.refetch()}
        />
      </Container>
    );

  const { beers, total } = list.data;
  const sections = nonEmptySections(beers);
  const others = beers.filter(isInNoSection);
  return (
    <InTurn>
      {sections.map(({ key, title, beers: own }, index) => (
        <BeerSection key={key} scope={key} title={title} beers={own} tone={tone(index)} />
      ))}
      {others.length > 0 && (
        <BeerSection scope={null} title="Full Beer List" beers={others} tone={tone(sections.length)} />
      )}
      {beers.length === 0 && (
        <Container width="wide" className="py-20">
          <p className="text-lead">No beers to show right now. Please come back soon.</p>
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
    </InTurn>
  );
}
