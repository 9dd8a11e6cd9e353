import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { categoryLabel, iconOf, publicCategories } from '@domain/event/category';
import type { Event } from '@domain/event/schema';
import type { SectionOf } from '@domain/page/definition';
import type { ValuesOf } from '@domain/page/fields';
import type { upcomingEvents } from '@domain/page/pages/events';
import { formatMonth } from '@domain/time/format';
import { Section } from '../../../ui/layout';
import { eventQueries } from '../../../api/events';
import {
  eventFilterPath,
  groupByMonth,
  isEventFilterActive,
  noEventFilter,
  parseEventFilter,
} from '../../../domain/event';
import { Button, buttonClass } from '../../../ui/button';
import { scrollBehavior } from '../../../ui/motion';
import { Spinner } from '../../../ui/spinner';
import { useWords, Word } from '../../../ui/use-words';
import { categoryIcons } from '../../shared/event-category';
import { ClearLink, FilterLinks } from '../../shared/filter-link';
import { useTaprooms } from '../../shared/taproom/use-taprooms';
import { useSite } from '../../site-context';
import { EventActions, EventBadges, EventDateTime, EventPhoto, EventTitleLink, useEventTone } from './event-parts';
import { EventRow, NoEvents } from './event-rows';

/** The filter in the URL, so that a filtered list can be shared and Back works. */
export function useEventFilter() {
  const [searchParams] = useSearchParams();
  const taprooms = useTaprooms();
  return parseEventFilter(searchParams, taprooms);
}

const countId = 'event-count';

type EventFilterBarProps = {
  /** The number of selected events; null while it loads. */
  total: number | null;
  /** The link to each month below. */
  children?: ReactNode;
};

/** Links to the list of a taproom or a category, which work without JavaScript, and the live number of events. */
function EventFilterBar({ total, children }: EventFilterBarProps) {
  const filter = useEventFilter();
  const taprooms = useTaprooms();
  const { words } = useSite();
  const toWord = useWords();
  return (
    <div data-no-print className="mb-8 grid grid-cols-[minmax(0,1fr)] gap-2 border-y border-line py-3 md:gap-4 md:py-5">
      <nav
        aria-label="Filter events"
        className="flex flex-wrap gap-x-8 gap-y-2 *:min-w-0 max-sm:*:w-[calc(100%+2.5rem)] max-sm:first:*:w-full"
      >
        {taprooms.length > 1 && (
          <FilterLinks
            aria-label="Taproom"
            className="flex flex-wrap gap-2"
            options={['All', ...taprooms.map(({ name }) => name)].map((tapRoom) => ({
              label: tapRoom === 'All' ? toWord(tapRoom) : tapRoom,
              href: eventFilterPath({ ...filter, tapRoom }, taprooms),
              isCurrent: filter.tapRoom === tapRoom,
            }))}
          />
        )}
        <FilterLinks
          aria-label="Category"
          isRemovable
          className="flex gap-2 rail sm:flex-wrap"
          options={publicCategories.map((category) => {
            const isCurrent = filter.category === category;
            return {
              label: toWord(categoryLabel(category)),
              href: eventFilterPath({ ...filter, category: isCurrent ? null : category }, taprooms),
              isCurrent,
              Icon: categoryIcons[iconOf(category, words)],
            };
          })}
        />
      </nav>
      <div className="flex min-h-11 flex-wrap items-center gap-x-6 gap-y-1">
        <p id={countId} role="status" tabIndex={-1} className="text-lg text-smoke shadow-none outline-none">
          {total === null ? 'Loading events…' : toWord(total === 1 ? '{total} event' : '{total} events', { total })}
        </p>
        {isEventFilterActive(filter) && <ClearFilters>{toWord('Clear All')}</ClearFilters>}
        {children}
      </div>
    </div>
  );
}

const ClearFilters = (props: { className?: string; children: ReactNode }) => (
  <ClearLink href={eventFilterPath(noEventFilter, [])} countId={countId} {...props} />
);

