import type { Event } from '@domain/event/event';
import { ResponsiveImage } from '../../../ui/responsive-image';
import { photos } from '../../assets/images';
import { eventImage } from './event-image';
import { isCancelled } from './event-state';

type EventPhotoProps = {
  event: Event;
  /** The `sizes` attribute. */
  sizes: string;
  priority?: boolean;
  className: string;
  /** Of the element around image and stamp. */
  frameClassName?: string;
};

/** An event's photo; dimmed and stamped "Cancelled" if the event is. */
export function EventPhoto({ event, sizes, priority = false, className, frameClassName = '' }: EventPhotoProps) {
  return (
    <div className={`relative ${frameClassName}`}>
      <ResponsiveImage
        image={eventImage(event)}
        fallback={photos.eventPlaceholder}
        sizes={sizes}
        widths={[320, 480, 640, 800, 960, 1200]}
        priority={priority}
        className={`${className} ${isCancelled(event) ? 'opacity-45 grayscale-60' : ''}`}
      />
      {isCancelled(event) && (
        // The badges have the same word as text.
        <div aria-hidden className="absolute inset-0 grid place-items-center">
          <p className="-rotate-8 rounded-card border-4 border-rust-light bg-ink/85 px-[0.6em] py-[0.2em] font-display text-[min(2.25rem,8vw)] leading-none font-bold tracking-widest text-rust-light uppercase">
            Cancelled
          </p>
        </div>
      )}
    </div>
  );
}
