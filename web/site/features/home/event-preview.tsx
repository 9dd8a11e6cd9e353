import { useId } from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { formatEventTime } from '@domain/event/display';
import type { Event } from '@domain/event/event';
import { eventPath } from '@domain/event/slug';
import { eventTaproomLabel } from '@domain/taproom/label';
import { ResponsiveImage } from '../../../ui/responsive-image';
import { SmartLink } from '../../../ui/smart-link';
import { photos } from '../../assets/images';
import { useTaprooms } from '../../shared/taproom/use-taprooms';
import { DateBlock } from '../event/date-block';
import { eventImage } from '../event/event-image';
import { useEventDate } from '../event/use-event-date';

/** One event on the home page; links to its page. */
export function EventPreview({ event }: { event: Event }) {
  const taprooms = useTaprooms();
  const titleId = useId();
  const time = formatEventTime(event);
  return (
    <article
      aria-labelledby={titleId}
      className="group relative grid grid-cols-[min(4.5rem,24vw)_minmax(0,1fr)] items-center gap-x-[min(1.25rem,5vw)] py-6 sm:grid-cols-[6rem_1fr_auto] md:grid-cols-[8rem_1fr_14rem_auto] md:gap-x-10"
    >
      <DateBlock event={event} className="self-start whitespace-nowrap md:self-center" />
      <div className="min-w-0">
        <h3 id={titleId} className="text-heading">
          <SmartLink
            href={eventPath(event)}
            className="transition-colors duration-200 group-hover:text-amber stretched-link scroll-mb-32"
          >
            {event.title}
          </SmartLink>
        </h3>
        <p className="mt-2 flex flex-wrap gap-x-2 text-lg wrap-anywhere">
          <span>{useEventDate(event)}</span>
          {time && <span className="lg:before:mr-2 lg:before:content-['·']">{time}</span>}
        </p>
        <p className="text-smoke">{event.location || eventTaproomLabel(event.tapRoom, taprooms)}</p>
      </div>
      <ResponsiveImage
        image={{ ...eventImage(event), alt: '' }}
        fallback={{ ...photos.eventPlaceholder, alt: '' }}
        sizes="14rem"
        widths={[320, 480]}
        className="aspect-3/2 w-full rounded-card object-cover max-md:hidden"
      />
      <ArrowRight
        aria-hidden
        className="size-7 text-smoke transition-[transform,color] duration-200 group-hover:translate-x-1 group-hover:text-amber max-sm:hidden"
      />
    </article>
  );
}
