/** A week of events by the hour, with all-day events and those of several days above the hours. */
import { useDroppable } from '@dnd-kit/core';
import { styled } from 'styled-components';
import { formatEventTime } from '../../../../cms/domain/event/display';
import { type DayLayout, findShownHours, lastsAllDay, layOutDay } from '../../../../cms/domain/event/day-columns';
import { groupByDay } from '../../../../cms/domain/event/events-by-day';
import { normalizeSchedule } from '../../../../cms/domain/event/schedule';
import { layOutWeek, type WeekBar } from '../../../../cms/domain/event/week-lanes';
import type { CalendarEvent } from '../../../../cms/domain/panel/calendar';
import { formatDate, formatLongDate } from '../../../../cms/domain/time/format';
import { formatShortTime, minutesToTime, timeToMinutes } from '../../../../cms/domain/time/time-of-day';
import { barGap, barHeight, Cell, dayHeaderHeight, Grid, MoreButton, Row } from './calendar-styles';
import { DayHeader, isClosedOn } from './day-header';
import { type DropZone, hourHeight, zoneId } from './drag';
import { EventBar } from './event-bar';
import type { GridContext } from './grid-context';
import { SpanBars } from './span-bars';
import { useGridKeys } from './use-grid-keys';

const AllDay = styled.div<{ $isOver: boolean }>`
  position: relative;
  border-bottom: 1px solid ${({ theme }) => theme.colors.neutral200};
  ${({ theme, $isOver }) => $isOver && `background: ${theme.colors.primary100};`}
`;

const Hours = styled.div<{ $isOver: boolean }>`
  position: relative;
  background-image: linear-gradient(${({ theme }) => theme.colors.neutral150} 1px, transparent 1px);
  background-size: 100% ${hourHeight}px;
  ${({ theme, $isOver }) => $isOver && `background-color: ${theme.colors.primary100};`}
`;

const Axis = styled.div`
  position: relative;
  border-top: 1px solid ${({ theme }) => theme.colors.neutral200};
  font-size: 1.1rem;
  text-align: right;
  color: ${({ theme }) => theme.colors.neutral600};
  span {
    position: absolute;
    right: 0.8rem;
    transform: translateY(-50%);
  }
`;

const NowLine = styled.div`
  position: absolute;
  z-index: 2;
  left: 0;
  right: 0;
  border-top: 2px solid ${({ theme }) => theme.colors.danger600};
  pointer-events: none;
  &::before {
    content: '';
    position: absolute;
    top: -5px;
    left: -4px;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${({ theme }) => theme.colors.danger600};
  }
`;

/** Takes the last of four columns. */
const HiddenButton = styled(MoreButton)`
  left: calc(75% + 2px);
  right: 2px;
  bottom: auto;
  padding: 0;
  text-align: center;
  overflow-wrap: anywhere;
  background: ${({ theme }) => theme.colors.neutral100};
`;

/** `6p - 8p`, where there is no room for more. */
const formatShortTimes = (event: CalendarEvent) => {
  const { startTime, endTime } = normalizeSchedule(event);
  return [startTime, endTime].flatMap((time) => (time ? formatShortTime(time) : [])).join(' - ');
};

type WeekGridProps = {
  days: string[];
  events: readonly CalendarEvent[];
  context: GridContext;
  /** The time of day now, in the brewery's time zone. */
  time: string;
  isLoading: boolean;
};

const emptyLayout: DayLayout<CalendarEvent> = { blocks: [], hidden: [] };

type ShownHours = { from: number; to: number };

