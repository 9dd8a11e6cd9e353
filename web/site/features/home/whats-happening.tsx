import { useQuery } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useId } from 'react';
import type { Event } from '@domain/event/schema';
import { eventPath } from '@domain/event/slug';
import type { SectionOf } from '@domain/page/definition';
import type { nextEvents } from '@domain/page/pages/home';
import { eventTaproomLabel } from '@domain/taproom/label';
import { eventQueries } from '../../../api/events';
import { formatEventTime } from '../../../domain/event';
import { Container, Eyebrow } from '../../../ui/layout';
import { SmartLink } from '../../../ui/smart-link';
import { Spinner } from '../../../ui/spinner';
import { Word } from '../../../ui/use-words';
import { ActionLink } from '../../shared/composed-section';
import { useTaprooms } from '../../shared/taproom/use-taprooms';
import { useEventDate } from '../event/event-parts';
import { DateTile } from '../event/event-parts';

/** One event on the home page; links to its page. */
function EventPreview({ event }: { event: Event }) {
  const taprooms = useTaprooms();
  const titleId = useId();
  const time = formatEventTime(event);
  return (
    <article
      aria-labelledby={titleId}
      className="group relative grid grid-cols-[min(4.5rem,24vw)_minmax(0,1fr)] items-center gap-x-[min(1.25rem,5vw)] py-6 sm:grid-cols-[6rem_1fr_auto] md:grid-cols-[8rem_1fr_auto] md:gap-x-10"
    >
      <DateTile event={event} />
      <div className="min-w-0">
        <h3 id={titleId} className="text-heading">
          <SmartLink
            href={eventPath(event)}
            className="underline-offset-6 group-hover:underline stretched-link scroll-mb-32"
          >
            {event.title}
          </SmartLink>
        </h3>
        <p className="mt-2 flex flex-wrap gap-x-2 text-lg wrap-anywhere">
          <span>{useEventDate(event)}</span>
          {time && <span className="lg:before:mr-2 lg:before:content-['·']">{time}</span>}
        </p>
        <p className="text-smoke">{event.location || eventTaproomLabel(event.tapRoom, taprooms)}</p>
      </div>
      <ArrowRight
        aria-hidden
        className="size-7 text-smoke transition-transform duration-200 group-hover:translate-x-1 max-sm:hidden"
      />
    </article>
  );
}

export const homeEventFilter = { limit: 3 };

/** The next three events; a failure shows the empty state. */
export function WhatsHappening({ section }: { section: SectionOf<typeof nextEvents> }) {
  const { eyebrow, heading, actionLabel, actionHref } = section;
  return (
    <section aria-labelledby="whats-happening" data-label="oat" className="on-light label-surface py-12 md:py-24">
      <Container width="wide">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
          <div>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            <h2 id="whats-happening" className={`text-title ${eyebrow ? 'mt-4' : ''}`}>
              {heading}
            </h2>
          </div>
          <ActionLink label={actionLabel} href={actionHref} variant="outline" />
        </div>
        <div className="mt-10 md:mt-14">
          <UpcomingEvents section={section} />
        </div>
        <p className="mt-8 flex flex-wrap items-center gap-x-4 text-lg">
          <Word>Birthdays, weddings, company nights:</Word>
          <SmartLink
            href="/contact#private-event"
            className="inline-flex min-h-11 items-center font-display text-xl font-semibold tracking-wide underline decoration-amber decoration-2 underline-offset-8"
          >
            <Word>Book a Private Event</Word>
          </SmartLink>
        </p>
      </Container>
    </section>
  );
}

function UpcomingEvents({ section }: { section: SectionOf<typeof nextEvents> }) {
  const { data: events = [], isPending } = useQuery(eventQueries.upcoming(homeEventFilter));
  if (isPending) return <Spinner label="Loading events…" />;
  if (events.length === 0)
    return (
      <div className="border-y border-line py-14">
        <h3 className="text-heading">{section.emptyHeading}</h3>
        <p className="mt-3 text-lead text-smoke">{section.emptyText}</p>
      </div>
    );
  return (
    <ul className="border-t border-line">
      {events.map((event) => (
        <li key={event._id} className="border-b border-line">
          <EventPreview event={event} />
        </li>
      ))}
    </ul>
  );
}
