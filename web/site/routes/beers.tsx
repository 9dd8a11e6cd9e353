import { beerQueries } from '../../api/beers';
import { contentQueries } from '../../api/content';
import { BeerSections } from '../features/beer/beer-sections';
import { BeersHead } from '../features/beer/beers-head';
import { BeersHero } from '../features/beer/beers-hero';
import { serviceUnavailable } from '../loaders';
import type { LoaderContext } from '../site-context';

/** Responds with 503 if the beers fail to load (decisions.md, "When the CMS is unreachable"). */
export const loader =
  ({ queryClient }: LoaderContext) =>
  async () => {
    await Promise.all([
      queryClient.prefetchInfiniteQuery(beerQueries.list()),
      queryClient.prefetchQuery(contentQueries.heroImages('main-website', 'beers')),
    ]);
    return queryClient.getQueryData(beerQueries.list().queryKey) ? null : serviceUnavailable();
  };

export function Component() {
  return (
    <>
      <BeersHead />
      <BeersHero />
      <BeerSections />
    </>
  );
}