/** The next event: its photo across the list, with all details beside it. */
function NextEvent({ event }: { event: Event }) {
  const titleId = useId();
  const dateId = useId();
  return (
    <article
      id={`event-${event._id}`}
      aria-labelledby={`${titleId} ${dateId}`}
      data-label={useEventTone(event)}
      className="label-surface mb-6 grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-card lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] print:mb-0 print:block print:break-inside-avoid print:py-3"
    >
      <EventPhoto
        event={event}
        sizes="(min-width: 1600px) 890px, (min-width: 1024px) 58vw, 88vw"
        className="aspect-16/9 size-full object-cover lg:min-h-[30rem]"
        frameClassName="print:hidden"
      />
      <div className="p-5 sm:p-8 lg:self-center lg:p-12">
        <EventBadges event={event} className="print:float-right print:ml-4" />
        <h4 id={titleId} className="mt-4 text-heading lg:text-title print:mt-0">
          <EventTitleLink event={event} />
        </h4>
        <EventDateTime
          event={event}
          dateId={dateId}
          className="mt-4 print:mt-1 print:flex print:flex-wrap print:gap-x-6"
        />
        {event.description && (
          <p className="mt-4 line-clamp-5 whitespace-pre-line print:mt-1 print:line-clamp-none">{event.description}</p>
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
              <Word>Later</Word>
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

const linkClass =
  'inline-flex min-h-11 items-center font-display text-lg font-semibold tracking-wide underline decoration-amber decoration-2 underline-offset-8 hover:text-accent';

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
function EventList({ texts }: { texts: ValuesOf<typeof upcomingEvents> }) {
  const toWord = useWords();
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
      {isPending && <Spinner label="Loading events…" />}
      {!isPending && events.length === 0 && (
        <div className="grid justify-items-start gap-6 py-10 md:py-14">
          <p className="text-lead">
            <Word>No events match these filters.</Word>
          </p>
          <ClearFilters className={buttonClass()}>
            <Word>See all events</Word>
          </ClearFilters>
        </div>
      )}
      <div
        aria-busy={isPlaceholderData}
        className={`transition-opacity duration-200 ${isPlaceholderData ? 'opacity-50' : ''}`}
      >
        {months.map(({ month, events: monthEvents }) => (
          <section key={month} aria-labelledby={monthId(month)} className="mb-8 last:mb-0 print:mb-4">
            <h3 id={monthId(month)} className="mb-3 text-heading print:mb-2">
              {formatMonth(`${month}-01`)}
            </h3>
            {monthEvents.map((event) =>
              event === events[0] ? (
                <NextEvent key={event._id} event={event} />
              ) : (
                <EventRow key={event._id} event={event} />
              ),
            )}
          </section>
        ))}
      </div>
      {events.length > 0 && (
        <p ref={status} role="status" tabIndex={-1} className="sr-only">
          {toWord('Showing {shown} of {total} events', { shown: events.length, total })}
        </p>
      )}
      {hasNextPage && (
        <div id={moreId} data-no-print className="grid justify-items-center gap-4 border-t border-line pt-10">
          {isFetchNextPageError && <p role="alert">More events could not be loaded.</p>}
          <Button variant="outline" isPending={isFetchingNextPage} onClick={() => void loadMore()}>
            {isFetchingNextPage ? 'Loading…' : isFetchNextPageError ? 'Try Again' : toWord('Load more events')}
          </Button>
        </div>
      )}
    </>
  );
}

export const UpcomingEvents = ({ section }: { section: SectionOf<typeof upcomingEvents> }) => (
  <Section
    id="upcoming"
    heading={section.heading}
    headingClass="mb-4 text-title"
    tone="oat"
    className="-scroll-mt-4 py-6! md:py-20! print:py-6!"
  >
    <EventList texts={section} />
  </Section>
);
