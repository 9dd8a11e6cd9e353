import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { beerQueries } from '../../api/beers';
import { tapQueries } from '../../api/taps';
import { BeerPage } from '../features/beer/beer-page';
import { loadPage, missing, prefetch } from '../loaders';
import type { LoaderContext } from '../site-context';

/** Sets the status: 404 for an unknown beer, 503 for other failures. The page shows the error itself. */
export const loader =
  (context: LoaderContext) =>
  async ({ params }: LoaderFunctionArgs) => {
    const { queryClient } = context;
    const taps = prefetch(queryClient.prefetchQuery(tapQueries.beers()));
    const query = beerQueries.bySlug(params.slug ?? '');
    await Promise.all([queryClient.prefetchQuery(query), loadPage(context, 'beer'), taps]);
    const beer = queryClient.getQueryData(query.queryKey)?.beer;
    if (!beer) return missing(queryClient, query.queryKey);
    return prefetch(queryClient.prefetchQuery(beerQueries.related(beer.slug)));
  };

export function Component() {
  const { slug = '' } = useParams();
  return <BeerPage key={slug} slug={slug} />;
}
