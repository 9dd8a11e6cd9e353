import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import { iconOf, categoryLabel, isPublicCategory } from '@domain/event/category';
import type { Event } from '@domain/event/schema';
import { getStartInstant, hasEnded, isOngoing, normalizeSchedule } from '@domain/event/schedule';
import { eventPath } from '@domain/event/slug';
import { findEventTimeZone, type EventTimeZones } from '@domain/event/time-zone';
import { eventTaproomLabel } from '@domain/taproom/label';
import { dateBlockParts } from '@domain/time/format';
import { todayIn, toZonedIso } from '@domain/time/zone';
import { formatEventDate, formatTicketPrice, formatEventTime } from '../../../domain/event';
import { Chip } from '../../../ui/chip';
import { ResponsiveImage } from '../../../ui/responsive-image';
import { Word, useWords } from '../../../ui/use-words';
import { SmartLink } from '../../../ui/smart-link';
import { photos } from '../../assets/images';
import { categoryIcons, categoryTones } from '../../shared/event-category';
import { useNow, useSite } from '../../site-context';

export type EventState = 'cancelled' | 'ended' | 'ongoing' | 'upcoming';

export const isCancelled = ({ status }: Pick<Event, 'status'>) => status === 'cancelled';

export function getEventState(event: Event, now: Date, timeZones: EventTimeZones): EventState {
  const timeZone = findEventTimeZone(event, timeZones);
  if (isCancelled(event)) return 'cancelled';
  if (event.status === 'completed' || hasEnded(event, now, timeZone)) return 'ended';
  return isOngoing(event, now, timeZone) ? 'ongoing' : 'upcoming';
}

/** `Saturday, July 4`, with the year if it is not the current one where the event takes place. */
export const useEventDate = (event: Event): string =>
  formatEventDate(event, todayIn(findEventTimeZone(event, useSite()), useNow()));

/** The color of its category, without a color if it is off: a `data-label` of a `label-surface`. */
export function useEventTone(event: Event) {
  const site = useSite();
  const state = getEventState(event, useNow(), site);
  const isOff = state === 'cancelled' || state === 'ended';
  return isOff ? 'night' : categoryTones[iconOf(event.category, site.words)];
}

/** The start date as weekday, day and month; hidden from screen readers, which get the date in words. */
export function DateTile({ event }: { event: Event }) {
  const { weekday, day, month } = dateBlockParts(normalizeSchedule(event).startDate);
  return (
    <div
      aria-hidden
      data-label={categoryTones[iconOf(event.category, useSite().words)]}
      className={`label-surface grid aspect-square content-center justify-items-center gap-[0.3em] rounded-card font-display text-sm leading-none font-bold tracking-widest uppercase md:text-base print:hidden ${isCancelled(event) ? 'grayscale' : ''}`}
    >
      <span>{weekday}</span>
      <span className="text-3xl leading-none tracking-normal md:text-5xl">{day}</span>
      <span>{month}</span>
    </div>
  );
}

/** Shows whether the event is on now or cancelled; its category (never "Other"), taproom and price. */
export function EventBadges({ event, className = '' }: { event: Event; className?: string }) {
  const now = useNow();
  const site = useSite();
  const toWord = useWords();
  const Icon = categoryIcons[iconOf(event.category, site.words)];
  const state = getEventState(event, now, site);
  const isOff = state === 'cancelled';
  const price = isOff ? null : formatTicketPrice(event);
  return (
    <ul className={`flex flex-wrap gap-2 ${className}`} aria-label="About this event">
      {isOff && (
        // The photo has the stamp.
        <li className="sr-only print:not-sr-only">
          <Word>Cancelled</Word>
        </li>
      )}
      {state === 'ongoing' && (
        <li>
          <Chip tone="hop">
            <Word>On now</Word>
          </Chip>
        </li>
      )}
      {isPublicCategory(event.category) && (
        <li>
          <Chip>
            <Icon aria-hidden className="size-4 text-accent" />
            {toWord(categoryLabel(event.category))}
          </Chip>
        </li>
      )}
      <li>
        <Chip>
          <MapPin aria-hidden className="size-4 text-accent" />
          {eventTaproomLabel(event.tapRoom, site.taprooms)}
        </Chip>
      </li>
      {price && (
        <li>
          <Chip tone="rust">{price}</Chip>
        </li>
      )}
    </ul>
  );
}

