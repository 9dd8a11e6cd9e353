import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { useId } from 'react';
import type { Event } from '@domain/event/schema';
import type { events } from '@domain/page/blocks';
import type { SectionOf } from '@domain/page/definition';
import type { ValuesOf } from '@domain/page/fields';
import type { upcomingEvents } from '@domain/page/pages/events';
import type { taproomEvents } from '@domain/page/pages/taproom';
import { phoneUrl } from '@domain/shared/phone-number';
import type { TaproomSummary } from '@domain/taproom/schema';
import { Section } from '../../../ui/layout';
import { eventQueries } from '../../../api/events';
import { formatEventTime } from '../../../domain/event';
import { ButtonLink } from '../../../ui/button';
import { DotList } from '../../../ui/chip';
import { SmartLink } from '../../../ui/smart-link';
import { Spinner } from '../../../ui/spinner';
import { ActionLink, FramedSection, type SectionProps } from '../../shared/composed-section';
import { withSlot } from '../../shared/page/page';
import { SectionError } from '../../shared/status/section-error';
import { useFirstTaproom, useTaproom, useTaprooms } from '../../shared/taproom/use-taprooms';
import {
  EventActions,
  DateTile,
  EventBadges,
  EventPhoto,
  EventTitleLink,
  isCancelled,
  useEventDate,
} from './event-parts';

/** `Sat, Nov 28` */
const shortenNames = (date: string) => date.replace(/([A-Z][a-z]{2})[a-z]+/g, '$1');

type EventRowProps = {
  event: Event;
  /**
   * Shows its day on the color of its category, and has a heading of the third level. Photos are on the list of all events,
   * below its months, and on the event's own page.
   */
  isDated?: boolean;
};

/** An event in brief: what, when and where. Its description is on its page, and here on wide screens. */
export function EventRow({ event, isDated = false }: EventRowProps) {
  // The event's id would not be unique: a page may have it in two lists.
  const titleId = useId();
  const dateId = useId();
  const date = <span id={dateId}>{shortenNames(useEventDate(event))}</span>;
  const time = formatEventTime(event);
  const Heading = isDated ? 'h3' : 'h4';
  const struck = isCancelled(event) ? 'text-smoke line-through' : '';
  return (
    <article
      id={isDated ? undefined : `event-${event._id}`}
      aria-labelledby={`${titleId} ${dateId}`}
      className={`grid grid-cols-[min(4.5rem,24vw)_minmax(0,1fr)] items-start gap-x-4 gap-y-1 border-t border-line py-2.5 md:gap-x-8 md:py-5 print:block print:break-inside-avoid ${isDated ? 'md:grid-cols-[7rem_minmax(0,1fr)_auto]' : 'md:grid-cols-[12rem_minmax(0,1fr)_auto]'}`}
    >
      {isDated ? (
        <DateTile event={event} />
      ) : (
        <EventPhoto
          event={event}
          sizes="(min-width: 768px) 12rem, 4.5rem"
          className="aspect-square w-full rounded-card object-cover md:aspect-3/2"
          frameClassName="print:hidden"
          isSmall
        />
      )}
      <div className="min-w-0">
        <p className={`font-display leading-tight font-semibold tracking-wide md:text-lg ${struck}`}>
          <DotList items={time ? [date, time] : [date]} />
        </p>
        <Heading id={titleId} className="mt-1 text-2xl leading-none md:text-heading">
          <EventTitleLink event={event} />
        </Heading>
        <EventBadges
          event={event}
          className="mt-1 gap-x-3! gap-y-0! max-md:*:*:border-0 max-md:*:*:bg-transparent max-md:*:*:p-0 max-md:*:*:text-smoke md:mt-2 md:gap-1.5! print:float-right print:ml-4"
        />
        {event.description && (
          <p className="mt-2 line-clamp-2 max-w-2xl max-md:hidden print:block! print:line-clamp-none">
            {event.description}
          </p>
        )}
      </div>
      <EventActions
        event={event}
        isCompact
        className={`md:w-52 md:justify-self-end ${isDated ? 'max-md:hidden' : 'max-md:col-span-2'}`}
      />
    </article>
  );
}

