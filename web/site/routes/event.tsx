import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { ApiError } from '../../api/client';
import { eventQueries } from '../../api/events';
import { EventPage } from '../features/event/event-page';
import { moreEventsQuery } from '../features/event/more-events';
import { prefetch, serviceUnavailable } from '../loaders';
import { loadPage } from '../shared/page/load-page';
import { notFound } from '../shared/status/not-found';
import type { LoaderContext } from '../site-context';

/** Sets the status: 404 for an unknown event, 503 for other failures. The page shows the error itself. */
export const loader =
  (context: LoaderContext) =>
  async ({ params }: LoaderFunctionArgs) => {
    const { queryClient } = context;
    const query = eventQueries.bySlug(params.slug ?? '');
    await Promise.all([queryClient.prefetchQuery(query), loadPage(context, 'event')]);
    const event = queryClient.getQueryData(query.queryKey)?.event;
    if (event) {
      return prefetch(
        queryClient.prefetchQuery(eventQueries.mentionedBeers(event)),
        queryClient.prefetchQuery(moreEventsQuery(event)),
      );
    }
    const error = queryClient.getQueryState(query.queryKey)?.error;
    return error instanceof ApiError && error.status === 404 ? notFound() : serviceUnavailable();
  };

export function Component() {
  const { slug = '' } = useParams();
  return <EventPage key={slug} slug={slug} />;
}
