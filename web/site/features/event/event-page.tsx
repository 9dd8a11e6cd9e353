import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../api/client';
import { eventQueries } from '../../../api/events';
import { Spinner } from '../../../ui/spinner';
import { usePage } from '../../shared/page/use-page';
import { EventDetails } from './event-details';
import { EventError } from './event-error';
import { EventHead } from './event-head';
import { EventHero, eventTitleId } from './event-hero';
import { MoreEvents } from './more-events';

export function EventPage({ slug }: { slug: string }) {
  const texts = usePage('event');
  const { data: event, isPending, error, refetch } = useQuery(eventQueries.bySlug(slug));
  if (isPending) return <Spinner label="Loading event…" className="min-h-[80svh]" />;
  if (!event) {
    const isNotFound = error instanceof ApiError && error.status === 404;
    return <EventError texts={texts.hero} isNotFound={isNotFound} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <EventHead texts={texts} event={event} />
      <article aria-labelledby={eventTitleId}>
        <EventHero texts={texts.hero} event={event} />
        {texts.sections.map(
          (section) =>
            section.type === 'event-details' && <EventDetails key={section.type} section={section} event={event} />,
        )}
      </article>
      {texts.sections.map(
        (section) =>
          section.type === 'more-events' && <MoreEvents key={section.type} section={section} event={event} />,
      )}
    </>
  );
}
