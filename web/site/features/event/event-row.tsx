import { useId } from 'react';
import type { Event } from '@domain/event/schema';
import { formatEventTime } from '../../../domain/event';
import { Skeleton } from '../../../ui/skeleton';
import { EventActions } from './event-actions';
import { isCancelled, useEventDate } from './event-facts';
import { DateTile, EventBadges, EventPhoto, EventTitleLink } from './event-parts';

/** `Sat, Nov 28` */
const shortenNames = (date: string) => date.replace(/([A-Z][a-z]{2})[a-z]+/g, '$1');

type EventRowProps = {
  event: Event;
  /** With its day on the color of its category. Photos are on the list of all events and on the event's own page. */
  isDated?: boolean;
  headingLevel?: 'h3' | 'h4';
};

/** An event in brief: what, when and where. Its description is on its page, and here on wide screens. */
export function EventRow({ event, isDated = false, headingLevel: Heading = 'h4' }: EventRowProps) {
  // Not of the event: a page may have it in two lists.
  const titleId = useId();
  const dateId = useId();
  const time = formatEventTime(event);
  const struck = isCancelled(event) ? 'text-smoke line-through' : '';
  return (
    <article
      id={isDated ? undefined : `event-${event._id}`}
      aria-labelledby={`${titleId} ${dateId}`}
      className={`grid grid-cols-[4.5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-1 border-t border-line py-2.5 md:gap-x-8 md:py-5 print:block print:break-inside-avoid ${isDated ? 'md:grid-cols-[7rem_minmax(0,1fr)_auto]' : 'md:grid-cols-[12rem_minmax(0,1fr)_auto]'}`}
    >
      {isDated ? (
        <DateTile event={event} />
      ) : (
        <EventPhoto
          event={event}
          sizes="(min-width: 768px) 12rem, 4.5rem"
          className="aspect-square w-full rounded-card object-cover md:aspect-3/2"
          frameClassName="print:hidden"
          isSmall
        />
      )}
      <div className="min-w-0">
        <p className={`font-display leading-tight font-semibold tracking-wide md:text-lg ${struck}`}>
          <span id={dateId}>{shortenNames(useEventDate(event))}</span>
          {time && (
            <>
              {' · '}
              <span>{time}</span>
            </>
          )}
        </p>
        <Heading id={titleId} className="mt-1 text-2xl leading-none md:text-heading">
          <EventTitleLink event={event} />
        </Heading>
        <EventBadges
          event={event}
          className="mt-1 gap-x-3! gap-y-0! max-md:*:*:border-0 max-md:*:*:bg-transparent max-md:*:*:p-0 max-md:*:*:text-smoke md:mt-2 md:gap-1.5! print:float-right print:ml-4"
        />
        {event.description && (
          <p className="mt-2 line-clamp-2 max-w-2xl max-md:hidden print:block! print:line-clamp-none">
            {event.description}
          </p>
        )}
      </div>
      <EventActions
        event={event}
        isCompact
        className={`md:w-52 md:justify-self-end ${isDated ? 'max-md:hidden' : 'max-md:col-span-2'}`}
      />
    </article>
  );
}

/** Events without their photos. */
export const EventRows = ({ events }: { events: readonly Event[] }) => (
  <ul className="border-b border-line">
    {events.map((event) => (
      <li key={event._id}>
        <EventRow event={event} isDated headingLevel="h3" />
      </li>
    ))}
  </ul>
);

export const EventRowSkeletons = () => (
  <div role="status" className="grid gap-4">
    <span className="sr-only">Loading events…</span>
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} className="h-32" />
    ))}
  </div>
);
