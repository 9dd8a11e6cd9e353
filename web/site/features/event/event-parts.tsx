import { CalendarDays, Clock, MapPin, CalendarPlus, Download, type LucideIcon } from 'lucide-react';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { iconOf, categoryLabel, isPublicCategory } from '@domain/event/category';
import type { Event } from '@domain/event/schema';
import { getStartInstant, hasEnded, isOngoing, normalizeSchedule } from '@domain/event/schedule';
import { eventPath } from '@domain/event/slug';
import { findEventTimeZone } from '@domain/event/time-zone';
import { eventTaproomLabel } from '@domain/taproom/label';
import { dateBlockParts } from '@domain/time/format';
import { todayIn, toZonedIso } from '@domain/time/zone';
import { calendarFilePath } from '@domain/calendar/paths';
import { formatEventDate, formatTicketPrice, formatEventTime, ticketButtonLabel } from '../../../domain/event';
import { ChipList } from '../../../ui/chip';
import { keepTogether } from '../../../ui/keep-together';
import { ResponsiveImage } from '../../../ui/responsive-image';
import { Word, useWords } from '../../../ui/use-words';
import { SmartLink } from '../../../ui/smart-link';
import { googleCalendarUrl } from '../../../domain/google-calendar-url';
import { ButtonLink, buttonClass } from '../../../ui/button';
import { useToast } from '../../../ui/toaster';
import { photos } from '../../assets/images';
import { categoryIcons, categoryTones } from '../../shared/event-category';
import { useNow, useSite } from '../../site-context';

export type EventState = 'cancelled' | 'ended' | 'ongoing' | 'upcoming';

export const isCancelled = ({ status }: Pick<Event, 'status'>) => status === 'cancelled';

export function useEventState(event: Event): EventState {
  const now = useNow();
  const timeZone = findEventTimeZone(event, useSite());
  if (isCancelled(event)) return 'cancelled';
  if (event.status === 'completed' || hasEnded(event, now, timeZone)) return 'ended';
  return isOngoing(event, now, timeZone) ? 'ongoing' : 'upcoming';
}

/** `Saturday, July 4`, with the year if it is not the current one where the event takes place. */
export const useEventDate = (event: Event): string =>
  formatEventDate(event, todayIn(findEventTimeZone(event, useSite()), useNow()));

/** The color of its category, without a color if it is off: a `data-label` of a `label-surface`. */
export function useEventTone(event: Event) {
  const { words } = useSite();
  const state = useEventState(event);
  const isOff = state === 'cancelled' || state === 'ended';
  return isOff ? 'night' : categoryTones[iconOf(event.category, words)];
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
  const site = useSite();
  const toWord = useWords();
  const Icon = categoryIcons[iconOf(event.category, site.words)];
  const state = useEventState(event);
  const isOff = state === 'cancelled';
  const price = isOff ? null : formatTicketPrice(event);
  const chips = [
    state === 'ongoing' && { tone: 'hop' as const, text: toWord('On now') },
    isPublicCategory(event.category) && { Icon, text: toWord(categoryLabel(event.category)) },
    { Icon: MapPin, text: eventTaproomLabel(event.tapRoom, site.taprooms) },
    price !== null && { tone: 'rust' as const, text: price },
  ];
  return (
    <ChipList label="About this event" chips={chips} className={className}>
      {isOff && (
        // The photo has the stamp.
        <li className="sr-only print:not-sr-only">{toWord('Cancelled')}</li>
      )}
    </ChipList>
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
      <IconLine Icon={CalendarDays}>
        <time
          id={dateId}
          className={struck}
          dateTime={startTime ? toZonedIso(timeZone, getStartInstant(event, timeZone)) : startDate}
        >
          {useEventDate(event)}
        </time>
      </IconLine>
      {time && (
        <IconLine Icon={Clock}>
          <span className={struck}>{time}</span>
        </IconLine>
      )}
      {event.location && (
        <IconLine Icon={MapPin}>
          <span className="min-w-0">{event.location}</span>
        </IconLine>
      )}
    </ul>
  );
}