/** Events without their photos. */
export const EventRows = ({ events }: { events: readonly Event[] }) => (
  <ul className="border-b border-line">
    {events.map((event) => (
      <li key={event._id}>
        <EventRow event={event} isDated />
      </li>
    ))}
  </ul>
);

type NoEventsProps = {
  texts: Pick<ValuesOf<typeof upcomingEvents>, 'emptyHeading' | 'emptyText' | 'callText'>;
  /** The taproom whose phone number is shown; by default the first one. */
  slug?: string;
};

/** Shown even if the events fail to load. */
export function NoEvents({ texts: { emptyHeading, emptyText, callText }, slug }: NoEventsProps) {
  const first = useFirstTaproom();
  const phone = (useTaproom(slug) ?? first)?.contact.phone;
  return (
    <div className="grid justify-items-center gap-4 border-y border-line px-4 py-16 text-center">
      <CalendarDays aria-hidden strokeWidth={1.25} className="size-12 text-accent" />
      <p className="font-display text-heading font-bold wrap-anywhere uppercase">{emptyHeading}</p>
      <p className="max-w-md text-lg text-smoke">
        {emptyText}
        {callText && (phone || !callText.includes(placeholder)) && (
          <> {withSlot(callText, placeholder, phone && <PhoneLink phone={phone} />)}</>
        )}
      </p>
    </div>
  );
}

const placeholder = '{phone}';

const PhoneLink = ({ phone }: { phone: string }) => (
  <SmartLink href={phoneUrl(phone)} className="whitespace-nowrap text-oat underline underline-offset-4">
    {phone}
  </SmartLink>
);

/** Prefetched by the taproom pages' loaders, too. */
export const taproomEventQuery = (tapRoom: string) => eventQueries.upcoming({ tapRoom, limit: 6, hasCancelled: true });

type TaproomEventsProps = { section: SectionOf<typeof taproomEvents>; taproom: TaproomSummary };

/** The next events at a taproom. */
export function TaproomEvents({ section, taproom: { slug, name } }: TaproomEventsProps) {
  const { data: upcoming = [], isPending } = useQuery(taproomEventQuery(name));
  return (
    <Section heading={section.heading} headingClass="mb-10 text-title">
      {isPending && <Spinner label="Loading events…" />}
      {!isPending && upcoming.length === 0 && <NoEvents texts={section} slug={slug} />}
      {upcoming.length > 0 && (
        <>
          <EventRows events={upcoming} />
          <ButtonLink href="/events" variant="outline" className="mt-10">
            {section.actionLabel}
          </ButtonLink>
        </>
      )}
    </Section>
  );
}

type Section = SectionOf<typeof events>;

/** Prefetched by the page's loader, too. A hidden taproom has no events. */
export function nextEventsQuery({ taproom, category, limit }: Section, taprooms: readonly TaproomSummary[]) {
  const name = taprooms.find(({ slug }) => slug === taproom)?.name;
  return {
    ...eventQueries.upcoming({
      tapRoom: name ?? taproom ?? undefined,
      category: category ?? undefined,
      limit,
      hasCancelled: true,
    }),
    enabled: taproom === null || name !== undefined,
  };
}

/** The next events of a taproom or a category, in brief. */
export function NextEvents({ section, frame }: SectionProps<typeof events>) {
  const { heading, text, actionLabel, actionHref, emptyText } = section;
  const { data: upcoming = [], isLoading, isError, refetch } = useQuery(nextEventsQuery(section, useTaprooms()));
  return (
    <FramedSection
      frame={frame}
      intro={{ heading, text, action: <ActionLink label={actionLabel} href={actionHref} variant="outline" /> }}
    >
      {isLoading ? (
        <Spinner label="Loading events…" />
      ) : isError ? (
        <SectionError message="Failed to load events" onRetry={() => void refetch()} />
      ) : upcoming.length === 0 ? (
        <p className="border-y border-line py-12 text-lead">{emptyText}</p>
      ) : (
        <EventRows events={upcoming} />
      )}
    </FramedSection>
  );
}
