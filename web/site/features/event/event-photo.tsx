import type { Event } from '@domain/event/event';
import { categoryIcon } from '@domain/event/category';
import { ResponsiveImage } from '../../../ui/responsive-image';
import { photos } from '../../assets/images';
import { categoryIcons } from './category-icons';
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
  /** With a stamp of its size. */
  isSmall?: boolean;
};

/** An event's photo, else the icon of its category; dimmed and stamped "Cancelled" if the event is. */
export function EventPhoto({
  event,
  sizes,
  priority = false,
  className,
  frameClassName = '',
  isSmall = false,
}: EventPhotoProps) {
  const Icon = categoryIcons[categoryIcon(event.category)];
  const dimmed = isCancelled(event) ? 'opacity-45 grayscale-60' : '';
  return (
    <div className={`relative ${frameClassName}`}>
      {event.images.length > 0 ? (
        <ResponsiveImage
          image={eventImage(event)}
          fallback={photos.eventPlaceholder}
          sizes={sizes}
          widths={[160, 320, 480, 640, 800, 960, 1200]}
          priority={priority}
          className={`${className} ${dimmed}`}
        />
      ) : (
        <div data-label="teal" className={`label-surface grid place-items-center ${className} ${dimmed}`}>
          <Icon aria-hidden strokeWidth={1} className="size-2/5" />
        </div>
      )}
      {isCancelled(event) && (
        // The badges have the same word as text.
        <div aria-hidden className="absolute inset-0 grid place-items-center">
          <p
            className={`-rotate-8 rounded-card border-[0.12em] border-[#f0907b] bg-ink/85 px-[0.6em] py-[0.2em] font-display leading-none font-bold tracking-widest text-[#f0907b] uppercase ${isSmall ? 'text-sm md:text-2xl' : 'text-[min(2.25rem,8vw)]'}`}
          >
            Cancelled
          </p>
        </div>
      )}
    </div>
  );
}
