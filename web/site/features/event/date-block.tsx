import type { Event } from '@domain/event/event';
import { localTimes } from '@domain/event/when';

const parts = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' });

/** The day as a calendar leaf. The card says the same in words. */
export function DateBlock({ event, className = '' }: { event: Event; className?: string }) {
  const { startDate } = localTimes(event);
  const { weekday, month, day } = Object.fromEntries(
    parts.formatToParts(new Date(`${startDate}T12:00:00Z`)).map(({ type, value }) => [type, value]),
  );
  return (
    <div aria-hidden className={`font-display leading-none font-bold uppercase ${className}`}>
      <span className="block text-lg tracking-widest text-amber">{weekday}</span>
      <span className="mt-1 block text-6xl md:text-7xl">{day}</span>
      <span className="mt-1 block text-xl tracking-widest text-smoke">{month}</span>
    </div>
  );
}
