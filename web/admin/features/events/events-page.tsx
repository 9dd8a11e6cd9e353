import { Button, SegmentedControl, Modal, Group } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { Plus, CalendarDays, LayoutGrid, type LucideIcon, FilePen } from 'lucide-react';
import { useState } from 'react';
import type { Event } from '@domain/event/schema';
import { findEventTimeZone } from '@domain/event/time-zone';
import { todayIn } from '@domain/time/zone';
import { createKey } from '../../../api/send-once';
import { eventApi } from '../../api/events';
import { getSession, getUserId } from '../../../api/staff/session';
import { PageHeader } from '../../components/page-header';
import { RecordState } from '../../components/query-state';
import { showActionToast, ToastText } from '../../components/toast';
import { useList } from '../../hooks/use-list-filters';
import { useEventTimeZones } from '../../hooks/use-taprooms';
import { readDraft } from '../../hooks/use-draft';
import { navigate } from '../../shell/navigation';
import type { PageProps } from '../../shell/route';
import { EventCalendar } from './event-calendar';
import { useEventStatus, type EventHandlers } from './event-actions';
import { EventFilters, defaultFilters, EventList } from './event-list';
import { copyTarget, editTarget, eventDraftKey, newEventTarget, type EventFormTarget } from './event-form-values';
import { EventModal } from './event-form';
import { RepeatModal } from './repeat-form';

type EventView = 'list' | 'calendar';

/** The view chosen last on this device. */
const useEventView = () =>
  useLocalStorage<EventView>({
    key: 'adminEventsView',
    defaultValue: 'list',
    getInitialValueInEffect: false,
    serialize: (view) => view,
    deserialize: (text) => (text === 'calendar' ? text : 'list'),
  });

/** Follows the message about a new event: a draft is not on the site yet. */
function showDraftToast({ title }: Event, onPublish: () => void) {
  const id = createKey();
  const handlePublish = () => {
    notifications.hide(id);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    onPublish();
  };
  const message = (
    <ToastText message="Saved as draft" detail={title}>
      <Button size="xs" flex="none" aria-label={`Publish ${title}`} onClick={handlePublish}>
        Publish
      </Button>
    </ToastText>
  );
  showActionToast({ id, message, color: 'yellow', icon: <FilePen size={18} />, autoClose: 12_000 });
}

const viewOptions = [
  { value: 'list' as const, label: <IconLabel icon={LayoutGrid} text="List" /> },
  { value: 'calendar' as const, label: <IconLabel icon={CalendarDays} text="Calendar" /> },
];

function IconLabel({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <Group component="span" gap={6} wrap="nowrap">
      <Icon size={16} aria-hidden />
      {text}
    </Group>
  );
}

/** The route `events-new` is this page with the dialog open for a new event; a route with an id opens that event. */
export function EventsPage({ route }: PageProps) {
  const list = useList('events', defaultFilters);
  const [view, setView] = useEventView();
  const [target, setTarget] = useState<EventFormTarget | null>(readDraftTarget);
  const [repeated, setRepeated] = useState<Event | null>(null);
  const setStatus = useEventStatus();
  const timeZones = useEventTimeZones();
  const isNewEventRoute = route.page === 'events-new';
  const linked = useQuery({ ...eventApi.snapshot(route.id ?? ''), enabled: route.id !== undefined });
  /** What the route opens: the form of a new event, or of one that has been loaded. */
  const linkedTarget = isNewEventRoute ? newEventTarget() : linked.data ? editTarget(linked.data) : null;
  // A route opens its form once: a restored draft stays, and so does the event as it was when the form was opened.
  const routeKey = `${route.page}/${route.id ?? ''}`;
  const [openedBy, setOpenedBy] = useState(target ? routeKey : null);
  if (openedBy !== routeKey && (linkedTarget || !route.id)) {
    setOpenedBy(routeKey);
    if (linkedTarget) setTarget(linkedTarget);
  }
  const addButton = <AddButton onClick={() => setTarget(newEventTarget())} />;

  const handleClose = () => {
    setTarget(null);
    if (isNewEventRoute || route.id) void navigate({ page: 'events' }, { skipConfirmation: true, replace: true });
  };
  const handleCreated = (event: Event) => {
    if (event.status === 'draft') {
      showDraftToast(event, () => void setStatus({ event, status: 'published' }));
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
        <SegmentedControl aria-label="View" bg="gray.2" data={viewOptions} value={view} onChange={setView} />
        {addButton}
      </PageHeader>
      <EventFilters list={list} />
      {view === 'list' ? (
        <EventList list={list} addButton={addButton} handlers={handlers} />
      ) : (
        <EventCalendar list={list} onAdd={(date) => setTarget(newEventTarget(date))} handlers={handlers} />
      )}
      <Modal opened={route.id !== undefined && !linked.data} onClose={handleClose} title="Edit Event">
        <RecordState query={linked} itemName="event" leaveLabel="Show all events" onLeave={handleClose}>
          {() => null}
        </RecordState>
      </Modal>
      <EventModal target={target} onClose={handleClose} onCreated={handleCreated} onIncomplete={handlers.onEdit} />
      <RepeatModal event={repeated} onClose={() => setRepeated(null)} />
    </>
  );
}

/** The form to open again after a reload with unsaved changes. */
const readDraftTarget = () =>
  (readDraft(eventDraftKey, getUserId(getSession()))?.context as EventFormTarget | undefined) ?? null;

const AddButton = ({ onClick }: { onClick: () => void }) => (
  <Button leftSection={<Plus size={16} />} onClick={onClick}>
    Add Event
  </Button>
);
