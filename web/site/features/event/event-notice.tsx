import { SmartLink } from '../../../ui/smart-link';
import type { EventState } from './event-state';

const messages: Partial<Record<EventState, string>> = {
  cancelled: 'This event has been cancelled.',
  ended: 'This event has ended.',
};

/** Says that an event does not take place any more, with a way on; empty for all others. */
export function EventNotice({ state, className = '' }: { state: EventState; className?: string }) {
  const message = messages[state];
  if (!message) return null;
  const tone = state === 'cancelled' ? 'border-rust-light' : 'border-bark';
  return (
    <div className={`border-l-4 bg-char px-5 py-4 text-lg ${tone} ${className}`}>
      <p className="font-semibold">{message}</p>
      <SmartLink
        href="/events"
        className="inline-flex min-h-11 items-center text-amber underline underline-offset-4 hover:text-oat print:hidden"
      >
        See upcoming events
      </SmartLink>
    </div>
  );
}
