import CalendarDays from 'lucide-react/icons/calendar-days';
import { SmartLink } from '../../../ui/smart-link';
import { phoneUrl } from '../../shared/location/contact-urls';
import { useTaproom } from '../../shared/taproom/use-taproom';
import { useFirstTaproom } from '../../shared/taproom/use-taprooms';

/** Also shown when the events fail to load (visitor-site.md §8). `slug` is a taproom's, else the first one is named. */
export function NoEvents({ slug }: { slug?: string }) {
  const first = useFirstTaproom();
  const phone = useTaproom(slug ?? first?.slug).taproom?.contact.phone;
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
