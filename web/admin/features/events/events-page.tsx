import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Event } from '@domain/event/event';
import { findEventTimeZone } from '@domain/event/time-zone';
import { todayIn } from '@domain/time/zone';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { getSession, getUserId } from '../../auth/session';
import { PageHeader } from '../../components/page-header';
import { useListFilters } from '../../hooks/use-list-filters';
import { useEventTimeZones } from '../../hooks/use-time-zone';
import { readDraft } from '../../lib/drafts';
import { navigate } from '../../shell/navigation';
import type { PageProps } from '../../shell/route';
import { EventCalendar } from './calendar/event-calendar';
import { changeEventStatus } from './change-event-status';
import { showDraftToast } from './draft-toast';
import { EventFilters, defaultFilters } from './event-filters';
import { copyTarget, editTarget, eventDraftKey, newEventTarget, type EventFormTarget } from './event-form-values';
import type { EventHandlers } from './event-handlers';
import { EventList } from './event-list';
import { EventModal } from './event-modal';
import { EventViewSwitch } from './event-view-switch';
import { LinkedEvent } from './linked-event';
import { RepeatModal } from './repeat/repeat-modal';
import { useEventView } from './use-event-view';

/** The route `events-new` is this page with the dialog open for a new event; a route with an id opens that event. */
export function EventsPage({ route }: PageProps) {
  const [filters, updateFilters] = useListFilters('events', defaultFilters);
  const [view, setView] = useEventView();
  const [target, setTarget] = useState<EventFormTarget | null>(readDraftTarget);
  const [repeated, setRepeated] = useState<Event | null>(null);
  const queryClient = useQueryClient();
  const timeZones = useEventTimeZones();
  const isNewEventRoute = route.page === 'events-new';
  const addButton = <AddButton onClick={() => setTarget(newEventTarget())} />;

  const handleClose = () => {
    setTarget(null);
    if (isNewEventRoute || route.id) void navigate({ page: 'events' }, { skipConfirmation: true, replace: true });
  };
  const handleCreated = (event: Event) => {
    if (event.status === 'draft') {
      showDraftToast(event, () => void changeEventStatus(queryClient, event, 'published'));
    }
  };
  const handlers: EventHandlers = {
    onEdit: (event) => setTarget(editTarget(event)),
    onDuplicate: (event) => setTarget(copyTarget(event, todayIn(findEventTimeZone(event, timeZones), new Date()))),
    onRepeat: setRepeated,
  };

  return (
    <>
      <PageHeader title="Events">
        <EventViewSwitch view={view} onChange={setView} />
        {addButton}
      </PageHeader>
      <EventFilters filters={filters} onChange={updateFilters} />
      {view === 'list' ? (
        <EventList filters={filters} onFilters={updateFilters} addButton={addButton} handlers={handlers} />
      ) : (
        <EventCalendar filters={filters} onAdd={(date) => setTarget(newEventTarget(date))} handlers={handlers} />
      )}
      {route.id && <LinkedEvent key={route.id} id={route.id} onLoad={handlers.onEdit} onClose={handleClose} />}
      <EventModal
        target={target ?? (isNewEventRoute ? newEventTarget() : null)}
        onClose={handleClose}
        onCreated={handleCreated}
      />
      <RepeatModal event={repeated} onClose={() => setRepeated(null)} />
    </>
  );
}

/** After a reload with unsaved changes, the form opens again. */
const readDraftTarget = () =>
  (readDraft(eventDraftKey, getUserId(getSession()))?.context as EventFormTarget | undefined) ?? null;

const AddButton = ({ onClick }: { onClick: () => void }) => (
  <Button leftSection={<Plus size={16} aria-hidden />} onClick={onClick}>
    Add Event
  </Button>
);
