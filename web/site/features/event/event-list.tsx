import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { isEventFilterActive } from '@domain/event/filter';
import { groupByMonth } from '@domain/event/month';
import type { upcomingEvents } from '@domain/page/components/events';
import type { ValuesOf } from '@domain/page/fields';
import { formatMonth } from '@domain/time/format';
import { eventQueries } from '../../../api/events';
import { Button } from '../../../ui/button';
import { buttonClass } from '../../../ui/variants';
import { useScrollToHash } from '../../shared/scroll/use-scroll-to-hash';
import { ClearFilters, EventFilterBar } from './event-filter-bar';
import { EventListSkeleton } from './event-list-skeleton';
import { EventRow } from './event-row';
import { MonthLinks, monthId } from './month-links';
import { NoEvents } from './no-events';
import { useEventFilter } from './use-event-filter';

const moreId = 'more-events';

/** The upcoming events of the selected taproom and category by month, loaded 20 at a time. */
export function EventList({ texts }: { texts: ValuesOf<typeof upcomingEvents> }) {
  const filter = useEventFilter();
  const query = useInfiniteQuery(eventQueries.upcomingPages(filter));
  const { data, isPending, isPlaceholderData, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const status = useRef<HTMLParagraphElement>(null);
  useScrollToHash(!isPending);

  const loadMore = async () => {
    const { hasNextPage: hasMore } = await query.fetchNextPage();
    // The focused button disappears with the last page.
    if (!hasMore) status.current?.focus({ preventScroll: true });
  };

  // A failure shows an empty list.
  const { events, total } = data ?? { events: [], total: 0 };
  const isFiltered = isEventFilterActive(filter);
  if (!isPending && events.length === 0 && !(isFiltered && data)) return <NoEvents texts={texts} />;
  const months = groupByMonth(events);

  return (
    <>
      <EventFilterBar total={isPending || isPlaceholderData ? null : total}>
        <MonthLinks months={months.map(({ month }) => month)} moreId={hasNextPage ? moreId : null} />
      </EventFilterBar>
      {isPending && <EventListSkeleton />}
      {!isPending && events.length === 0 && <NoMatches />}
      <div
        aria-busy={isPlaceholderData}
        className={`transition-opacity duration-200 ${isPlaceholderData ? 'opacity-50' : ''}`}
      >
        {months.map(({ month, events: monthEvents }) => (
          <section key={month} aria-labelledby={monthId(month)} className="mb-10 last:mb-0 print:mb-4">
            <h3 id={monthId(month)} className="mb-6 text-heading text-smoke print:mb-2">
              {formatMonth(`${month}-01`)}
            </h3>
            {monthEvents.map((event) => (
              <EventRow key={event._id} event={event} />
            ))}
          </section>
        ))}
      </div>
      {events.length > 0 && (
        <p ref={status} role="status" tabIndex={-1} className="sr-only">
          {`Showing ${events.length} of ${total} events`}
        </p>
      )}
      {hasNextPage && (
        <div id={moreId} data-no-print className="grid justify-items-center gap-4 border-t border-line pt-10">
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

function NoMatches() {
  return (
    <div className="grid justify-items-start gap-6 py-10 md:py-14">
      <p className="text-lead">No events match these filters.</p>
      <ClearFilters className={buttonClass()}>See all events</ClearFilters>
    </div>
  );
}
