import { useId } from 'react';
import type { Event } from '@domain/event/event';
import { ClampedText } from './clamped-text';
import { EventActions } from './event-actions';
import { EventBadges } from './event-badges';
import { EventDateTime } from './event-date-time';
import { EventPhoto } from './event-photo';
import { EventTitleLink } from './event-title-link';

/** An event in a grid of up to three columns. A page may have it in two grids, so its ids are not those of the event. */
export function EventTile({ event }: { event: Event }) {
  const titleId = useId();
  const dateId = useId();
  return (
    <article aria-labelledby={`${titleId} ${dateId}`} className="flex h-full flex-col bg-char">
      <EventPhoto
        event={event}
        sizes="(min-width: 1600px) 496px, (min-width: 1024px) 32vw, (min-width: 768px) 50vw, 100vw"
        className="aspect-3/2 w-full rounded-t-card bg-ash object-cover"
        frameClassName="print:hidden"
      />
      <div className="flex grow flex-col p-6">
        <EventBadges event={event} />
        <h3 id={titleId} className="mt-4 text-heading">
          <EventTitleLink event={event} />
        </h3>
        <EventDateTime event={event} dateId={dateId} className="mt-3 text-base" />
        {event.description && (
          <ClampedText subject={event.title} className="mt-4">
            {event.description}
          </ClampedText>
        )}
        <EventActions event={event} className="mt-auto flex-col items-start pt-6" />
      </div>
    </article>
  );
}
