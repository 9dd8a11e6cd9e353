import type { Event } from '@domain/event/event';
import { eventPath } from '@domain/event/slug';
import { SmartLink } from '../../../ui/smart-link';
import { isCancelled } from './event-state';

/** The title of an event on a card, struck through if the event is cancelled. */
export function EventTitleLink({ event }: { event: Event }) {
  return (
    <SmartLink
      href={eventPath(event)}
      className={`underline-offset-6 hover:text-amber hover:underline ${isCancelled(event) ? 'text-smoke line-through decoration-rust-light decoration-3' : ''}`}
    >
      {event.title}
    </SmartLink>
  );
}
