import type { CalendarEvent } from '../../../../cms/domain/panel/calendar';
import { Agenda } from './agenda';
import type { GridContext } from './grid-context';
import { MonthGrid } from './month-grid';
import type { Period, ViewName } from './use-calendar-view';
import { WeekGrid } from './week-grid';

type CalendarDaysProps = {
  view: ViewName;
  period: Period;
  /** Without the days of other months. */
  days: string[];
  /** The time of day now, in the brewery's time zone. */
  time: string;
  isNarrow: boolean;
  events: readonly CalendarEvent[];
  context: GridContext;
  isLoading: boolean;
};

/** The days of a month or week: a grid, or an agenda on narrow screens. */
export function CalendarDays({ view, period, days, time, isNarrow, ...grid }: CalendarDaysProps) {
  if (isNarrow) return <Agenda days={days} events={grid.events} context={grid.context} />;
  if (view === 'month') return <MonthGrid weeks={period.weeks} {...grid} />;
  return <WeekGrid days={period.weeks.flat()} time={time} {...grid} />;
}
