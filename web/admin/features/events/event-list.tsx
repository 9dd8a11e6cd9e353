import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import type { EventCategory, EventStatus } from '@domain/event/constants';
import type { Event } from '@domain/event/schema';
import { eventQueries, type EventPage } from '../../api/events';
import {
  ClearFiltersButton,
  PaginationBar,
  FilterBar,
  FilterSelect,
  SearchField,
} from '../../components/list-controls';
import { QueryState } from '../../components/query-state';
import { useClampedPage } from '../../hooks/use-list-filters';
import { useTaprooms } from '../../hooks/use-taprooms';
import { formatCount } from '../../lib/format';
import type { EventHandlers } from './change-event-status';
import { EventCard } from './event-card';
import cardClasses from './event-card.module.css';
import { categoryOptions, statusOptions, tapRoomOptions } from './event-form-values';
import classes from './events.module.css';

export type EventListFilters = {
  page: number;
  search: string;
  category: EventCategory | null;
  /** The name of a taproom, or `All`. */
  tapRoom: string | null;
  status: EventStatus | null;
};

export const defaultFilters: EventListFilters = { page: 1, search: '', category: null, tapRoom: null, status: null };

export const hasFilters = ({ search, category, tapRoom, status }: EventListFilters) =>
  search !== '' || category !== null || tapRoom !== null || status !== null;

/** Without the page, which the calendar does not have. */
export const toListParams = ({ search, category, tapRoom, status }: EventListFilters) => ({
  search,
  category: category ?? undefined,
  tapRoom: tapRoom ?? undefined,
  status: status ?? undefined,
});

type EventFiltersProps = { filters: EventListFilters; onChange: (changes: Partial<EventListFilters>) => void };

/** Each change resets the list to page 1. */
export function EventFilters({ filters, onChange }: EventFiltersProps) {
  const taprooms = useTaprooms();
  const applyFilter = (changes: Partial<EventListFilters>) => onChange({ ...changes, page: 1 });
  return (
    <FilterBar label="Filter events" isFiltered={hasFilters(filters)} onClear={() => onChange(defaultFilters)}>
      <SearchField label="Search events" value={filters.search} onSearch={(search) => applyFilter({ search })} />
      <FilterSelect
        label="Category"
        anyLabel="Any category"
        options={categoryOptions}
        value={filters.category}
        onChange={(category) => applyFilter({ category })}
      />
      <FilterSelect
        label="Taproom"
        anyLabel="Any taproom"
        options={tapRoomOptions(taprooms, filters.tapRoom)}
        value={filters.tapRoom}
        onChange={(tapRoom) => applyFilter({ tapRoom })}
      />
      <FilterSelect
        label="Status"
        anyLabel="Any status"
        options={statusOptions}
        value={filters.status}
        onChange={(status) => applyFilter({ status })}
      />
    </FilterBar>
  );
}

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