const IconLine = ({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) => (
  <li className="flex items-start gap-3">
    <Icon aria-hidden className="mt-1 size-5 shrink-0 text-accent" />
    {children}
  </li>
);

/** The title of an event on a card, struck through if the event is cancelled. */
export function EventTitleLink({ event }: { event: Event }) {
  return (
    <SmartLink
      href={eventPath(event)}
      className={`underline-offset-6 hover:text-accent hover:underline ${isCancelled(event) ? 'text-smoke line-through decoration-rust-light decoration-3' : ''}`}
    >
      {keepTogether(event.title)}
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
  const image = event.images[0];
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

const errorMessage = 'Sorry, there was an error creating the calendar event. Please try again.';

/** Opens the calendar template in a new tab, or shows an alert if the tab is blocked. */
function CalendarLink({ event, className, children }: { event: Event; className?: string; children: ReactNode }) {
  const showAlert = useToast();
  const closeAlert = useRef(() => {});
  const href = googleCalendarUrl(event, findEventTimeZone(event, useSite()));

  const handleClick = (click: MouseEvent) => {
    if (click.metaKey || click.ctrlKey || click.shiftKey) return;
    click.preventDefault();
    closeAlert.current();
    const tab = window.open(href, '_blank');
    // Not `noopener`, which would hide whether the tab opened.
    if (tab) tab.opener = null;
    else closeAlert.current = showAlert(errorMessage);
  };

  return (
    <a href={href} target="_blank" rel="noopener" onClick={handleClick} className={className}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

const linkClass =
  'inline-flex min-h-11 items-center gap-2 text-base underline-offset-4 hover:text-accent hover:underline';

/** The longest word and the icon fit 320 px with large text. */
const primaryClass = buttonClass('primary', 'md', 'px-[min(1.5rem,7.5vw)]!');

type EventActionsProps = {
  event: Event;
  /** The first action is the calendar there; a button "View Event" would lead nowhere new. */
  isOnOwnPage?: boolean;
  /** Shows one line on phones. */
  isCompact?: boolean;
  className?: string;
};

/** The button leads to the tickets or to the event's page. A cancelled event has no actions. */
export function EventActions({ event, isOnOwnPage = false, isCompact = false, className = '' }: EventActionsProps) {
  const toWord = useWords();
  if (isCancelled(event)) return null;
  const subject = <span className="sr-only">: {event.title}</span>;
  const iconClass = isCompact ? 'max-md:hidden' : '';
  const isCalendarFirst = isOnOwnPage && !event.ticketUrl;
  return (
    <div
      data-no-print
      className={`flex flex-wrap gap-y-2 ${isCompact ? 'gap-x-4 md:flex-col' : 'gap-x-6'} ${className}`}
    >
      {(event.ticketUrl || !isOnOwnPage) && (
        <ButtonLink
          href={event.ticketUrl || eventPath(event)}
          size={isCompact ? 'sm' : 'md'}
          variant={isCompact && !event.ticketUrl ? 'outline' : 'primary'}
        >
          {ticketButtonLabel(event, toWord)}
          {subject}
        </ButtonLink>
      )}
      <div className={`flex flex-wrap items-center ${isCompact ? 'gap-x-4' : 'gap-x-6 gap-y-2'}`}>
        <CalendarLink event={event} className={isCalendarFirst ? primaryClass : linkClass}>
          <CalendarPlus aria-hidden className={`size-5 ${isCalendarFirst ? '' : 'text-accent'} ${iconClass}`} />
          <Word>Add to Calendar</Word>
          {subject}
        </CalendarLink>
        <a href={calendarFilePath(event._id)} download className={linkClass}>
          <Download aria-hidden className={`size-5 text-accent ${iconClass}`} />
          <span className={isCompact ? 'max-md:sr-only' : ''}>
            <Word>Download</Word>{' '}
          </span>
          .ics{subject}
        </a>
      </div>
      {isOnOwnPage && (
        <p className="w-full text-base text-smoke">
          <Word>Add to Calendar opens Google Calendar. The .ics file is for Apple Calendar and Outlook.</Word>
        </p>
      )}
    </div>
  );
}
