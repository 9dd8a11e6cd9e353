import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../api/client';
import { eventQueries } from '../../../api/events';
import { Spinner } from '../../../ui/spinner';
import { EventDetails } from './event-details';
import { EventError } from './event-error';
import { EventHead } from './event-head';
import { EventHero, eventTitleId } from './event-hero';
import { MoreEvents } from './more-events';

export function EventPage({ slug }: { slug: string }) {
  const { data: event, isPending, error, refetch } = useQuery(eventQueries.bySlug(slug));
  if (isPending) return <Spinner label="Loading event…" className="min-h-[80svh]" />;
  if (!event)
    return <EventError isNotFound={error instanceof ApiError && error.status === 404} onRetry={() => void refetch()} />;
  return (
    <>
      <EventHead event={event} />
      <article aria-labelledby={eventTitleId}>
        <EventHero event={event} />
        <EventDetails event={event} />
      </article>
      <MoreEvents event={event} />
    </>
  );
}
