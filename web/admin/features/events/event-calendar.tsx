import { Button, Group, Modal, Stack, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { eventStatuses, statusLabels } from '@domain/event/constants';
import { listEventDays } from '@domain/event/event-days';
import { compareByStart } from '@domain/event/schedule';
import { formatLongDate, formatMonth } from '@domain/time/format';
import { addMonthsToDate, monthWeeks, parsePlainDate, toMonth } from '@domain/time/plain-date';
import { todayIn } from '@domain/time/zone';
import { eventQueries } from '../../api/events';
import { IconButton, SmallButton } from '../../components/buttons';
import { ErrorState } from '../../components/query-state';
import { useListFilters } from '../../hooks/use-list-filters';
import { useActiveTaprooms, useSiteTimeZone } from '../../hooks/use-taprooms';
import { CalendarGrid, statusStyle, taproomCodes } from './calendar-grid';
import classes from './calendar.module.css';
import { EventCards, type EventHandlers } from './event-card';

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
  const isCompact = useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false });

  const days = monthWeeks(toMonth(date)).flat();
  const range = { from: days[0] ?? date, to: days.at(-1) ?? date };
  const query = useQuery({ ...eventQueries.inRange(range, filters), placeholderData: keepPreviousData });
  const events = query.data?.toSorted(compareByStart) ?? [];
  const eventsOn = (day: string) => events.filter((event) => listEventDays(event, day, day).length > 0);
  const isLoaded = query.isSuccess && !query.isPlaceholderData;
  const isEmpty = isLoaded && !days.some((day) => toMonth(day) === toMonth(date) && eventsOn(day).length > 0);
  const opened = open.day ? eventsOn(open.day) : events.filter(({ _id }) => _id === open.id);
  const close = () => setOpen({});
  const thenClose =
    <Subject,>(handler: (subject: Subject) => void) =>
    (subject: Subject) => {
      close();
      handler(subject);
    };

  return (
    <>
      <CalendarToolbar date={date} today={today} onChange={setDate} />
      {query.isError && <ErrorState query={query} errorText="Failed to load events" />}
      <CalendarGrid
        {...{ date, today, eventsOn, isCompact }}
        isLoading={query.isPending || query.isPlaceholderData}
        onDate={setDate}
        onDay={isCompact ? setDate : onAdd}
        onEvent={({ _id }) => setOpen({ id: _id })}
        onMore={(day) => setOpen({ day })}
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
            <EventCards label="Events of the day" events={eventsOn(date)} handlers={handlers} />
          )}
        </section>
      )}
      <CalendarLegend isCompact={isCompact} />
      <Modal
        opened={open.day !== undefined || opened.length > 0}
        onClose={close}
        title={open.day ? formatLongDate(open.day) : 'Event'}
        size={400}
      >
        <Stack gap="sm">
          <EventCards
            label="Events"
            events={opened}
            handlers={{
              onEdit: thenClose(handlers.onEdit),
              onDuplicate: thenClose(handlers.onDuplicate),
              onRepeat: thenClose(handlers.onRepeat),
            }}
          />
          {open.day && <AddButton date={open.day} onAdd={thenClose(onAdd)} />}
        </Stack>
      </Modal>
    </>
  );
}
