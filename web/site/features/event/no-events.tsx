import CalendarDays from 'lucide-react/icons/calendar-days';
import { SmartLink } from '../../../ui/smart-link';
import { phoneUrl } from '../../shared/location/contact-urls';
import { useTaproom } from '../../shared/location/use-taproom';
import type { TaproomKey } from '../../../api/content';

/** Also shown when the events fail to load (visitor-site.md §8). */
export function NoEvents({ taproom = 'auburn' }: { taproom?: TaproomKey }) {
  const { phone } = useTaproom(taproom).taproom.contact;
  return (
    <div className="grid justify-items-center gap-4 border-y border-line px-4 py-16 text-center">
      <CalendarDays aria-hidden strokeWidth={1.25} className="size-12 text-amber" />
      <p className="font-display text-heading font-bold uppercase">No Upcoming Events</p>
      <p className="max-w-md text-lg text-smoke">
        New dates are added every week.
        {phone && (
          <>
            {' '}
            Call us at{' '}
            <SmartLink href={phoneUrl(phone)} className="whitespace-nowrap text-oat underline underline-offset-4">
              {phone}
            </SmartLink>{' '}
            to find out what’s on.
          </>
        )}
      </p>
    </div>
  );
}
