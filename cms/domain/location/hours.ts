/** Parses opening hours as staff enter them: `11:00 AM - 8:00 PM`, `Closed`, `5 PM - midnight`. */
import { minutesPerDay, formatTime, minutesToTime } from '../time/time-of-day';

/** Minutes since midnight; `closes` exceeds 1440 if the range ends on the next day. */
export type TimeRange = { opens: number; closes: number };

const timePattern = /^(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)?$/;

/** `period` is null if the text has neither AM nor PM; `is24Hour` if it can only be a time of the 24-hour clock. */
type ClockTime = { minutes: number; period: 'am' | 'pm' | null; is24Hour?: boolean };

const parseClockTime = (text: string): ClockTime | null => {
  if (text === 'noon') return { minutes: 720, period: 'pm' };
  if (text === 'midnight') return { minutes: 0, period: 'am' };
  const [, hours = '', minutes = '0', period = null] = timePattern.exec(text) ?? [];
  if (!hours || Number(minutes) > 59) return null;
  if (period === null) {
    const sinceMidnight = Number(hours) * 60 + Number(minutes);
    const is24Hour = Number(hours) > 12 || hours.startsWith('0');
    return sinceMidnight <= minutesPerDay ? { minutes: sinceMidnight, period: null, is24Hour } : null;
  }
  if (Number(hours) < 1 || Number(hours) > 12) return null;
  const sinceTwelve = (Number(hours) % 12) * 60 + Number(minutes);
  return { minutes: sinceTwelve + (period === 'pm' ? 720 : 0), period: period === 'pm' ? 'pm' : 'am' };
};

/** `11 - 8`, `11 AM - 8` and `9:00 - 5:00` can mean morning or evening. */
const isAmbiguous = (opens: ClockTime, closes: ClockTime) =>
  closes.period === null &&
  (opens.period !== null
    ? !closes.is24Hour
    : !(opens.is24Hour || closes.is24Hour) || (closes.minutes <= opens.minutes && opens.minutes <= 720));

/** Infers AM or PM of the opening time: `5 - 9 PM` starts in the afternoon, `11 - 8 PM` in the morning. */
const openingMinutes = (opens: ClockTime, closes: ClockTime) => {
  if (opens.period !== null || closes.period === null || opens.minutes > 720) return opens.minutes;
  const sinceTwelve = opens.minutes % 720;
  const inSamePeriod = sinceTwelve + (closes.period === 'pm' ? 720 : 0);
  return inSamePeriod < closes.minutes ? inSamePeriod : sinceTwelve;
};

const parseRange = (text: string): TimeRange | null => {
  const times = text.split(/\s*(?:-|–|—|\bto\b|\buntil\b)\s*/).map((time) => parseClockTime(time.trim()));
  const [opens, closes] = times;
  if (times.length !== 2 || !opens || !closes || isAmbiguous(opens, closes)) return null;
  const from = openingMinutes(opens, closes);
  return { opens: from, closes: closes.minutes <= from ? closes.minutes + minutesPerDay : closes.minutes };
};

/** Lower case, `am` and `pm`, single spaces. */
export const normalizeHoursText = (text: string) =>
  text
    .toLowerCase()
    .replace(/\u00a0|\u202f/g, ' ')
    .replace(/\b([ap])\.?\s?m\b\.?/g, '$1m')
    .replace(/\s+/g, ' ')
    .trim();

/** The opening hours of one day: empty if closed, null if the text cannot be parsed. */
export const parseHours = (text: string): TimeRange[] | null => {
  const normalized = normalizeHoursText(text);
  if (/^closed\b/.test(normalized)) return [];
  if (/^(open )?(24 ?(hours|hrs?|h)|24\/7|all day|around the clock)$/.test(normalized))
    return [{ opens: 0, closes: minutesPerDay }];
  const ranges = normalized.split(/\s*(?:,|;|&|\band\b)\s*/).map(parseRange);
  return ranges.every((range) => range !== null) ? ranges.sort((left, right) => left.opens - right.opens) : null;
};

const formatMinutes = (minutes: number) => formatTime(minutesToTime(minutes));

const formatRange = ({ opens, closes }: TimeRange) =>
  opens === 0 && closes === minutesPerDay ? 'Open 24 hours' : `${formatMinutes(opens)} - ${formatMinutes(closes)}`;

/** `11:00 AM - 2:00 PM & 5:00 PM - 9:00 PM`, `Closed`, `Open 24 hours`. */
export const formatRanges = (ranges: readonly TimeRange[]) => ranges.map(formatRange).join(' & ') || 'Closed';
