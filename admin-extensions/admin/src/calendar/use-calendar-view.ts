/** What the calendar shows. It is in the URL, for links and the browser's back button. */
import { useSearchParams } from 'react-router-dom';
import { addMonthsToDate, firstOfMonth, monthWeeks, toMonth } from '../../../../cms/domain/time/month';
import { addDays, dayOfWeek, parsePlainDate } from '../../../../cms/domain/time/plain-date';

export type ViewName = 'month' | 'week';

export type Period = {
  /** Sundays to Saturdays; one for the week. */
  weeks: string[][];
  from: string;
  to: string;
};

const weekOf = (date: string) => {
  const sunday = addDays(date, -dayOfWeek(date));
  return [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(sunday, days));
};

export function findPeriod(view: ViewName, date: string): Period {
  const weeks = view === 'month' ? monthWeeks(toMonth(date)) : [weekOf(date)];
  return { weeks, from: weeks[0]?.[0] ?? date, to: weeks.at(-1)?.at(-1) ?? date };
}

/** The same weekday of the next or previous week, or the first day of the next or previous month. */
export const stepDate = (view: ViewName, date: string, steps: 1 | -1) =>
  view === 'month'
    ? firstOfMonth(toMonth(addMonthsToDate(firstOfMonth(toMonth(date)), steps)))
    : addDays(date, steps * 7);

const isSamePeriod = (view: ViewName, one: string, other: string) =>
  view === 'month' ? toMonth(one) === toMonth(other) : weekOf(one)[0] === weekOf(other)[0];

export function useCalendarView(today: string) {
  const [params, setParams] = useSearchParams();
  const view: ViewName = params.get('view') === 'week' ? 'week' : 'month';
  const date = parsePlainDate(params.get('date') ?? '') ?? today;

  const change = (changes: Record<string, string | null>, isStep: boolean) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: !isStep },
    );

  return {
    view,
    /** The active day, within the month or week that is shown. */
    date,
    /** The slug of a taproom; null: all of them. */
    taproom: params.get('taproom'),
    setView: (next: ViewName) => change({ view: next === 'month' ? null : next, date }, true),
    setTaproom: (slug: string | null) => change({ taproom: slug }, true),
    /** A date in the same period adds no entry to the browser's history. */
    setDate: (next: string) => change({ date: next }, !isSamePeriod(view, date, next)),
  };
}
