import { Button, Divider, Group, Modal, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { Plus, CalendarDays, LayoutGrid, type LucideIcon, FilePen } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import type { EventCategory, EventStatus } from '@domain/event/constants';
import { eventTag } from '@domain/event/input';
import type { Event } from '@domain/event/schema';
import { findEventTimeZone } from '@domain/event/time-zone';
import { todayIn } from '@domain/time/zone';
import { createKey } from '../../../api/send-once';
import { getSession, getUserId } from '../../../api/staff/session';
import { formatCount } from '../../../domain/format';
import { eventApi, eventQueries, fetchMatchingEvents, type EventPage } from '../../api/events';
import { BulkBar } from '../../components/bulk-bar';
import type { RowSelection } from '../../components/data-table';
import { ListFilters, PagedList } from '../../components/list-page';
import { PageHeader } from '../../components/page-header';
import { RecordState } from '../../components/query-state';
import { showActionToast, ToastText } from '../../components/toast';
import { readDraft } from '../../hooks/use-draft';
import { useList, type List } from '../../hooks/use-list-filters';
import { useSelection } from '../../hooks/use-selection';
import { useEventTimeZones, useTaprooms } from '../../hooks/use-taprooms';
import { navigate } from '../../shell/navigation';
import type { PageProps } from '../../shell/route';
import { EventCalendar } from './event-calendar';
import { EventCards, useEventStatus, type EventHandlers } from './event-card';
import { EventModal, type SavedEvent } from './event-form';
import {
  categoryOptions,
  copyTarget,
  editTarget,
  eventDraftKey,
  newEventTarget,
  statusOptions,
  tapRoomOptions,
  type EventFormTarget,
} from './event-form-values';
import { RepeatModal } from './repeat-form';

type EventListFilters = {
  page: number;
  search: string;
  category: EventCategory | null;
  /** The name of a taproom, or `All`. */
  tapRoom: string | null;
  status: EventStatus | null;
};

const defaultFilters: EventListFilters = { page: 1, search: '', category: null, tapRoom: null, status: null };

type EventListProps = {
  list: List<EventListFilters>;
  filters: Omit<EventListFilters, 'page'>;
  addButton: ReactNode;
  handlers: EventHandlers;
};

/** Upcoming events, soonest first, then past ones, latest first. */
function EventList({ list, filters, addButton, handlers }: EventListProps) {
  const query = useQuery(eventQueries.list({ ...filters, page: list.filters.page, order: 'upcoming-first' }));
  return (
    <PagedList query={query} items={({ events }) => events} itemName="event" emptyAction={addButton} list={list}>
      {(_, page) => (
        <SelectableEvents page={page} filters={filters} handlers={handlers} isStale={query.isPlaceholderData} />
      )}
    </PagedList>
  );
}

type SelectableEventsProps = {
  page: EventPage;
  /** Dimmed while the next page loads. */
  isStale: boolean;
  handlers: EventHandlers;
  filters: EventListProps['filters'];
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

function EventGroup({ title, total, ...cards }: EventGroupProps) {
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
      {cards.events.length === 0 ? (
        <Text size="md" c="dimmed">
          No upcoming events
        </Text>
      ) : (
        <EventCards label={`${title} events`} {...cards} />
      )}
    </section>
  );
}

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
  const { page: _page, ...filters } = list.filters;
  const taprooms = useTaprooms();
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
  const addButton = (
    <Button leftSection={<Plus size={16} />} onClick={() => setTarget(newEventTarget())}>
      Add Event
    </Button>
  );

  const handleClose = () => {
    setTarget(null);
    if (isNewEventRoute || route.id) void navigate({ page: 'events' }, { skipConfirmation: true, replace: true });
  };
  const handleSaved = ({ hasFailedUpload, ...event }: SavedEvent) => {
    handleClose();
    // The form of the event can add the photos.
    if (hasFailedUpload) setTarget(editTarget(event));
    else if (!target?.event && event.status === 'draft')
      showDraftToast(event, () => void setStatus({ event, status: 'published' }));
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
      <ListFilters
        itemName="event"
        list={list}
        choices={[
          { name: 'category', label: 'Category', anyLabel: 'Any category', options: categoryOptions },
          {
            name: 'tapRoom',
            label: 'Taproom',
            anyLabel: 'Any taproom',
            options: tapRoomOptions(taprooms, filters.tapRoom),
          },
          { name: 'status', label: 'Status', anyLabel: 'Any status', options: statusOptions },
        ]}
      />
      {view === 'list' ? (
        <EventList list={list} filters={filters} addButton={addButton} handlers={handlers} />
      ) : (
        <EventCalendar
          filters={filters}
          isFiltered={list.isFiltered}
          onAdd={(date) => setTarget(newEventTarget(date))}
          handlers={handlers}
        />
      )}
      <Modal opened={route.id !== undefined && !linked.data} onClose={handleClose} title="Edit Event">
        <RecordState query={linked} itemName="event" leaveLabel="Show all events" onLeave={handleClose}>
          {() => null}
        </RecordState>
      </Modal>
      <EventModal target={target} onClose={handleClose} onSaved={handleSaved} />
      <RepeatModal event={repeated} onClose={() => setRepeated(null)} />
    </>
  );
}

/** The form to open again after a reload with unsaved changes. */
const readDraftTarget = () =>
  (readDraft(eventDraftKey, getUserId(getSession()))?.context as EventFormTarget | undefined) ?? null;
