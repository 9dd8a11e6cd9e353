import { useId } from 'react';
import type { Event } from '@domain/event/event';
import { ClampedText } from './clamped-text';
import { EventActions } from './event-actions';
import { EventBadges } from './event-badges';
import { EventDateTime } from './event-date-time';
import { EventPhoto } from './event-photo';
import { EventTitleLink } from './event-title-link';

type EventTilesProps = { events: readonly Event[]; className?: string };

/** Cards in up to three columns. On two, the last of an odd number is as wide as both, so that no card is alone in a row. */
export const EventTiles = ({ events, className = 'md:grid-cols-2 lg:grid-cols-3' }: EventTilesProps) => (
  <ul className={`grid grid-cols-1 gap-6 ${className}`}>
    {events.map((event) => (
      <li key={event._id} className="group/tile min-w-0 md:max-lg:last:odd:col-span-2">
        <EventTile event={event} />
      </li>
    ))}
  </ul>
);

/** A page may have an event in two grids, so the ids are not those of the event. */
function EventTile({ event }: { event: Event }) {
  const titleId = useId();
  const dateId = useId();
  return (
    <article
      aria-labelledby={`${titleId} ${dateId}`}
      className="flex h-full flex-col bg-char md:max-lg:group-last/tile:group-odd/tile:flex-row"
    >
      <EventPhoto
        event={event}
        sizes="(min-width: 1600px) 496px, (min-width: 1024px) 32vw, (min-width: 768px) 50vw, 100vw"
        className="aspect-3/2 size-full rounded-t-card bg-ash object-cover md:max-lg:group-last/tile:group-odd/tile:absolute md:max-lg:group-last/tile:group-odd/tile:rounded-none"
        frameClassName="shrink-0 md:max-lg:group-last/tile:group-odd/tile:w-[calc(50%-0.75rem)] print:hidden"
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
