import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { eventQueries } from '../../api/events';
import { EventPage, moreEventsQuery } from '../features/event/event-page';
import { loadPage, missing, prefetch } from '../loaders';
import type { LoaderContext } from '../site-context';

/** Sets the status: 404 for an unknown event, 503 for other failures. The page shows the error itself. */
export const loader =
  (context: LoaderContext) =>
  async ({ params }: LoaderFunctionArgs) => {
    const { queryClient } = context;
    const query = eventQueries.bySlug(params.slug ?? '');
    await Promise.all([queryClient.prefetchQuery(query), loadPage(context, 'event')]);
    const event = queryClient.getQueryData(query.queryKey);
    if (!event) return missing(queryClient, query.queryKey);
    return prefetch(
      queryClient.prefetchQuery(eventQueries.mentionedBeers(event)),
      queryClient.prefetchQuery(moreEventsQuery(event)),
    );
  };

export function Component() {
  const { slug = '' } = useParams();
  return <EventPage key={slug} slug={slug} />;
}
