import { Mail, MapPin, Phone, type LucideIcon } from 'lucide-react';
import { type ReactNode, Fragment } from 'react';
import type { Contact } from '@domain/location/schema';
import { phoneUrl } from '@domain/shared/phone-number';
import { showsHours } from '@domain/taproom/label';
import type { TaproomSummary } from '@domain/taproom/schema';
import { todayIn } from '@domain/time/zone';
import { formatAddress } from '../../../domain/us-address';
import { SmartLink } from '../../../ui/smart-link';
import { formatKitchenHours, listHoursRows, listUpcomingExceptions, type HoursRow } from '../../../domain/hours-rows';
import { useNow } from '../../site-context';
import { directionsUrl, emailUrl } from './contact-urls';

/** Address, phone and e-mail as links that open directions, a call or a message. */
export function ContactLinks({ contact, className = '' }: { contact: Contact; className?: string }) {
  const { address, phone, email } = contact;
  return (
    <ul className={`grid grid-cols-1 gap-1 text-lg ${className}`}>
      {address && (
        <ContactLink Icon={MapPin} href={directionsUrl(address)}>
          <address className="not-italic">{formatAddress(address)}</address>
          <span className="sr-only">: directions</span>
        </ContactLink>
      )}
      {phone && (
        <ContactLink Icon={Phone} href={phoneUrl(phone)}>
          {phone}
        </ContactLink>
      )}
      {email && (
        <ContactLink Icon={Mail} href={emailUrl(email)}>
          {/* Breaks after the @ in a narrow column. */}
          {email.replace(/@.*/, '@')}
          <wbr />
          {email.replace(/.*@/, '')}
        </ContactLink>
      )}
    </ul>
  );
}

function ContactLink({ Icon, href, children }: { Icon: LucideIcon; href: string; children: ReactNode }) {
  return (
    <li className="flex items-start gap-4">
      <Icon aria-hidden className="mt-3 size-5 shrink-0 text-accent" />
      <SmartLink href={href} className="min-w-0 py-2 wrap-anywhere underline-offset-4 hover:underline">
        {children}
      </SmartLink>
    </li>
  );
}

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
            <Row key={row.weekday} {...row} />
          ))}
        </tbody>
      </table>
      {upcoming.length > 0 && (
        <table className={`${tableClass} mt-8`}>
          <caption className="pb-1 text-left text-base font-semibold">Coming up</caption>
          <tbody>
            {upcoming.map(({ from, dates, text, reason }) => (
              <Row key={from} label={dates} text={text} note={reason} />
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

type RowProps = Pick<HoursRow, 'label' | 'text' | 'note'> & { isToday?: boolean };

function Row({ label, isToday = false, text, note }: RowProps) {
  return (
    <tr
      aria-current={isToday ? 'date' : undefined}
      className={`border-b border-line align-top ${isToday ? 'font-semibold text-accent' : ''}`}
    >
      <th scope="row" className="py-2.5 pr-3 text-left font-[inherit]">
        {label}
        {isToday && <span className="sr-only"> (today)</span>}
        {note && <span className="block text-base font-normal wrap-anywhere">{note}</span>}
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
