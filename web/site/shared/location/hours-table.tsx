import { Fragment } from 'react';
import { formatKitchenHours, listHoursRows, listUpcomingExceptions, type HoursRow } from '../../../domain/hours-rows';
import { showsHours } from '@domain/taproom/label';
import type { TaproomSummary } from '@domain/taproom/schema';
import { todayIn } from '@domain/time/zone';
import { useNow } from '../../site-context';

type HoursTableProps = { taproom: Pick<TaproomSummary, 'openingHours' | 'timeZone'>; className?: string };

const tableClass = 'w-full max-w-md text-base tabular-nums phone:text-lg sm:text-lg';

/**
 * A row for each day of the week from today, Monday first, with the exceptions of these dates; today, in the taproom's time
 * zone, is highlighted. Later exceptions and the kitchen's hours follow.
 */
export function HoursTable({ taproom: { openingHours, timeZone }, className = '' }: HoursTableProps) {
  const now = useNow();
  const today = todayIn(timeZone, now);
  const upcoming = listUpcomingExceptions(openingHours, today);
  const kitchen = formatKitchenHours(openingHours);
  return (
    <div className={`@container ${className}`}>
      <table className={tableClass}>
        <caption className="sr-only">Opening hours</caption>
        <tbody>
          {listHoursRows(openingHours, today).map((row) => (
            <DayRow key={row.weekday} row={row} />
          ))}
        </tbody>
      </table>
      {upcoming.length > 0 && (
        <table className={`${tableClass} mt-8`}>
          <caption className="pb-1 text-left text-base font-semibold">Coming up</caption>
          <tbody>
            {upcoming.map(({ from, dates, text, reason }) => (
              <tr key={from} className="border-b border-line align-top">
                <th scope="row" className="py-2.5 pr-3 text-left font-[inherit]">
                  {dates}
                  {reason && <Note text={reason} />}
                </th>
                <td className="py-2.5 text-right">
                  <HoursText text={text} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {kitchen && (
        <p className="mt-6 max-w-md text-base wrap-anywhere">
          <span className="font-semibold">Kitchen:</span> {kitchen}
        </p>
      )}
    </div>
  );
}

type HoursDetailsProps = { taproom: TaproomSummary; label: string; className?: string };

/** The hours, on phones on demand: the status has today's. Nothing for a taproom without any. */
export const HoursDetails = ({ taproom, label, className = '' }: HoursDetailsProps) =>
  showsHours(taproom) && (
    <details className={`always-open-wide ${className}`}>
      <summary className="flex min-h-11 items-center font-display text-xl font-semibold tracking-wide underline decoration-amber decoration-2 underline-offset-8">
        {label}
        <span className="sr-only"> of {taproom.name}</span>
      </summary>
      <HoursTable taproom={taproom} />
    </details>
  );

function DayRow({ row: { label, isToday, text, note } }: { row: HoursRow }) {
  return (
    <tr
      aria-current={isToday ? 'date' : undefined}
      className={`border-b border-line align-top ${isToday ? 'font-semibold text-accent' : ''}`}
    >
      <th scope="row" className="py-2.5 pr-3 text-left font-[inherit]">
        {label}
        {isToday && <span className="sr-only"> (today)</span>}
        {note && <Note text={note} />}
      </th>
      <td className="py-2.5 text-right">
        <HoursText text={text} />
      </td>
    </tr>
  );
}

/** A time span with its longest times. */
const maxSpanLength = '10:00 AM - 10:00 PM'.length;

/** Lines break between time spans, and within one only where large text leaves little room. */
const HoursText = ({ text }: { text: string }) =>
  text.split(' & ').map((span, index) => (
    <Fragment key={span}>
      {index > 0 && ' & '}
      <span className={span.length <= maxSpanLength ? '@[17rem]:whitespace-nowrap' : 'wrap-anywhere'}>{span}</span>
    </Fragment>
  ));

const Note = ({ text }: { text: string }) => <span className="block text-base font-normal wrap-anywhere">{text}</span>;
