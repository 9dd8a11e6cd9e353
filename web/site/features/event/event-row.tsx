import type { Event } from '@domain/event/event';
import { ClampedText } from './clamped-text';
import { DateBlock } from './date-block';
import { EventActions } from './event-actions';
import { EventBadges } from './event-badges';
import { EventDateTime } from './event-date-time';
import { cardLabelledBy, cardTitleId } from './card-label';
import { EventPhoto } from './event-photo';
import { EventTitleLink } from './event-title-link';

/** An event on /events: date, photo and details. */
export function EventRow({ event }: { event: Event }) {
  return (
    <article
      id={`event-${event._id}`}
      aria-labelledby={cardLabelledBy(event)}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 border-t border-line py-10 md:grid-cols-[6rem_minmax(0,1fr)] md:py-14 lg:grid-cols-[6rem_minmax(0,5fr)_minmax(0,6fr)] lg:gap-x-14 print:block print:break-inside-avoid print:py-3"
    >
      <DateBlock event={event} className="hidden md:block print:hidden" />
      <div className="relative lg:row-auto print:hidden">
        <EventPhoto
          event={event}
          sizes="(min-width: 1600px) 610px, (min-width: 1024px) 38vw, (min-width: 768px) 80vw, 100vw"
          className="aspect-2/1 w-full rounded-card bg-ash object-cover md:aspect-3/2"
        />
        <DateBlock event={event} className="absolute bottom-0 left-0 rounded-tr-card bg-ink pt-3 pr-5 md:hidden" />
      </div>
      <div className="md:col-start-2 lg:col-start-3">
        <EventBadges event={event} className="print:float-right" />
        <h4 id={cardTitleId(event)} className="mt-4 text-heading print:mt-0">
          <EventTitleLink event={event} />
        </h4>
        <EventDateTime event={event} className="mt-4 print:mt-1 print:flex print:flex-wrap print:gap-x-6" />
        {event.description && (
          <ClampedText subject={event.title} className="mt-4 print:mt-1">
            {event.description}
          </ClampedText>
        )}
        <EventActions event={event} className="mt-6 items-center" />
      </div>
    </article>
  );
}
