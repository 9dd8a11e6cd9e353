import type { Hours } from '@domain/location/location';
import { getWeekday } from '@domain/location/open-status';
import { toWeekRows } from '@domain/location/week';
import { pacificToday } from '@domain/time/pacific';
import { useNow } from '../../site-context';

/** A row for each day, Monday first; today, in Pacific time, is highlighted. */
export function HoursTable({ hours, className = '' }: { hours: Hours; className?: string }) {
  const now = useNow();
  const today = getWeekday(pacificToday(now));
  return (
    <table className={`w-full max-w-md text-base tabular-nums phone:text-lg sm:text-lg ${className}`}>
      <caption className="sr-only">Opening hours</caption>
      <tbody>
        {toWeekRows(hours).map(({ weekday, label, text }) => (
          <tr
            key={weekday}
            aria-current={weekday === today ? 'date' : undefined}
            className={`border-b border-line ${weekday === today ? 'font-semibold text-amber' : ''}`}
          >
            <th scope="row" className="py-2.5 pr-3 text-left font-[inherit]">
              {label}
              {weekday === today && <span className="sr-only"> (today)</span>}
            </th>
            <td className="py-2.5 text-right">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
