import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Event } from '@domain/event/event';
import { repeated } from '@domain/event/repeat';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { staffEventQueries } from '../../../api/events';
import { ListState } from '../../kit/list-state';
import { PageHeader } from '../../kit/page-header';
import { Pager } from '../../kit/pager';
import { useExistingPage } from '../../kit/use-existing-page';
import { useListView } from '../../kit/use-list-view';
import { navigate } from '../../shell/navigation';
import type { PageProps } from '../../shell/place';
import { EventFilters, everyEvent, isFiltered } from './event-filters';
import { EventGrid } from './event-grid';
import { EventModal } from './event-modal';
import { newEvent, type EventFormTarget } from './event-values';

/** `events-new` is this page with its dialog open for a new event. */
export function EventsPage({ place }: PageProps) {
  const [view, changeView] = useListView('events', everyEvent);
  const [chosen, setChosen] = useState<EventFormTarget | null>(null);
  const query = useQuery(staffEventQueries.list(filterOf(view)));
  useExistingPage(query.data?.pagination, (page) => changeView({ page }));
  const events = query.data?.events ?? [];
  const isNewAsked = place.page === 'events-new';
  const addButton = <AddButton onClick={() => setChosen(newEvent)} />;

  const handleClose = () => {
    setChosen(null);
    if (isNewAsked) void navigate({ page: 'events' }, { isSaved: true, isReplacement: true });
  };
  const handleRepeat = (event: Event) => setChosen({ event: null, template: repeated(event), origin: event.title });

  return (
    <>
      <PageHeader title="Events">{addButton}</PageHeader>
      <EventFilters view={view} onChange={changeView} />
      <ListState
        query={query}
        isEmpty={events.length === 0}
        emptyText={isFiltered(view) ? 'No events match these filters' : 'No events yet'}
        emptyAction={
          isFiltered(view) ? (
            <Button variant="default" onClick={() => changeView(everyEvent)}>
              Clear Filters
            </Button>
          ) : (
            addButton
          )
        }
        failureText="Failed to load events"
      >
        <EventGrid
          events={events}
          isStale={query.isPlaceholderData}
          onEdit={(event) => setChosen({ event, template: event, origin: null })}
          onRepeat={handleRepeat}
        />
      </ListState>
      {query.data && <Pager pagination={query.data.pagination} noun="event" onPage={(page) => changeView({ page })} />}
      <EventModal target={chosen ?? (isNewAsked ? newEvent : null)} onClose={handleClose} />
    </>
  );
}

const filterOf = ({ page, search, category, tapRoom, status }: typeof everyEvent) => ({
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
