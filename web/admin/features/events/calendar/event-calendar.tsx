import { Text, ActionIcon, Button, Title, Tooltip, Modal, Stack, Badge } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { useState, useId } from 'react';
import { eventStatuses, statusLabels, statusColors } from '@domain/event/constants';
import type { Event } from '@domain/event/schema';
import { formatMonth, formatLongDate } from '@domain/time/format';
import { monthWeeks, toMonth, addMonthsToDate, parsePlainDate } from '@domain/time/plain-date';
import { todayIn } from '@domain/time/zone';
import { eventQueries } from '../../../api/events';
import { ErrorState } from '../../../components/query-state';
import { useListFilters, type List } from '../../../hooks/use-list-filters';
import { useActiveTaprooms, useSiteTimeZone } from '../../../hooks/use-taprooms';
import { toListParams, type EventListFilters } from '../event-list';
import type { EventHandlers } from '../change-event-status';
import { groupByDay, taproomCodes, CalendarGrid } from './calendar-grid';
import classes from './calendar.module.css';
import { allTaproomsLabel } from '@domain/taproom/label';
import { formatEventTime } from '../../../../domain/event';
import { EventCard } from '../event-card';
import { SmallButton } from '../../../components/buttons';

type DayAgendaProps = {
  date: string;
  events: readonly Event[];
  onEvent: (event: Event) => void;
  onAdd: (date: string) => void;
};

/** The events of the selected day, below a compact calendar. */
function DayAgenda({ date, events, onEvent, onAdd }: DayAgendaProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.agenda}>
      <div className={classes.agendaHeader}>
        <Title order={3} id={id}>
          {formatLongDate(date)}
        </Title>
        <AddButton date={date} onAdd={onAdd} />
      </div>
      {events.length === 0 ? (
        <Text c="dimmed" size="sm">
          No events on this day
        </Text>
      ) : (
        <DayEvents events={events} onEvent={onEvent} />
      )}
    </section>
  );
}

const AddButton = ({ date, onAdd }: Pick<DayAgendaProps, 'date' | 'onAdd'>) => (
  <SmallButton icon={Plus} aria-label={`Add event on ${formatLongDate(date)}`} onClick={() => onAdd(date)}>
    Add event
  </SmallButton>
);

function DayEvents({ events, onEvent }: Pick<DayAgendaProps, 'events' | 'onEvent'>) {
  const taprooms = useActiveTaprooms();
  return (
    <ul className={classes.dayEvents}>
      {events.map((event) => (
        <li key={event._id}>
          <button type="button" className={classes.dayEvent} data-status={event.status} onClick={() => onEvent(event)}>
            <span className={classes.dayEventTitle}>{event.title}</span>
            <span className={classes.dayEventDetails}>
              {[
                formatEventTime(event) ?? 'No time',
                event.tapRoom === 'All' ? allTaproomsLabel(taprooms) : event.tapRoom,
              ].join(' · ')}
            </span>
            <Badge size="sm" color={statusColors[event.status]} className={classes.dayEventStatus}>
              {statusLabels[event.status]}
            </Badge>
          </button>
        </li>
      ))}
    </ul>
  );
}

type EventDialogProps = {
  /** Null while closed, and after it was deleted. */
  event: Event | null;
  handlers: EventHandlers;
  onClose: () => void;
};

/** The card of an event that was opened in the calendar. */
function EventDialog({ event, handlers, onClose }: EventDialogProps) {
  const [now] = useState(() => new Date());
  const thenClose = (handler: (event: Event) => void) => (opened: Event) => {
    onClose();
    handler(opened);
  };
  return (
    <Modal opened={event !== null} onClose={onClose} title="Event" size={400} classNames={{ body: classes.dialogBody }}>
      {event && (
        <EventCard
          event={event}
          now={now}
          handlers={{
            onEdit: thenClose(handlers.onEdit),
            onDuplicate: thenClose(handlers.onDuplicate),
            onRepeat: thenClose(handlers.onRepeat),
          }}
        />
      )}
    </Modal>
  );
}

type DayDialogProps = {
  date: string | null;
  events: readonly Event[];
  onEvent: (event: Event) => void;
  onAdd: (date: string) => void;
  onClose: () => void;
};

/** All events of a day that has more than fit into the calendar. */
function DayDialog({ date, events, onEvent, onAdd, onClose }: DayDialogProps) {
  const handleAdd = (day: string) => {
    onClose();
    onAdd(day);
  };
  return (
    <Modal opened={date !== null} onClose={onClose} title={date && formatLongDate(date)} size="sm">
      {date && (
        <Stack gap="sm" align="flex-start">
          <DayEvents events={events} onEvent={onEvent} />
          <AddButton date={date} onAdd={handleAdd} />
        </Stack>
      )}
    </Modal>
  );
}

