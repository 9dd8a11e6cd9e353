/** The one line that stands for the week: written from the days, and read again to see whether it still says the same. */
import { minutesToTime, formatTime } from '../time/time-of-day';
import { parseHours, normalizeHoursText, type TimeRange } from './hours';
import { weekdays, type Hours, type Weekday } from './location';
import { weekdayLabels } from './week';

type Days = Pick<Hours, Weekday>;

const time = (minutes: number) => formatTime(minutesToTime(minutes));

/** The same hours in the same words, however they were typed. */
const daysText = (text: string) => {
  const spans = parseHours(text);
  if (spans === null) return text.trim();
  return spans.map(({ opens, closes }) => `${time(opens)} - ${time(closes)}`).join(' & ') || 'Closed';
};

const short = (weekday: Weekday) => weekdayLabels[weekday].slice(0, 3);

/** `Sun-Thu`, `Mon, Wed-Fri`: neighbours together, also over the end of the week. */
function daysLabel(isIn: (weekday: Weekday) => boolean): string {
  const at = (index: number) => weekdays[(index + 7) % 7] ?? 'monday';
  return weekdays
    .flatMap((weekday, start) => {
      if (!isIn(weekday) || isIn(at(start - 1))) return [];
      let length = 1;
      while (isIn(at(start + length))) length += 1;
      return length === 1 ? short(weekday) : `${short(weekday)}-${short(at(start + length - 1))}`;
    })
    .join(', ');
}

/** `11:00 AM - 8:00 PM daily`, `11:00 AM - 9:00 PM Sun-Thu, 11:00 AM - 10:00 PM Fri-Sat`. */
export function formatDisplayHours(days: Days): string {
  const texts = new Map(weekdays.map((weekday) => [weekday, daysText(days[weekday])]));
  const different = [...new Set(texts.values())];
  if (different.length === 1) return different[0] === 'Closed' ? 'Closed' : `${different[0]} daily`;
  // What is open comes first.
  const inOrder = [...different.filter((text) => text !== 'Closed'), ...different.filter((text) => text === 'Closed')];
  return inOrder.map((text) => `${text} ${daysLabel((weekday) => texts.get(weekday) === text)}`).join(', ');
}

const clock = String.raw`(?:noon|midnight|\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm)?)`;
const day = String.raw`(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?\.?`;
const dash = String.raw`\s*(?:-|–|—|\bto\b|\bthrough\b|\bthru\b|\buntil\b)\s*`;
const everyDay = String.raw`daily|every day|7 days a week`;
const words = new RegExp(
  String.raw`(?<times>${clock}${dash}${clock}|closed)|(?<days>${everyDay}|weekdays|weekends|${day}(?:${dash}${day})?)`,
  'g',
);
/** Between them only what joins. */
const joints = /^(?:[\s,;:&|/()]|\band\b|\bopen\b)*$/;

const dayIndex = (name: string) => weekdays.findIndex((weekday) => weekday.startsWith(name.slice(0, 3)));

function readDays(text: string): Weekday[] {
  if (new RegExp(`^(?:${everyDay})$`).test(text)) return [...weekdays];
  if (text === 'weekdays') return weekdays.slice(0, 5);
  if (text === 'weekends') return weekdays.slice(5);
  const [first = 0, last = first] = text.split(new RegExp(dash)).map(dayIndex);
  const count = ((last - first + 7) % 7) + 1;
  return [...weekdays, ...weekdays].slice(first, first + count);
}

type Said = { days: Weekday[]; spans: TimeRange[] };

/** What a line says of each day; days it does not name are closed. Null when it says more than could be read. */
function readDisplay(text: string): Map<Weekday, TimeRange[]> | null {
  const plain = normalizeHoursText(text);
  if (!joints.test(plain.replace(words, ' '))) return null;
  const found = [...plain.matchAll(words)].map(({ groups }) => groups ?? {});
  const areDaysFirst = found[0]?.days !== undefined;
  const all: Said[] = [];
  let isComplete = true;
  for (const { days, times } of found) {
    const isOther = areDaysFirst ? days !== undefined : times !== undefined;
    let said = all.at(-1);
    if (!said || (isOther && isComplete)) all.push((said = { days: [], spans: [] }));
    isComplete = !isOther;
    if (days) said.days.push(...readDays(days));
    const spans = times === undefined ? [] : parseHours(times);
    if (spans === null) return null;
    said.spans.push(...spans);
  }
  const [only] = all;
  if (!only) return null;
  if (all.length === 1 && only.days.length === 0) only.days = [...weekdays];
  return new Map(all.flatMap(({ days, spans }) => days.map((weekday) => [weekday, spans] as const)));
}

/** Whether the line says what the days say; null when nobody could tell. */
export function displayMatchesHours(display: string, days: Days): boolean | null {
  const said = readDisplay(display);
  const week = weekdays.map((weekday) => parseHours(days[weekday]));
  if (!said || week.includes(null)) return null;
  return weekdays.every((weekday, index) => JSON.stringify(said.get(weekday) ?? []) === JSON.stringify(week[index]));
}
