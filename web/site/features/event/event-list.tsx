import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Event } from '@domain/event/event';
import type { ValuesOf } from '@domain/page/fields';
import type { upcomingEvents } from '@domain/page/pages/events';
import { formatMonth } from '@domain/time/format';
import { eventQueries } from '../../../api/events';
import { isEventFilterActive, groupByMonth } from '../../../domain/event';
import { Button } from '../../../ui/button';
import { scrollBehavior } from '../../../ui/motion';
import { Skeleton } from '../../../ui/skeleton';
import { buttonClass } from '../../../ui/variants';
import { cardLabelledBy, cardTitleId } from './card-label';
import { ClampedText } from './clamped-text';
import { DateBlock } from './date-block';
import { EventActions } from './event-actions';
import { EventBadges } from './event-badges';
import { EventDateTime } from './event-date-time';
import { ClearFilters, EventFilterBar } from './event-filter-bar';
import { EventPhoto } from './event-photo';
import { EventTitleLink } from './event-title-link';
import { NoEvents } from './no-events';
import { useEventFilter } from './use-event-filter';

/** An event on /events: date, photo and details. */
function EventRow({ event }: { event: Event }) {
  return (
    <article
      id={`event-${event._id}`}
      aria-labelledby={cardLabelledBy(event)}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 border-t border-line py-10 md:grid-cols-[6rem_minmax(0,1fr)] md:py-14 lg:grid-cols-[6rem_minmax(0,5fr)_minmax(0,6fr)] lg:gap-x-14 print:block print:break-inside-avoid print:py-3"
    >
      <DateBlock event={event} className="hidden md:block print:hidden" />
      <div className="relative lg:row-auto print:hidden">
        <EventPhoto
          event={event}
          sizes="(min-width: 1600px) 610px, (min-width: 1024px) 38vw, (min-width: 768px) 80vw, 100vw"
          className="aspect-2/1 w-full rounded-card bg-ash object-cover md:aspect-3/2"
        />
        <DateBlock event={event} className="absolute bottom-0 left-0 rounded-tr-card bg-ink pt-3 pr-5 md:hidden" />
      </div>
      <div className="md:col-start-2 lg:col-start-3">
        <EventBadges event={event} className="print:float-right" />
        <h4 id={cardTitleId(event)} className="mt-4 text-heading print:mt-0">
          <EventTitleLink event={event} />
        </h4>
        <EventDateTime event={event} className="mt-4 print:mt-1 print:flex print:flex-wrap print:gap-x-6" />
        {event.description && (
          <ClampedText subject={event.title} className="mt-4 print:mt-1">
            {event.description}
          </ClampedText>
        )}
        <EventActions event={event} className="mt-6 items-center" />
      </div>
    </article>
  );
}

/** Id of a month's section in the list. */
const monthId = (month: string) => `month-${month}`;

/** Jump links to the months that have events; `moreId` is what follows the loaded ones. */
function MonthLinks({ months, moreId }: { months: readonly string[]; moreId: string | null }) {
  if (months.length < 2 && !moreId) return null;
  return (
    <nav aria-label="Months" className="min-w-0 md:ml-auto">
      <ul className="flex flex-wrap gap-x-6">
        {months.map((month) => (
          <li key={month}>
            <a href={`#${monthId(month)}`} className={linkClass}>
              {formatMonth(`${month}-01`)}
            </a>
          </li>
        ))}
        {moreId && (
          <li>
            <a href={`#${moreId}`} className={linkClass}>
              Later
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

const linkClass =
  'inline-flex min-h-11 items-center font-display text-lg font-semibold tracking-wide underline decoration-amber decoration-2 underline-offset-8 hover:text-amber';

/** Three placeholders of an `EventRow`'s size. */
function EventListSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading events…</span>
      {[1, 2, 3].map((row) => (
        <div
          key={row}
          className="grid gap-x-10 gap-y-6 border-t border-line py-12 md:grid-cols-[6rem_minmax(0,1fr)] lg:grid-cols-[6rem_minmax(0,5fr)_minmax(0,6fr)] lg:gap-x-14"
        >
          <Skeleton className="hidden h-32 md:block" />
          <Skeleton className="aspect-3/2 w-full" />
          <div className="grid content-start gap-4 md:col-start-2 lg:col-start-3">
            <Skeleton className="h-7 w-56" />
            <Skeleton className="h-10 w-4/5" />
            <Skeleton className="h-24" />
            <Skeleton className="h-12 w-44" />
          </div>
        </div>
      ))}
    </div>
  );
}

/**
 * Scrolls to the target of a link's hash (`/events#event-…`) once it is rendered, since a list may load after its page. On
 * page load, Back and Forward the browser does this.
 */
function useScrollToHash(isTargetReady: boolean) {
  const { hash } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    if (!isTargetReady || type === 'POP' || hash === '') return;
    document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: scrollBehavior() });
  }, [isTargetReady, type, hash]);
}

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
