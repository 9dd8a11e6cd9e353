/** A month of events: a grid of days, with a bar across the days of each event. */
import { useDroppable } from '@dnd-kit/core';
import { groupByDay } from '../../../../cms/domain/event/events-by-day';
import { fitWeek, layOutWeek, type WeekBar } from '../../../../cms/domain/event/week-lanes';
import type { CalendarEvent } from '../../../../cms/domain/panel/calendar';
import { formatLongDate, formatMonth } from '../../../../cms/domain/time/format';
import { toMonth } from '../../../../cms/domain/time/month';
import { abbreviate, weekdayNames } from '../../../../cms/domain/time/names';
import { ColumnHeader, dayHeaderHeight, Grid, MonthCell, monthLines, MoreButton, Row } from './calendar-styles';
import { DayHeader, isClosedOn } from './day-header';
import { zoneId } from './drag';
import type { GridContext } from './grid-context';
import { SpanBars } from './span-bars';
import { useGridKeys } from './use-grid-keys';

type MonthGridProps = {
  weeks: string[][];
  events: readonly CalendarEvent[];
  context: GridContext;
  isLoading: boolean;
};

export function MonthGrid({ weeks, events, context, isLoading }: MonthGridProps) {
  const { date, onDate } = context;
  const { grid, handleKeyDown } = useGridKeys(date, onDate);
  const byDay = groupByDay(events, weeks[0]?.[0] ?? date, weeks.at(-1)?.at(-1) ?? date);
  return (
    <Grid
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={`Events in ${formatMonth(date)}`}
      aria-busy={isLoading}
      $isLoading={isLoading}
      onKeyDown={handleKeyDown}
    >
      <Row role="row">
        {weekdayNames.map((name) => (
          <ColumnHeader key={name} role="columnheader" aria-label={name}>
            {abbreviate(name)}
          </ColumnHeader>
        ))}
      </Row>
      {weeks.map((week) => (
        <Week key={week[0]} week={week} events={events} byDay={byDay} context={context} />
      ))}
    </Grid>
  );
}

type WeekProps = {
  week: string[];
  events: readonly CalendarEvent[];
  byDay: ReadonlyMap<string, readonly CalendarEvent[]>;
  context: GridContext;
};

function Week({ week, events, byDay, context }: WeekProps) {
  const { shown, hiddenCounts } = fitWeek(layOutWeek(events, week[0] ?? ''), monthLines);
  return (
    <Row role="row">
      {week.map((day, column) => (
        <Day
          key={day}
          day={day}
          bars={shown.filter((bar) => bar.column === column)}
          hiddenCount={hiddenCounts[column] ?? 0}
          eventCount={byDay.get(day)?.length ?? 0}
          context={context}
        />
      ))}
    </Row>
  );
}

type DayProps = {
  day: string;
  /** The bars that begin on this day or continue from the week before. */
  bars: WeekBar<CalendarEvent>[];
  hiddenCount: number;
  eventCount: number;
  context: GridContext;
};

function Day({ day, bars, hiddenCount, eventCount, context }: DayProps) {
  const zone = { date: day, hasHours: false };
  const { setNodeRef, isOver } = useDroppable({ id: zoneId(zone), data: zone });
  const isActive = day === context.date;
  const isOutside = toMonth(day) !== toMonth(context.date);
  return (
    <MonthCell
      ref={setNodeRef}
      role="gridcell"
      aria-selected={isActive}
      $isActive={isActive}
      $isOutside={isOutside}
      $isClosed={isClosedOn(context, day)}
      $isOver={isOver}
    >
      <DayHeader date={day} context={context} eventCount={eventCount} isOutside={isOutside} />
      <SpanBars day={day} bars={bars} top={dayHeaderHeight} isInTabOrder={isActive} context={context} />
      {hiddenCount > 0 && (
        <MoreButton
          type="button"
          tabIndex={isActive ? 0 : -1}
          aria-label={`${hiddenCount} more on ${formatLongDate(day)}`}
          onClick={() => context.onDay(day)}
        >
          +{hiddenCount} more
        </MoreButton>
      )}
    </MonthCell>
  );
}
