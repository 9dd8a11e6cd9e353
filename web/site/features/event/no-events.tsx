import CalendarDays from 'lucide-react/icons/calendar-days';
import type { upcomingEvents } from '@domain/page/pages/events';
import type { ValuesOf } from '@domain/page/fields';
import { phoneUrl } from '@domain/shared/phone-number';
import { SmartLink } from '../../../ui/smart-link';
import { withSlot } from '../../shared/page/page-sections';
import { useTaproom, useFirstTaproom } from '../../shared/taproom/use-taprooms';

type NoEventsProps = {
  texts: Pick<ValuesOf<typeof upcomingEvents>, 'emptyHeading' | 'emptyText' | 'callText'>;
  /** Of the taproom whose phone number is shown; else that of the first one. */
  slug?: string;
};

/** Also shown when the events fail to load. */
export function NoEvents({ texts: { emptyHeading, emptyText, callText }, slug }: NoEventsProps) {
  const first = useFirstTaproom();
  const phone = (useTaproom(slug) ?? first)?.contact.phone;
  return (
    <div className="grid justify-items-center gap-4 border-y border-line px-4 py-16 text-center">
      <CalendarDays aria-hidden strokeWidth={1.25} className="size-12 text-accent" />
      <p className="font-display text-heading font-bold wrap-anywhere uppercase">{emptyHeading}</p>
      <p className="max-w-md text-lg text-smoke">
        {emptyText}
        {callText && (phone || !callText.includes(placeholder)) && (
          <> {withSlot(callText, placeholder, phone && <PhoneLink phone={phone} />)}</>
        )}
      </p>
    </div>
  );
}

const placeholder = '{phone}';

const PhoneLink = ({ phone }: { phone: string }) => (
  <SmartLink href={phoneUrl(phone)} className="whitespace-nowrap text-oat underline underline-offset-4">
    {phone}
  </SmartLink>
);
