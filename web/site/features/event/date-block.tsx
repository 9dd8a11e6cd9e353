import type { Event } from '@domain/event/event';
import { normalizeSchedule } from '@domain/event/schedule';
import { dateBlockParts } from '@domain/time/format';

/** The start date as weekday, day and month; hidden from screen readers, which get `EventDateTime`. */
export function DateBlock({ event, className = '' }: { event: Event; className?: string }) {
  const { weekday, day, month } = dateBlockParts(normalizeSchedule(event).startDate);
  return (
    <div aria-hidden className={`font-display leading-none font-bold uppercase ${className}`}>
      <span className="block text-lg tracking-widest text-amber">{weekday}</span>
      <span className="mt-1 block text-6xl md:text-7xl">{day}</span>
      <span className="mt-1 block text-xl tracking-widest text-smoke">{month}</span>
    </div>
  );
}
