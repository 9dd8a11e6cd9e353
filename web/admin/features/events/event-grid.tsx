import type { Event } from '@domain/event/event';
import { useState } from 'react';
import { EventCard } from './event-card';
import classes from './event-card.module.css';

type EventGridProps = {
  events: Event[];
  /** Dimmed while the next page loads. */
  isStale: boolean;
  onEdit: (event: Event) => void;
  onDuplicate: (event: Event) => void;
};

export function EventGrid({ events, isStale, onEdit, onDuplicate }: EventGridProps) {
  const [now] = useState(() => new Date());
  return (
    <ul className={classes.grid} aria-label="Events" aria-busy={isStale} data-stale={isStale || undefined}>
      {events.map((event) => (
        <li key={event._id}>
          <EventCard event={event} now={now} onEdit={onEdit} onDuplicate={onDuplicate} />
        </li>
      ))}
    </ul>
  );
}
