import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Event } from '@domain/event/event';
import { normalizeSchedule } from '@domain/event/schedule';
import { formatMonth } from '@domain/time/format';
import { eventQueries } from '../../../api/events';
import { Button } from '../../../ui/button';
import { useScrollToHash } from '../../shared/scroll/use-scroll-to-hash';
import { EventListSkeleton } from './event-list-skeleton';
import { EventRow } from './event-row';
import { NoEvents } from './no-events';

/** All upcoming events by month, loaded 20 at a time. */
export function EventList() {
  const { data, isPending, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useInfiniteQuery(
    eventQueries.upcomingPages(),
  );
  const status = useRef<HTMLParagraphElement>(null);
  useScrollToHash(!isPending);

  const loadMore = async () => {
    const { hasNextPage: hasMore } = await fetchNextPage();
    // The focused button disappears with the last page.
    if (!hasMore) status.current?.focus({ preventScroll: true });
  };

  if (isPending) return <EventListSkeleton />;
  // visitor-site.md §8: a failure shows an empty list.
  const { events, total } = data ?? { events: [], total: 0 };
  if (events.length === 0) return <NoEvents />;

  return (
    <>
      {groupByMonth(events).map(({ month, events: monthEvents }) => (
        <section key={month} aria-labelledby={`month-${month}`} className="mb-10 last:mb-0 print:mb-4">
          <h3 id={`month-${month}`} className="mb-6 text-heading text-smoke print:mb-2">
            {formatMonth(`${month}-01`)}
          </h3>
          {monthEvents.map((event) => (
            <EventRow key={event._id} event={event} />
          ))}
        </section>
      ))}
      <p ref={status} role="status" tabIndex={-1} className="sr-only">
        {`Showing ${events.length} of ${total} events`}
      </p>
      {hasNextPage && (
        <div data-no-print className="grid justify-items-center gap-4 border-t border-line pt-10">
          {isFetchNextPageError && <p role="alert">More events could not be loaded.</p>}
          <Button
            variant="outline"
            aria-disabled={isFetchingNextPage}
            onClick={() => !isFetchingNextPage && void loadMore()}
          >
            {isFetchingNextPage ? 'Loading…' : isFetchNextPageError ? 'Try Again' : 'Load more events'}
          </Button>
        </div>
      )}
    </>
  );
}

function groupByMonth(events: Event[]) {
  const months = new Map<string, Event[]>();
  for (const event of events) {
    const month = normalizeSchedule(event).startDate.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), event]);
  }
  return [...months].map(([month, monthEvents]) => ({ month, events: monthEvents }));
}
