import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../api/client';
import { beerQueries } from '../../../api/beers';
import { Spinner } from '../../../ui/spinner';
import { BeerAwards } from './beer-awards';
import { BeerGallery } from './beer-gallery';
import { BeerHead } from './beer-head';
import { BeerHero, beerNameId } from './beer-hero';
import { BeerError } from './beer-error';
import { BeerStats } from './beer-stats';
import { BeerDetails } from './beer-details';
import { BeerNeighbors } from './beer-neighbors';
import { FindThisBeer } from './find-this-beer';
import { SimilarBeers } from './similar-beers';

export function BeerPage({ slug }: { slug: string }) {
  const { data: beer, isPending, error, refetch } = useQuery(beerQueries.bySlug(slug));
  const { data: related } = useQuery({ ...beerQueries.related(beer?.slug ?? ''), enabled: Boolean(beer) });
  if (isPending) return <Spinner label="Loading beer…" className="min-h-[80svh]" />;
  if (!beer)
    return <BeerError isNotFound={error instanceof ApiError && error.status === 404} onRetry={() => void refetch()} />;
  return (
    <>
      <BeerHead beer={beer} />
      <article aria-labelledby={beerNameId}>
        <BeerHero beer={beer} />
        <BeerStats beer={beer} />
        <BeerDetails beer={beer} />
        <BeerGallery beer={beer} />
        <BeerAwards awards={beer.awards} />
      </article>
      <FindThisBeer beer={beer} />
      {related && (
        <>
          <SimilarBeers beers={related.similar} />
          <BeerNeighbors {...related} />
        </>
      )}
    </>
  );
}
