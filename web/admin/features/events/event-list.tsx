import { Divider, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import type { EventCategory, EventStatus } from '@domain/event/constants';
import { eventTag } from '@domain/event/input';
import type { Event } from '@domain/event/schema';
import { eventQueries, eventApi, fetchMatchingEvents, type EventPage } from '../../api/events';
import { BulkBar } from '../../components/bulk-bar';
import type { RowSelection } from '../../components/data-table';
import { ListFilters, PagedList } from '../../components/list-page';
import type { List } from '../../hooks/use-list-filters';
import { useSelection } from '../../hooks/use-selection';
import { useTaprooms } from '../../hooks/use-taprooms';
import { formatCount } from '../../../domain/format';
import type { EventHandlers } from './event-actions';
import { EventCard } from './event-card';
import { categoryOptions, statusOptions, tapRoomOptions } from './event-form-values';

export type EventListFilters = {
  page: number;
  search: string;
  category: EventCategory | null;
  /** The name of a taproom, or `All`. */
  tapRoom: string | null;
  status: EventStatus | null;
};

export const defaultFilters: EventListFilters = { page: 1, search: '', category: null, tapRoom: null, status: null };

/** Drops the page, which the calendar does not have. */
export const toListParams = ({ page: _page, ...params }: EventListFilters) => params;

export function EventFilters({ list }: { list: List<EventListFilters> }) {
  const taprooms = useTaprooms();
  return (
    <ListFilters
      itemName="event"
      list={list}
      choices={[
        { name: 'category', label: 'Category', anyLabel: 'Any category', options: categoryOptions },
        {
          name: 'tapRoom',
          label: 'Taproom',
          anyLabel: 'Any taproom',
          options: tapRoomOptions(taprooms, list.filters.tapRoom),
        },
        { name: 'status', label: 'Status', anyLabel: 'Any status', options: statusOptions },
      ]}
    />
  );
}

type EventListProps = {
  list: List<EventListFilters>;
  addButton: ReactNode;
  handlers: EventHandlers;
};

/** Upcoming events, soonest first, then past ones, latest first. */
export function EventList({ list, addButton, handlers }: EventListProps) {
  const params = toListParams(list.filters);
  const query = useQuery(eventQueries.list({ ...params, page: list.filters.page, order: 'upcoming-first' }));
  return (
    <PagedList query={query} items={({ events }) => events} itemName="event" emptyAction={addButton} list={list}>
      {(_, page) => (
        <SelectableEvents page={page} isStale={query.isPlaceholderData} filters={params} handlers={handlers} />
      )}
    </PagedList>
  );
}

type SelectableEventsProps = {
  page: EventPage;
  /** Dimmed while the next page loads. */
  isStale: boolean;
  handlers: EventHandlers;
  filters: ReturnType<typeof toListParams>;
};

/** The server sorts and counts, so that the divider doesn't depend on the clock of this device. */
function SelectableEvents({ filters, page: { events, pagination, upcomingTotal }, ...props }: SelectableEventsProps) {
  const selection = useSelection(filters, props.isStale);
  const records = events.map(toNamed);
  const upcomingCount = Math.max(0, upcomingTotal - (pagination.page - 1) * pagination.limit);
  const past = events.slice(upcomingCount);
  const group = { ...props, selection: selection.rowsOf(records) };

  return (
    <>
      <BulkBar
        api={eventApi}
        records={records}
        total={pagination.total}
        selection={selection}
        fetchAllResults={async () => (await fetchMatchingEvents(selection.filter)).map(toNamed)}
        actions={[
          [
            { label: 'Publish', result: 'published', changes: { status: 'published' } },
            { label: 'Back to draft', result: 'in draft again', changes: { status: 'draft' } },
          ],
          [
            { label: 'Make public', result: 'now public', changes: { isPublic: true } },
            { label: 'Hide from the public', result: 'no longer public', changes: { isPublic: false } },
          ],
        ]}
        tagging={{ schema: eventTag, suggestions: [...new Set(events.flatMap(({ tags }) => tags))] }}
        describeDelete={() =>
          'They disappear from the site at once. To tell visitors that they won’t take place, cancel them instead.'
        }
      />
      <Stack gap={28}>
        {(upcomingCount > 0 || pagination.page === 1) && (
          <EventGroup {...group} title="Upcoming" total={upcomingTotal} events={events.slice(0, upcomingCount)} />
        )}
        {past.length > 0 && (
          <EventGroup {...group} title="Past" total={pagination.total - upcomingTotal} events={past} />
        )}
      </Stack>
    </>
  );
}

const toNamed = ({ _id, title }: Event) => ({ _id, name: title });

type EventGroupProps = Pick<SelectableEventsProps, 'isStale' | 'handlers'> & {
  title: string;
  total: number;
  events: Event[];
  selection: RowSelection<Event>;
};

function EventGroup({ title, total, events, isStale, ...cards }: EventGroupProps) {
  const [now] = useState(() => new Date());
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Group gap="sm" mb="sm" wrap="nowrap">
        <Title order={2} id={id}>
          {title}{' '}
          <Text span inherit fw={400} c="dimmed">
            {formatCount(total)}
          </Text>
        </Title>
        <Divider flex={1} color="gray.4" />
      </Group>
      {events.length === 0 ? (
        <Text size="md" c="dimmed">
          No upcoming events
        </Text>
      ) : (
        <SimpleGrid
          component="ul"
          minColWidth="min(100%, 270px)"
          spacing={16}
          opacity={isStale ? 0.6 : undefined}
          aria-label={`${title} events`}
          aria-busy={isStale}
        >
          {events.map((event) => (
            <li key={event._id}>
              <EventCard event={event} now={now} {...cards} />
            </li>
          ))}
        </SimpleGrid>
      )}
    </section>
  );
}