export function WeekGrid({ days, events, context, time, isLoading }: WeekGridProps) {
  const { date, onDate } = context;
  const { grid, handleKeyDown } = useGridKeys(date, onDate);
  const firstDay = days[0] ?? date;
  const byDay = groupByDay(events, firstDay, days.at(-1) ?? date);
  const bars = layOutWeek(events.filter(lastsAllDay), firstDay);
  const layouts = days.map((day) => layOutDay(events, day));
  const hours = findShownHours(layouts);
  const lanes = Math.max(0, ...bars.map(({ lane }) => lane + 1));
  const allDayHeight = Math.max(1, lanes) * (barHeight + barGap) + 8;
  return (
    <Grid
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={`Events in the week of ${formatDate(firstDay)}`}
      aria-busy={isLoading}
      $isLoading={isLoading}
      onKeyDown={handleKeyDown}
    >
      <Row role="row" $hasAxis>
        <HourAxis hours={hours} top={dayHeaderHeight + allDayHeight} />
        {days.map((day, column) => (
          <Day
            key={day}
            day={day}
            bars={bars.filter((bar) => bar.column === column)}
            layout={layouts[column] ?? emptyLayout}
            hours={hours}
            time={time}
            allDayHeight={allDayHeight}
            eventCount={byDay.get(day)?.length ?? 0}
            context={context}
          />
        ))}
      </Row>
    </Grid>
  );
}

const HourAxis = ({ hours: { from, to }, top }: { hours: ShownHours; top: number }) => (
  <Axis aria-hidden>
    <span style={{ top: top - barHeight / 2 - 8 }}>All day</span>
    {Array.from({ length: to - from }, (_, index) => from + index).map((hour) => (
      <span key={hour} style={{ top: top + (hour - from) * hourHeight + (hour === from ? 8 : 0) }}>
        {formatShortTime(minutesToTime(hour * 60))}
      </span>
    ))}
  </Axis>
);

type DayProps = {
  day: string;
  bars: WeekBar<CalendarEvent>[];
  layout: DayLayout<CalendarEvent>;
  hours: ShownHours;
  time: string;
  allDayHeight: number;
  eventCount: number;
  context: GridContext;
};

function Day({ day, bars, layout: { blocks, hidden }, hours, time, allDayHeight, eventCount, context }: DayProps) {
  const [dayZone, hoursZone] = [false, true].map((hasHours) => ({ date: day, hasHours })) as [DropZone, DropZone];
  const { setNodeRef: setAllDayRef, isOver: isOverAllDay } = useDroppable({ id: zoneId(dayZone), data: dayZone });
  const { setNodeRef: setHoursRef, isOver: isOverHours } = useDroppable({ id: zoneId(hoursZone), data: hoursZone });
  const isActive = day === context.date;
  const toTop = (minutes: number) => ((minutes - hours.from * 60) / 60) * hourHeight;
  const now = timeToMinutes(time);
  const hasNow = day === context.today && now >= hours.from * 60 && now < hours.to * 60;
  return (
    <Cell
      role="gridcell"
      aria-selected={isActive}
      $isActive={isActive}
      $isOutside={false}
      $isClosed={isClosedOn(context, day)}
      $isOver={false}
    >
      <DayHeader date={day} context={context} eventCount={eventCount} hasWeekday />
      <AllDay ref={setAllDayRef} $isOver={isOverAllDay} style={{ height: allDayHeight }}>
        <SpanBars day={day} bars={bars} top={4} isInTabOrder={isActive} context={context} />
      </AllDay>
      <Hours ref={setHoursRef} $isOver={isOverHours} style={{ height: (hours.to - hours.from) * hourHeight }}>
        {blocks.map(({ event, start, end, column, columns }) => (
          <EventBar
            key={event._id}
            source={{ event, firstDay: day, span: 1, hasHours: true }}
            context={context}
            isInTabOrder={isActive}
            note={(columns > 1 ? formatShortTimes(event) : formatEventTime(event)) ?? undefined}
            hasCode={columns === 1}
            style={{
              top: toTop(start) + 1,
              height: toTop(end) - toTop(start) - 2,
              left: `calc(${(column / columns) * 100}% + 2px)`,
              width: `calc(${100 / columns}% - 4px)`,
            }}
          />
        ))}
        {hidden.map(({ start, end, count }) => (
          <HiddenButton
            key={start}
            type="button"
            tabIndex={isActive ? 0 : -1}
            aria-label={`${count} more on ${formatLongDate(day)}`}
            style={{ top: toTop(start) + 1, height: toTop(end) - toTop(start) - 2 }}
            onClick={() => context.onDay(day)}
          >
            +{count} more
          </HiddenButton>
        ))}
        {hasNow && <NowLine style={{ top: toTop(now) }} />}
      </Hours>
    </Cell>
  );
}
