import { Badge, Button, Group, Modal, NavLink, Stack, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { eventStatuses, statusColors, statusLabels } from '@domain/event/constants';
import { listEventDays } from '@domain/event/event-days';
import { compareByStart } from '@domain/event/schedule';
import type { Event } from '@domain/event/schema';
import { eventTaproomLabel } from '@domain/taproom/label';
import { formatLongDate, formatMonth } from '@domain/time/format';
import { addMonthsToDate, monthWeeks, parsePlainDate, toMonth } from '@domain/time/plain-date';
import { todayIn } from '@domain/time/zone';
import { formatEventTime } from '../../../domain/event';
import { eventQueries } from '../../api/events';
import { IconButton, SmallButton } from '../../components/buttons';
import { ErrorState } from '../../components/query-state';
import { useListFilters } from '../../hooks/use-list-filters';
import { useActiveTaprooms, useSiteTimeZone } from '../../hooks/use-taprooms';
import { CalendarGrid, EventTitle, statusStyle, taproomCodes } from './calendar-grid';
import classes from './calendar.module.css';
import { EventCards, type EventHandlers } from './event-card';

type DayEventsProps = { events: readonly Event[]; onEvent: (event: Event) => void };

/** One line for each event, because a day can have many. */
function DayEvents({ events, onEvent }: DayEventsProps) {
  const taprooms = useActiveTaprooms();
  return (
    <Stack component="ul" gap={6}>
      {events.map((event) => (
        <li key={event._id}>
          <NavLink
            component="button"
            bg="var(--mantine-color-body)"
            bd="1px solid gray.3"
            bdrs="sm"
            style={{ ...statusStyle(event.status), borderInlineStart: '4px solid var(--status-color)' }}
            label={<EventTitle event={event} fw={600} style={wrapAnywhere} />}
            description={`${formatEventTime(event) ?? 'No time'} · ${eventTaproomLabel(event.tapRoom, taprooms)}`}
            rightSection={
              <Badge component="span" size="sm" color={statusColors[event.status]}>
                {statusLabels[event.status]}
              </Badge>
            }
            onClick={() => onEvent(event)}
          />
        </li>
      ))}
    </Stack>
  );
}

const wrapAnywhere = { overflowWrap: 'anywhere' } as const;

const AddButton = ({ date, onAdd }: { date: string; onAdd: (date: string) => void }) => (
  <SmallButton
    w="fit-content"
    icon={Plus}
    aria-label={`Add event on ${formatLongDate(date)}`}
    onClick={() => onAdd(date)}
  >
    Add event
  </SmallButton>
);

const steps = [
  { months: -1, icon: ChevronLeft, label: 'Previous month' },
  { months: 1, icon: ChevronRight, label: 'Next month' },
];

type CalendarToolbarProps = { date: string; today: string; onChange: (date: string) => void };

const CalendarToolbar = ({ date, today, onChange }: CalendarToolbarProps) => (
  <Group gap="xs" mb="sm" wrap="nowrap">
    <Title order={2} aria-live="polite" flex={1}>
      {formatMonth(date)}
    </Title>
    <Button variant="default" onClick={() => onChange(today)}>
      Today
    </Button>
    {steps.map(({ months, icon, label }) => (
      <IconButton
        key={label}
        variant="default"
        size="input-sm"
        icon={icon}
        label={label}
        tooltip={label}
        onClick={() => onChange(addMonthsToDate(date, months))}
      />
    ))}
  </Group>
);

/** What colors and letters mean. */
function CalendarLegend({ isCompact }: { isCompact: boolean }) {
  const names = useActiveTaprooms().map(({ name }) => name);
  return (
    <Group component="ul" gap="4px 16px" mt="sm" fz="xs" c="dimmed" aria-label="Legend">
      {eventStatuses.map((status) => (
        <Group component="li" key={status} gap={6}>
          <span className={classes.dot} style={statusStyle(status)} aria-hidden />
          {statusLabels[status]}
        </Group>
      ))}
      {!isCompact &&
        names.length > 1 &&
        [...taproomCodes(names)].map(([name, code]) => (
          <Group component="li" key={name} gap={6}>
            <strong>{code}</strong> {name}
          </Group>
        ))}
    </Group>
  );
}

/** The active date, whose month is shown, is kept until the tab is closed. */
function useCalendarDate() {
  const timeZone = useSiteTimeZone();
  const [now] = useState(() => new Date());
  const today = todayIn(timeZone, now);
  const [stored, setStored] = useListFilters('events-calendar', { date: '' });
  return { today, date: parsePlainDate(stored.date) ?? today, setDate: (date: string) => setStored({ date }) };
}

type EventCalendarProps = {
  filters: Parameters<typeof eventQueries.inRange>[1];
  isFiltered: boolean;
  /** Adds an event on a date. */
  onAdd: (date: string) => void;
  handlers: EventHandlers;
};

/** A month of events. On narrow screens the days show dots, and the events of the selected day are listed below. */
export function EventCalendar({ filters, isFiltered, onAdd, handlers }: EventCalendarProps) {
  const { today, date, setDate } = useCalendarDate();
  const agendaId = useId();
  /** An event's id, or a day with more events than fit. */
  const [open, setOpen] = useState<{ id?: string; day?: string }>({});
  /** What opened the first dialog. */
  const opener = useRef<Element>(null);
  const isCompact = useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false });

  const days = monthWeeks(toMonth(date)).flat();
  const range = { from: days[0] ?? date, to: days.at(-1) ?? date };
  const query = useQuery({ ...eventQueries.inRange(range, filters), placeholderData: keepPreviousData });
  const events = query.data?.toSorted(compareByStart) ?? [];
  const eventsOn = (day: string) => events.filter((event) => listEventDays(event, day, day).length > 0);
  const isLoaded = query.isSuccess && !query.isPlaceholderData;
  const isEmpty = isLoaded && !days.some((day) => toMonth(day) === toMonth(date) && eventsOn(day).length > 0);
  const opened = events.find(({ _id }) => _id === open.id);
  /** Before another dialog opens, which returns the focus there: a button of this dialog will be gone by then. */
  const focusOpener = () => opener.current instanceof HTMLElement && opener.current.focus({ preventScroll: true });
  const show = (next: typeof open) => {
    if (open.day) focusOpener();
    else opener.current = document.activeElement;
    setOpen(next);
  };
  const showEvent = ({ _id }: Event) => show({ id: _id });
  const close = () => setOpen({});
  const thenClose =
    <Subject,>(handler: (subject: Subject) => void) =>
    (subject: Subject) => {
      focusOpener();
      close();
      handler(subject);
    };

  return (
    <>
      <CalendarToolbar date={date} today={today} onChange={setDate} />
      {query.isError && <ErrorState query={query} errorText="Failed to load events" />}
      <CalendarGrid
        date={date}
        today={today}
        eventsOn={eventsOn}
        isCompact={isCompact}
        isLoading={query.isPending || query.isPlaceholderData}
        onDate={setDate}
        onDay={isCompact ? setDate : onAdd}
        onEvent={showEvent}
        onMore={(day) => show({ day })}
      />
      <Text c="dimmed" size="sm" role="status" mt="xs">
        {isEmpty && `No events${isFiltered ? ' match these filters' : ''} in ${formatMonth(date)}`}
      </Text>
      {isCompact && (
        <section aria-labelledby={agendaId}>
          <Group justify="space-between" gap="xs" mt="sm" mb="xs">
            <Title order={3} id={agendaId}>
              {formatLongDate(date)}
            </Title>
            <AddButton date={date} onAdd={onAdd} />
          </Group>
          {eventsOn(date).length === 0 ? (
            <Text c="dimmed" size="sm">
              No events on this day
            </Text>
          ) : (
            <DayEvents events={eventsOn(date)} onEvent={showEvent} />
          )}
        </section>
      )}
      <CalendarLegend isCompact={isCompact} />
      <Modal opened={open.day !== undefined} onClose={close} title={open.day && formatLongDate(open.day)} size="sm">
        {open.day && (
          <Stack gap="sm">
            <DayEvents events={eventsOn(open.day)} onEvent={showEvent} />
            <AddButton date={open.day} onAdd={thenClose(onAdd)} />
          </Stack>
        )}
      </Modal>
      <Modal opened={opened !== undefined} onClose={close} title="Event" size={400}>
        {opened && (
          <EventCards
            label="Event"
            events={[opened]}
            handlers={{
              onEdit: thenClose(handlers.onEdit),
              onDuplicate: thenClose(handlers.onDuplicate),
              onRepeat: thenClose(handlers.onRepeat),
            }}
          />
        )}
      </Modal>
    </>
  );
}
