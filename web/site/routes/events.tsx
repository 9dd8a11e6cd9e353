import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarSync, Download } from 'lucide-react';
import { allEventsFeedPath, taproomFeedPath } from '@domain/calendar/paths';
import type { SectionOf } from '@domain/page/definition';
import type { calendarFeeds, privateEvents } from '@domain/page/pages/events';
import { allTaproomsLabel } from '@domain/taproom/label';
import type { TaproomSummary } from '@domain/taproom/schema';
import { parseEventFilter } from '../../domain/event';
import { contentQueries } from '../../api/content';
import { eventQueries } from '../../api/events';
import { Container, Headline, Section } from '../../ui/layout';
import { ResponsiveImage } from '../../ui/responsive-image';
import { buttonClass } from '../../ui/button';
import { Word } from '../../ui/use-words';
import { UpcomingEvents, useEventFilter } from '../features/event/event-list';
import { EventsNewsletter } from '../features/newsletter/newsletter-form';
import { pageLoader } from '../loaders';
import { eventListJsonLd } from '../seo/event-json-ld';
import { StaggeredHydration } from '../shared/hydration';
import { PageHead, renderSections, usePage, sitePhoto } from '../shared/page/page';
import { useSite } from '../site-context';
import { ActionLink } from '../shared/composed-section';
import { EventTypeLinks } from '../shared/event-type-links';
import { PageHero } from '../shared/hero';
import { ScrollLink } from '../shared/scroll-link';

export const loader = pageLoader('events', (client, { taprooms }, { searchParams }) => [
  client.prefetchInfiniteQuery(eventQueries.upcomingPages(parseEventFilter(searchParams, taprooms))),
  client.prefetchQuery(contentQueries.heroImages('events')),
]);

const sections = {
  'upcoming-events': UpcomingEvents,
  'private-events': PrivateEventBlock,
  'calendar-feeds': FeedsSection,
  newsletter: EventsNewsletter,
};

export function Component() {
  const page = usePage('events');
  const site = useSite();
  const { data } = useInfiniteQuery(eventQueries.upcomingPages(useEventFilter()));
  const events = data?.events ?? [];
  return (
    <>
      <PageHead page={page} jsonLd={events.length > 0 ? [eventListJsonLd(events, site)] : []} />
      <PageHero page="events" hero={page.hero}>
        {page.sections.some(({ type }) => type === 'upcoming-events') && (
          <div data-no-print className="mt-5 md:mt-8">
            <ScrollLink to="upcoming" size="lg">
              {page.hero.actionLabel}
            </ScrollLink>
          </div>
        )}
      </PageHero>
      <StaggeredHydration>{renderSections(page.sections, sections)}</StaggeredHydration>
    </>
  );
}

/** The feed of all events is that of the taproom if there is only one. */
const listFeeds = (taprooms: readonly TaproomSummary[]) => [
  { name: taprooms.length > 0 ? allTaproomsLabel(taprooms) : 'All events', path: allEventsFeedPath },
  ...(taprooms.length > 1 ? taprooms.map(({ name, slug }) => ({ name, path: taproomFeedPath(slug) })) : []),
];

/** Subscription links and downloads of the calendar feeds. */
function FeedsSection({ section }: { section: SectionOf<typeof calendarFeeds> }) {
  const { publicUrl, taprooms } = useSite();
  const webcalUrl = (path: string) => publicUrl.replace(/^https?:/, 'webcal:') + path;
  return (
    <Section aria-labelledby="feeds-heading" data-no-print space="py-4 md:py-20">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-20 gap-y-4 lg:grid-cols-2">
        <div>
          <Headline id="feeds-heading" text={section.heading} />
          <p className="mt-3 max-w-md text-lg text-oat/90">{section.text}</p>
        </div>
        <ul className="grid gap-2 sm:gap-4">
          {listFeeds(taprooms).map(({ name, path }) => (
            <li
              key={path}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line pb-2 last:border-0 sm:pb-4"
            >
              <span className="min-w-0 text-lg wrap-anywhere">{name}</span>
              <span className="flex flex-wrap items-center gap-x-5 gap-y-1">
                <a href={webcalUrl(path)} className={buttonClass('outline', 'sm')}>
                  <CalendarSync aria-hidden className="size-4" />
                  <Word>Subscribe</Word>
                  <span className="sr-only"> to the calendar: {name}</span>
                </a>
                <a href={path} className="inline-flex min-h-11 items-center gap-2 hover:text-accent">
                  <Download aria-hidden className="size-5 text-accent" />
                  <span className="max-sm:sr-only">
                    <Word>Download</Word>{' '}
                  </span>
                  .ics<span className="sr-only">: {name}</span>
                </a>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** An offer to book the place, beside a photo. */
function PrivateEventBlock({ section }: { section: SectionOf<typeof privateEvents> }) {
  const { eyebrow, heading, text, lines, photo, actionLabel, actionHref, note } = section;
  return (
    <section aria-labelledby="private-events" data-no-print data-label="orchard" className="label-surface">
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-2">
        <div className="relative min-h-80 max-sm:hidden lg:min-h-[36rem]">
          <ResponsiveImage
            image={sitePhoto(photo)}
            sizes="(min-width: 1024px) 50vw, 100vw"
            className="absolute inset-0 size-full object-cover"
          />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] items-center py-6 lg:py-24">
          <Container>
            <div className="max-w-lg lg:pl-8">
              <Headline id="private-events" eyebrow={eyebrow} text={heading} />
              <p className="mt-4 text-lg text-oat">{text}</p>
              {lines.length > 0 && (
                <ul className="mt-5 grid gap-2 text-lg">
                  {lines.map((line, index) => (
                    <li key={index} className="border-l-2 border-current pl-4">
                      {line.text}
                    </li>
                  ))}
                </ul>
              )}
              <ActionLink label={actionLabel} href={actionHref} size="lg" className="mt-6" />
              <p className="mt-5 mb-2 text-lg sm:mt-8 sm:mb-3 text-oat">{note}</p>
              <EventTypeLinks path="/contact" target="private-event" />
            </div>
          </Container>
        </div>
      </div>
    </section>
  );
}
