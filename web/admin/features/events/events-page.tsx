import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Event } from '@domain/event/event';
import { copyEvent } from '@domain/event/copy';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { eventQueries } from '../../api/events';
import { PageHeader } from '../../components/page-header';
import { PaginationBar } from '../../components/pagination-bar';
import { QueryState } from '../../components/query-state';
import { useClampedPage } from '../../hooks/use-clamped-page';
import { useListFilters } from '../../hooks/use-list-filters';
import { navigate } from '../../shell/navigation';
import type { PageProps } from '../../shell/route';
import { EventFilters, defaultFilters, hasFilters } from './event-filters';
import { newEventTarget, type EventFormTarget } from './event-form-values';
import { EventGrid } from './event-grid';
import { EventModal } from './event-modal';
import { LinkedEvent } from './linked-event';

/** The route `events-new` is this page with the dialog open for a new event; a route with an id opens that event. */
export function EventsPage({ route }: PageProps) {
  const [filters, updateFilters] = useListFilters('events', defaultFilters);
  const [target, setTarget] = useState<EventFormTarget | null>(null);
  const query = useQuery(eventQueries.list(toListQuery(filters)));
  useClampedPage(query.data?.pagination, (page) => updateFilters({ page }));
  const events = query.data?.events ?? [];
  const isNewEventRoute = route.page === 'events-new';
  const addButton = <AddButton onClick={() => setTarget(newEventTarget)} />;

  const handleClose = () => {
    setTarget(null);
    if (isNewEventRoute || route.id) void navigate({ page: 'events' }, { skipConfirmation: true, replace: true });
  };
  const handleEdit = (event: Event) => setTarget({ event, template: null, copiedFrom: null });
  const handleDuplicate = (event: Event) =>
    setTarget({ event: null, template: copyEvent(event, new Date()), copiedFrom: event.title });

  return (
    <>
      <PageHeader title="Events">{addButton}</PageHeader>
      <EventFilters filters={filters} onChange={updateFilters} />
      <QueryState
        query={query}
        isEmpty={events.length === 0}
        emptyText={hasFilters(filters) ? 'No events match these filters' : 'No events yet'}
        emptyAction={
          hasFilters(filters) ? (
            <Button variant="default" onClick={() => updateFilters(defaultFilters)}>
              Clear Filters
            </Button>
          ) : (
            addButton
          )
        }
        errorText="Failed to load events"
      >
        <EventGrid
          events={events}
          isStale={query.isPlaceholderData}
          onEdit={handleEdit}
          onDuplicate={handleDuplicate}
        />
      </QueryState>
      {query.data && (
        <PaginationBar pagination={query.data.pagination} itemName="event" onPage={(page) => updateFilters({ page })} />
      )}
      {route.id && <LinkedEvent key={route.id} id={route.id} onLoad={handleEdit} onClose={handleClose} />}
      <EventModal target={target ?? (isNewEventRoute ? newEventTarget : null)} onClose={handleClose} />
    </>
  );
}

const toListQuery = ({ page, search, category, tapRoom, status }: typeof defaultFilters) => ({
  page,
  search,
  category: category ?? undefined,
  tapRoom: tapRoom ?? undefined,
  status: status ?? undefined,
});

const AddButton = ({ onClick }: { onClick: () => void }) => (
  <Button leftSection={<Plus size={16} aria-hidden />} onClick={onClick}>
    Add Event
  </Button>
);
