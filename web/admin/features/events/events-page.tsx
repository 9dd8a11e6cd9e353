import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Event } from '@domain/event/event';
import { copyEvent } from '@domain/event/copy';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { staffEventQueries } from '../../../api/events';
import { QueryState } from '../../components/query-state';
import { PageHeader } from '../../components/page-header';
import { PaginationBar } from '../../components/pagination-bar';
import { useClampedPage } from '../../hooks/use-clamped-page';
import { useListFilters } from '../../hooks/use-list-filters';
import { navigate } from '../../shell/navigation';
import type { PageProps } from '../../shell/route';
import { EventFilters, defaultFilters, hasFilters } from './event-filters';
import { EventGrid } from './event-grid';
import { EventModal } from './event-modal';
import { newEvent, type EventFormTarget } from './event-form-values';

/** `events-new` is this page with its dialog open for a new event. */
export function EventsPage({ route: place }: PageProps) {
  const [view, changeView] = useListFilters('events', defaultFilters);
  const [chosen, setChosen] = useState<EventFormTarget | null>(null);
  const query = useQuery(staffEventQueries.list(filterOf(view)));
  useClampedPage(query.data?.pagination, (page) => changeView({ page }));
  const events = query.data?.events ?? [];
  const isNewAsked = place.page === 'events-new';
  const addButton = <AddButton onClick={() => setChosen(newEvent)} />;

  const handleClose = () => {
    setChosen(null);
    if (isNewAsked) void navigate({ page: 'events' }, { isSaved: true, isReplacement: true });
  };
  const handleDuplicate = (event: Event) =>
    setChosen({ event: null, template: copyEvent(event), copiedFrom: event.title });

  return (
    <>
      <PageHeader title="Events">{addButton}</PageHeader>
      <EventFilters filters={view} onChange={changeView} />
      <QueryState
        query={query}
        isEmpty={events.length === 0}
        emptyText={hasFilters(view) ? 'No events match these filters' : 'No events yet'}
        emptyAction={
          hasFilters(view) ? (
            <Button variant="default" onClick={() => changeView(defaultFilters)}>
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
          onEdit={(event) => setChosen({ event, template: event, copiedFrom: null })}
          onDuplicate={handleDuplicate}
        />
      </QueryState>
      {query.data && (
        <PaginationBar pagination={query.data.pagination} itemName="event" onPage={(page) => changeView({ page })} />
      )}
      <EventModal target={chosen ?? (isNewAsked ? newEvent : null)} onClose={handleClose} />
    </>
  );
}

const filterOf = ({ page, search, category, tapRoom, status }: typeof defaultFilters) => ({
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
