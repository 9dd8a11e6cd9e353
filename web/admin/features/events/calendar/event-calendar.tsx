import { Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Event } from '@domain/event/event';
import { groupByDay } from '@domain/event/events-by-day';
import { formatMonth } from '@domain/time/format';
import { monthWeeks, toMonth } from '@domain/time/month';
import { useState } from 'react';
import { eventQueries } from '../../../api/events';
import { ErrorState } from '../../../components/query-state';
import { hasFilters, toListParams, type EventListFilters } from '../event-filters';
import type { EventHandlers } from '../event-handlers';
import { CalendarGrid } from './calendar-grid';
import { CalendarLegend } from './calendar-legend';
import { CalendarToolbar } from './calendar-toolbar';
import { DayAgenda } from './day-agenda';
import { DayDialog } from './day-dialog';
import { EventDialog } from './event-dialog';
import { useCalendarDate } from './use-calendar-date';

type EventCalendarProps = {
  filters: EventListFilters;
  /** Adds an event on a date. */
  onAdd: (date: string) => void;
  handlers: EventHandlers;
};

/** A month of events. On narrow screens the days show dots, and the events of the selected day are listed below. */
export function EventCalendar({ filters, onAdd, handlers }: EventCalendarProps) {
  const { today, date, setDate } = useCalendarDate();
  const [openEventId, setOpenEventId] = useState<string | null>(null);
  const [openDay, setOpenDay] = useState<string | null>(null);
  const isCompact = useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false });

  const month = toMonth(date);
  const weeks = monthWeeks(month);
  const range = { from: weeks[0]?.[0] ?? date, to: weeks.at(-1)?.at(-1) ?? date };
  const query = useQuery({
    ...eventQueries.inRange(range, toListParams(filters)),
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
        {isEmpty && `No events${hasFilters(filters) ? ' match these filters' : ''} in ${formatMonth(date)}`}
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
