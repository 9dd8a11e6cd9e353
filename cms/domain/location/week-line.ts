/** One line for a week, which names the days of each text. */
import { weekdays, type Weekday } from './constants';
import { weekdayLabels } from './week';

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