type CalendarToolbarProps = { date: string; today: string; onChange: (date: string) => void };

const CalendarToolbar = ({ date, today, onChange }: CalendarToolbarProps) => (
  <div className={classes.toolbar}>
    <Title order={2} aria-live="polite" flex={1}>
      {formatMonth(date)}
    </Title>
    <Button variant="default" size="sm" onClick={() => onChange(today)}>
      Today
    </Button>
    <Tooltip label="Previous month">
      <ActionIcon variant="default" aria-label="Previous month" onClick={() => onChange(addMonthsToDate(date, -1))}>
        <ChevronLeft size={18} />
      </ActionIcon>
    </Tooltip>
    <Tooltip label="Next month">
      <ActionIcon variant="default" aria-label="Next month" onClick={() => onChange(addMonthsToDate(date, 1))}>
        <ChevronRight size={18} />
      </ActionIcon>
    </Tooltip>
  </div>
);

/** What colors and letters mean. */
function CalendarLegend() {
  const names = useActiveTaprooms().map(({ name }) => name);
  return (
    <ul className={classes.legend} aria-label="Legend">
      {eventStatuses.map((status) => (
        <li key={status}>
          <span className={classes.dot} data-status={status} aria-hidden />
          {statusLabels[status]}
        </li>
      ))}
      {names.length > 1 &&
        [...taproomCodes(names)].map(([name, code]) => (
          <li key={name} className={classes.legendCodes}>
            <abbr title={name}>{code}</abbr> {name}
          </li>
        ))}
    </ul>
  );
}

/**
 * Today in the brewery's time zone, and the active date, whose month is shown; both views keep it until the tab is closed.
 */
function useCalendarDate() {
  const timeZone = useSiteTimeZone();
  const [now] = useState(() => new Date());
  const today = todayIn(timeZone, now);
  const [stored, setStored] = useListFilters('events-calendar', { date: '' });
  return { today, date: parsePlainDate(stored.date) ?? today, setDate: (date: string) => setStored({ date }) };
}

type EventCalendarProps = {
  list: List<EventListFilters>;
  /** Adds an event on a date. */
  onAdd: (date: string) => void;
  handlers: EventHandlers;
};

/** A month of events. On narrow screens the days show dots, and the events of the selected day are listed below. */
export function EventCalendar({ list, onAdd, handlers }: EventCalendarProps) {
  const { today, date, setDate } = useCalendarDate();
  const [openEventId, setOpenEventId] = useState<string | null>(null);
  const [openDay, setOpenDay] = useState<string | null>(null);
  const isCompact = useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false });

  const month = toMonth(date);
  const weeks = monthWeeks(month);
  const range = { from: weeks[0]?.[0] ?? date, to: weeks.at(-1)?.at(-1) ?? date };
  const query = useQuery({
    ...eventQueries.inRange(range, toListParams(list.filters)),
    placeholderData: keepPreviousData,
  });
  const events = query.data ?? [];
  const byDay = groupByDay(events, range.from, range.to);
  const isEmpty = query.isSuccess && !query.isPlaceholderData && !events.some((event) => isInMonth(event, month));
  const openEvent = (event: Event) => {
    setOpenDay(null);
    setOpenEventId(event._id);
  };
  const grid = { date, today, weeks, byDay, isCompact, isLoading: query.isPending || query.isPlaceholderData };

  return (
    <>
      <CalendarToolbar date={date} today={today} onChange={setDate} />
      {query.isError && <ErrorState query={query} errorText="Failed to load events" />}
      <CalendarGrid
        {...grid}
        onDate={setDate}
        onDay={isCompact ? setDate : onAdd}
        onEvent={openEvent}
        onMore={setOpenDay}
      />
      <Text c="dimmed" size="sm" role="status" mt="xs">
        {isEmpty && `No events${list.isFiltered ? ' match these filters' : ''} in ${formatMonth(date)}`}
      </Text>
      {isCompact && <DayAgenda date={date} events={byDay.get(date) ?? []} onEvent={openEvent} onAdd={onAdd} />}
      <CalendarLegend />
      <DayDialog
        date={openDay}
        events={byDay.get(openDay ?? '') ?? []}
        onEvent={openEvent}
        onAdd={onAdd}
        onClose={() => setOpenDay(null)}
      />
      <EventDialog
        event={events.find(({ _id }) => _id === openEventId) ?? null}
        handlers={handlers}
        onClose={() => setOpenEventId(null)}
      />
    </>
  );
}

const isInMonth = ({ startDate, endDate }: Event, month: string) =>
  toMonth(startDate) <= month && toMonth(endDate ?? startDate) >= month;
