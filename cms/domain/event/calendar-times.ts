/** From when to when an event stands in somebody's calendar (decisions.md, "Calendar"). */
import { fromPacificDateTime, toPacificDateTime, type PacificDateTime } from '../time/pacific';
import { addDays } from '../time/plain-date';
import { localTimes, type EventDates } from './schedule';

type Moment = Pick<PacificDateTime, 'date' | 'time'>;
export type CalendarTimes =
  /** `end` is the day after the last one, as calendars want it. */
  { allDay: true; start: string; end: string } | { allDay: false; start: Moment; end: Moment };

const twoHours = 2 * 60 * 60_000;

export const calendarTimes = (event: EventDates): CalendarTimes => {
  const { startDate, startTime, endDate, endTime } = localTimes(event);
  if (!startTime) return { allDay: true, start: startDate, end: addDays(endDate, 1) };
  const start = { date: startDate, time: startTime };
  if (endTime) return { allDay: false, start, end: { date: endDate, time: endTime } };
  const end = toPacificDateTime(new Date(fromPacificDateTime(endDate, startTime).getTime() + twoHours));
  return { allDay: false, start, end: { date: end.date, time: end.time } };
};

/** `20260704T170000` or `20260704`, as both the link and the file write it. */
export const compactMoment = ({ date, time }: Moment) => `${compactDate(date)}T${time.replace(':', '')}00`;

export const compactDate = (date: string) => date.replaceAll('-', '');
