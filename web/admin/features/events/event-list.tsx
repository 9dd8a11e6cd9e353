import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Event } from '@domain/event/event';
import { useId, useState, type ReactNode } from 'react';
import { eventQueries, type EventPage } from '../../api/events';
import { ClearFiltersButton } from '../../components/filters';
import { PaginationBar } from '../../components/pagination-bar';
import { QueryState } from '../../components/query-state';
import { useClampedPage } from '../../hooks/use-clamped-page';
import { formatCount } from '../../lib/format-count';
import { EventCard } from './event-card';
import cardClasses from './event-card.module.css';
import { defaultFilters, hasFilters, toListParams, type EventListFilters } from './event-filters';
import type { EventHandlers } from './event-handlers';
import classes from './events.module.css';

type EventListProps = {
  filters: EventListFilters;
  onFilters: (changes: Partial<EventListFilters>) => void;
  addButton: ReactNode;
  handlers: EventHandlers;
};

/** Upcoming events, soonest first, then past ones, latest first. */
export function EventList({ filters, onFilters, addButton, handlers }: EventListProps) {
  const query = useQuery(eventQueries.list({ ...toListParams(filters), page: filters.page, order: 'upcoming-first' }));
  useClampedPage(query.data?.pagination, (page) => onFilters({ page }));
  const isFiltered = hasFilters(filters);
  const clearButton = <ClearFiltersButton onClear={() => onFilters(defaultFilters)} />;

  return (
    <>
      <QueryState
        query={query}
        isEmpty={query.data?.events.length === 0}
        emptyText={isFiltered ? 'No events match these filters' : 'No events yet'}
        emptyAction={isFiltered ? clearButton : addButton}
        errorText="Failed to load events"
      >
        {query.data && <EventGroups page={query.data} isStale={query.isPlaceholderData} handlers={handlers} />}
      </QueryState>
      {query.data && (
        <PaginationBar pagination={query.data.pagination} itemName="event" onPage={(page) => onFilters({ page })} />
      )}
    </>
  );
}

type EventGroupsProps = {
  page: EventPage;
  /** Dimmed while the next page loads. */
  isStale: boolean;
  handlers: EventHandlers;
};

/** The server sorts and counts, so that the divider doesn't depend on the clock of this device. */
function EventGroups({ page: { events, pagination, upcomingTotal }, ...rest }: EventGroupsProps) {
  const upcomingCount = Math.max(0, upcomingTotal - (pagination.page - 1) * pagination.limit);
  const past = events.slice(upcomingCount);
  return (
    <>
      {(upcomingCount > 0 || pagination.page === 1) && (
        <EventGroup title="Upcoming" total={upcomingTotal} events={events.slice(0, upcomingCount)} {...rest} />
      )}
      {past.length > 0 && <EventGroup title="Past" total={pagination.total - upcomingTotal} events={past} {...rest} />}
    </>
  );
}

type EventGroupProps = Omit<EventGroupsProps, 'page'> & { title: string; total: number; events: Event[] };

function EventGroup({ title, total, events, isStale, handlers }: EventGroupProps) {
  const [now] = useState(() => new Date());
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.group}>
      <div className={classes.groupHeader}>
        <Title order={2} id={id}>
          {title} <span className={classes.groupCount}>{formatCount(total)}</span>
        </Title>
      </div>
      {events.length === 0 ? (
        <Text c="dimmed">No upcoming events</Text>
      ) : (
        <ul
          className={cardClasses.grid}
          aria-label={`${title} events`}
          aria-busy={isStale}
          data-stale={isStale || undefined}
        >
          {events.map((event) => (
            <li key={event._id}>
              <EventCard event={event} now={now} handlers={handlers} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
