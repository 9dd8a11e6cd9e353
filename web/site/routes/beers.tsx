import { beerQueries } from '../../api/beers';
import { contentQueries } from '../../api/content';
import { tapQueries } from '../../api/taps';
import { BeerSections } from '../features/beer/beer-sections';
import { BeersHead, BeersHero } from '../features/beer/beers-hero';
import { loadPage, prefetch, serviceUnavailable } from '../loaders';
import { renderSections } from '../shared/page/page-sections';
import { usePage } from '../shared/page/use-page';
import type { LoaderContext } from '../site-context';

/** Responds with 503 if the beers fail to load. */
export const loader = (context: LoaderContext) => async () => {
  const { queryClient } = context;
  await Promise.all([
    loadPage(context, 'beers'),
    queryClient.prefetchInfiniteQuery(beerQueries.list()),
    queryClient.prefetchQuery(contentQueries.heroImages('main-website', 'beers')),
    prefetch(queryClient.prefetchQuery(tapQueries.beers())),
  ]);
  return queryClient.getQueryData(beerQueries.list().queryKey) ? null : serviceUnavailable();
};

const sections = { 'beer-list': BeerSections };

export function Component() {
  const page = usePage('beers');
  return (
    <>
      <BeersHead />
      <BeersHero />
      {renderSections(page.sections, sections)}
    </>
  );
}
