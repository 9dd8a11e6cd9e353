/** Opening hours as text that staff copy to a taproom's Google Business Profile. */
import { weekdays } from '../location/constants';
import { weekdayLabels } from '../location/week';
import { formatDate, formatFullDate } from '../time/format';
import { formatSpans, formatWeekday } from './format-hours';
import { listSpecialHours } from './hours-rows';
import type { OpeningHours } from './taproom';

const formatDates = (from: string, to: string) =>
  from === to ? formatFullDate(from) : `${formatDate(from)} - ${formatDate(to)}`;

/** The weekly hours, then the special hours from today on. Sections are separated by a blank line. */
export function formatGoogleText(
  { name, openingHours }: { name: string; openingHours: OpeningHours },
  today: string,
): string {
  const { regular, kitchen } = openingHours;
  const week = weekdays.map((weekday) => `${weekdayLabels[weekday]}: ${formatWeekday(openingHours, weekday)}`);
  const special = listSpecialHours(openingHours, today).map(
    ({ from, to, text, reason }) => `${formatDates(from, to)}: ${text}${reason ? ` (${reason})` : ''}`,
  );
  const kitchenWeek = weekdays.map((weekday) => `${weekdayLabels[weekday]}: ${formatSpans(kitchen?.[weekday] ?? [])}`);
  const sections = [
    [`${name}: opening hours`, ...week],
    special.length > 0 ? ['Special hours', ...special] : [],
    kitchen && JSON.stringify(kitchen) !== JSON.stringify(regular) ? ['Kitchen hours', ...kitchenWeek] : [],
  ];
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
