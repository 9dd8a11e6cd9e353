/** The one-line summary of the week's hours: generated from the days, and parsed to check that it matches them. */
import { weekdays, type Weekday, weekdayLabels } from './constants';
import { formatRanges, parseHours, normalizeHoursText, type TimeRange } from './hours';
import type { Hours } from './schema';

const abbreviateWeekday = (weekday: Weekday) => weekdayLabels[weekday].slice(0, 3);

/** `Sun-Thu`, `Mon, Wed-Fri`: joins adjacent days, also across the end of the week. */
function formatDays(isIncluded: (weekday: Weekday) => boolean): string {
  const weekdayAt = (index: number) => weekdays[(index + 7) % 7] ?? 'monday';
  return weekdays
    .flatMap((weekday, start) => {
      if (!isIncluded(weekday) || isIncluded(weekdayAt(start - 1))) return [];
      let length = 1;
      while (isIncluded(weekdayAt(start + length))) length += 1;
      return length === 1
        ? abbreviateWeekday(weekday)
        : `${abbreviateWeekday(weekday)}-${abbreviateWeekday(weekdayAt(start + length - 1))}`;
    })
    .join(', ');
}

/** `11:00 AM - 8:00 PM daily`, `11:00 AM - 9:00 PM Sun-Thu, 11:00 AM - 10:00 PM Fri-Sat`; closed days come last. */
export function formatWeekLine(getText: (weekday: Weekday) => string): string {
  const texts = new Map(weekdays.map((weekday) => [weekday, getText(weekday)]));
  const distinct = [...new Set(texts.values())];
  if (distinct.length === 1) return distinct[0] === 'Closed' ? 'Closed' : `${distinct[0]} daily`;
  const closedLast = [...distinct.filter((text) => text !== 'Closed'), ...distinct.filter((text) => text === 'Closed')];
  return closedLast.map((text) => `${text} ${formatDays((weekday) => texts.get(weekday) === text)}`).join(', ');
}

type Days = Pick<Hours, Weekday>;

/** Normalizes a day's hours, so that different spellings of equal hours compare equal. */
const normalizeDay = (text: string) => {
  const ranges = parseHours(text);
  return ranges === null ? text.trim() : formatRanges(ranges);
};

/** `11:00 AM - 8:00 PM daily`, `11:00 AM - 9:00 PM Sun-Thu, 11:00 AM - 10:00 PM Fri-Sat`. */
export const formatDisplayHours = (days: Days): string => formatWeekLine((weekday) => normalizeDay(days[weekday]));

const timePattern = String.raw`(?:noon|midnight|\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm)?)`;
const dayPattern = String.raw`(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?\.?`;
const toPattern = String.raw`\s*(?:-|–|—|\bto\b|\bthrough\b|\bthru\b|\buntil\b)\s*`;
const everyDayPattern = String.raw`daily|every day|7 days a week`;
const tokens = new RegExp(
  String.raw`(?<times>${timePattern}${toPattern}${timePattern}|closed|24 hours)|(?<days>${everyDayPattern}|weekdays|weekends|${dayPattern}(?:${toPattern}${dayPattern})?)`,
  'g',
);
/** The only text allowed between tokens. */
const separators = /^(?:[\s,;:&|/()]|\band\b|\bopen\b)*$/;

const dayIndex = (name: string) => weekdays.findIndex((weekday) => weekday.startsWith(name.slice(0, 3)));

function parseDays(text: string): Weekday[] {
  if (new RegExp(`^(?:${everyDayPattern})$`).test(text)) return [...weekdays];
  if (text === 'weekdays') return weekdays.slice(0, 5);
  if (text === 'weekends') return weekdays.slice(5);
  const [first = 0, last = first] = text.split(new RegExp(toPattern)).map(dayIndex);
  const count = ((last - first + 7) % 7) + 1;
  return [...weekdays, ...weekdays].slice(first, first + count);
}

type Group = { days: Weekday[]; ranges: TimeRange[] };

/** The hours of each day; unlisted days are closed. Null if the line contains text that cannot be parsed. */
function parseDisplay(text: string): Map<Weekday, TimeRange[]> | null {
  const line = normalizeHoursText(text);
  if (!separators.test(line.replace(tokens, ' '))) return null;
  const matches = [...line.matchAll(tokens)].map(({ groups }) => groups ?? {});
  // Either `9 AM - 5 PM Mon-Fri, …` or `Mon-Fri 9 AM - 5 PM, …`: a leading token after a trailing one starts a group.
  const areDaysLeading = matches[0]?.days !== undefined;
  const groups: Group[] = [];
  let isAfterTrailing = true;
  for (const { days, times } of matches) {
    const isLeading = areDaysLeading ? days !== undefined : times !== undefined;
    let group = groups.at(-1);
    if (!group || (isLeading && isAfterTrailing)) groups.push((group = { days: [], ranges: [] }));
    isAfterTrailing = !isLeading;
    if (days) group.days.push(...parseDays(days));
    const ranges = times === undefined ? [] : parseHours(times);
    if (ranges === null) return null;
    group.ranges.push(...ranges);
  }
  const [first] = groups;
  if (!first) return null;
  if (groups.length === 1 && first.days.length === 0) first.days = [...weekdays];
  return new Map(groups.flatMap(({ days, ranges }) => days.map((weekday) => [weekday, ranges] as const)));
}

/** Whether the line matches the hours of the days; null if either cannot be parsed. */
export function displayMatchesHours(display: string, days: Days): boolean | null {
  const parsed = parseDisplay(display);
  const week = weekdays.map((weekday) => parseHours(days[weekday]));
  if (!parsed || week.includes(null)) return null;
  return weekdays.every((weekday, index) => JSON.stringify(parsed.get(weekday) ?? []) === JSON.stringify(week[index]));
}
