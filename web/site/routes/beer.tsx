import { data, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { ApiError } from '../../api/client';
import { beerQueries } from '../../api/beers';
import { BeerPage } from '../features/beer/beer-page';
import { serviceUnavailable } from '../loaders';
import type { LoaderContext } from '../site-context';

/** The beer decides the status: 404 when there is none, 503 when nobody could say. The page shows which. */
export const loader =
  ({ queryClient }: LoaderContext) =>
  async ({ params }: LoaderFunctionArgs) => {
    const query = beerQueries.bySlug(params.slug ?? '');
    await queryClient.prefetchQuery(query);
    const { data: beer, error } = queryClient.getQueryState(query.queryKey) ?? {};
    if (beer) return null;
    return error instanceof ApiError && error.status === 404 ? data(null, { status: 404 }) : serviceUnavailable();
  };

export function BeerRoute() {
  const { slug = '' } = useParams();
  return <BeerPage key={slug} slug={slug} />;
}
