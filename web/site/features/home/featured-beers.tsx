import { useQuery } from '@tanstack/react-query';
import type { featuredBeers } from '@domain/page/components/home';
import type { SectionOf } from '@domain/page/definition';
import { beerQueries } from '../../../api/beers';
import { Container } from '../../../ui/container';
import { Eyebrow } from '../../../ui/eyebrow';
import { ActionLink } from '../../shared/composed/action-link';
import { markWhenNear } from '../../shared/hydration/mark-when-near';
import { SectionError } from '../../shared/status/section-error';
import { BeerCardSkeletons } from '../beer/beer-card-skeletons';
import { BeerCarousel } from './beer-carousel';

/** Featured beers: loading, error, empty or loaded. */
export function FeaturedBeers({ section }: { section: SectionOf<typeof featuredBeers> }) {
  const { eyebrow, heading, actionLabel, actionHref, emptyText } = section;
  return (
    <section
      ref={markWhenNear}
      id="beers"
      aria-labelledby="featured-beers"
      className="overflow-hidden bg-ink py-16 md:py-24"
    >
      <Container width="wide">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
          <div>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            <h2 id="featured-beers" className="mt-4 text-title">
              {heading}
            </h2>
          </div>
          <ActionLink label={actionLabel} href={actionHref} variant="outline" />
        </div>
        <div className="mt-10 md:mt-14">
          <FeaturedList emptyText={emptyText} />
        </div>
      </Container>
    </section>
  );
}

function FeaturedList({ emptyText }: { emptyText: string }) {
  const { data: beers, isPending, isError, refetch } = useQuery(beerQueries.featured());
  if (isPending) return <BeerCardSkeletons count={3} label="Loading featured beers…" />;
  if (isError) return <SectionError message="Failed to load featured beers" onRetry={() => void refetch()} />;
  if (beers.length === 0) return <p className="text-lead text-smoke">{emptyText}</p>;
  return <BeerCarousel beers={beers} />;
}
