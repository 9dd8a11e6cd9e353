import { useQuery } from '@tanstack/react-query';
import type { beersByTag } from '@domain/page/blocks';
import type { SectionOf } from '@domain/page/definition';
import { beerQueries } from '../../../api/beers';
import { ActionLink, FramedSection, type SectionProps } from '../../shared/composed-section';
import { SectionError } from '../../shared/status/section-error';
import { BeerCardSkeletons } from './beer-card';
import { BeerGrid } from './beer-grid';

/** Also prefetched by the page's loader. */
export const taggedBeersQuery = ({ tag, limit }: SectionOf<typeof beersByTag>) => beerQueries.tagged({ tag, limit });

/** A row of skeletons. */
const maxSkeletons = 3;

/** Beers that have a tag, or all: as cards. */
export function TaggedBeers({ section, frame }: SectionProps<typeof beersByTag>) {
  const { heading, text, actionLabel, actionHref } = section;
  return (
    <FramedSection
      frame={frame}
      intro={{ heading, text, action: <ActionLink label={actionLabel} href={actionHref} variant="outline" /> }}
    >
      <Beers section={section} />
    </FramedSection>
  );
}

function Beers({ section }: { section: SectionOf<typeof beersByTag> }) {
  const { data: beers, isPending, refetch } = useQuery(taggedBeersQuery(section));
  if (isPending) return <BeerCardSkeletons count={Math.min(section.limit, maxSkeletons)} label="Loading beers…" />;
  if (!beers) return <SectionError message="Failed to load beers" onRetry={() => void refetch()} />;
  if (beers.length === 0) return <p className="border-y border-line py-12 text-lead">{section.emptyText}</p>;
  return <BeerGrid beers={beers} isWide={beers.length < 3} />;
}