type EventDateTimeProps = {
  event: Event;
  /** Id of the date. */
  dateId?: string;
  className?: string;
};

/** Date, times and location of an event, one line each. */
export function EventDateTime({ event, dateId, className = '' }: EventDateTimeProps) {
  const { startDate, startTime } = normalizeSchedule(event);
  const timeZone = findEventTimeZone(event, useSite());
  const time = formatEventTime(event);
  const struck = isCancelled(event) ? 'text-smoke line-through' : '';
  return (
    <ul className={`grid gap-1.5 text-lg wrap-anywhere ${className}`}>
      <li className="flex items-start gap-3">
        <CalendarDays aria-hidden className="mt-1 size-5 shrink-0 text-accent" />
        <time
          id={dateId}
          className={struck}
          dateTime={startTime ? toZonedIso(timeZone, getStartInstant(event, timeZone)) : startDate}
        >
          {useEventDate(event)}
        </time>
      </li>
      {time && (
        <li className="flex items-start gap-3">
          <Clock aria-hidden className="mt-1 size-5 shrink-0 text-accent" />
          <span className={struck}>{time}</span>
        </li>
      )}
      {event.location && (
        <li className="flex items-start gap-3">
          <MapPin aria-hidden className="mt-1 size-5 shrink-0 text-accent" />
          <span className="min-w-0">{event.location}</span>
        </li>
      )}
    </ul>
  );
}

/** The title of an event on a card, struck through if the event is cancelled. */
export function EventTitleLink({ event }: { event: Event }) {
  return (
    <SmartLink
      href={eventPath(event)}
      className={`underline-offset-6 hover:text-accent hover:underline ${isCancelled(event) ? 'text-smoke line-through decoration-rust-light decoration-3' : ''}`}
    >
      {event.title}
    </SmartLink>
  );
}

type EventPhotoProps = {
  event: Event;
  /** The `sizes` attribute. */
  sizes: string;
  priority?: boolean;
  className: string;
  /** The class of the element around image and stamp. */
  frameClassName?: string;
  /** Makes the stamp small, too. */
  isSmall?: boolean;
};

/** An event's primary or first photo, else the icon of its category; dimmed and stamped "Cancelled" if the event is. */
export function EventPhoto({
  event,
  sizes,
  priority = false,
  className,
  frameClassName = '',
  isSmall = false,
}: EventPhotoProps) {
  const { words } = useSite();
  const icon = iconOf(event.category, words);
  const Icon = categoryIcons[icon];
  const image = event.images.find(({ isPrimary }) => isPrimary) ?? event.images[0];
  const dimmed = isCancelled(event) ? 'opacity-45 grayscale-60' : '';
  return (
    <div className={`relative ${frameClassName}`}>
      {image ? (
        <ResponsiveImage
          image={image}
          fallback={photos.eventPlaceholder}
          sizes={sizes}
          widths={[160, 320, 480, 640, 800, 960, 1200]}
          priority={priority}
          className={`${className} ${dimmed}`}
        />
      ) : (
        <div
          data-label={categoryTones[icon]}
          className={`label-surface grid place-items-center ${className} ${dimmed}`}
        >
          <Icon aria-hidden strokeWidth={1} className="size-2/5" />
        </div>
      )}
      {isCancelled(event) && (
        // The badges have the same word as text.
        <div aria-hidden className="absolute inset-0 grid place-items-center">
          <p
            className={`-rotate-8 rounded-card border-[0.12em] border-[#f0907b] bg-ink/85 px-[0.6em] py-[0.2em] font-display leading-none font-bold tracking-widest text-[#f0907b] uppercase ${isSmall ? 'text-sm md:text-2xl' : 'text-[min(2.25rem,8vw)]'}`}
          >
            <Word>Cancelled</Word>
          </p>
        </div>
      )}
    </div>
  );
}
