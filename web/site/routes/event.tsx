import { useQuery } from '@tanstack/react-query';
import { Navigation } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { formatAbv } from '@domain/beer/display';
import type { Event } from '@domain/event/schema';
import { eventPath } from '@domain/event/slug';
import type { SectionOf } from '@domain/page/definition';
import type { ValuesOf } from '@domain/page/fields';
import { fillIn } from '@domain/page/fill-in';
import type { PageOf } from '@domain/page/pages';
import type { eventDetails, eventHero, moreEvents } from '@domain/page/pages/event';
import { eventTaproomLabel } from '@domain/taproom/label';
import type { TaproomSummary } from '@domain/taproom/schema';
import { eventQueries } from '../../api/events';
import { formatEventTime, eventFilterPath, getEventPlaces } from '../../domain/event';
import { atTaproom, taproomPlaceholders } from '../../domain/taproom-placeholders';
import { formatAddress } from '../../domain/us-address';
import { ButtonLink } from '../../ui/button';
import { ChipList } from '../../ui/chip';
import { Container, Headline, Section } from '../../ui/layout';
import { SmartLink } from '../../ui/smart-link';
import { Word } from '../../ui/use-words';
import { loadPage, missing, prefetch } from '../loaders';
import { type LoaderContext, useSite } from '../site-context';
import { cardUrl } from '../seo/head';
import { eventJsonLd } from '../seo/event-json-ld';
import { BeerTile } from '../shared/beer-color';
import { BackLink, DetailStatus, RecordHead } from '../shared/detail-page';
import { directionsUrl } from '../shared/location/contact-urls';
import { renderSections, sitePhoto, usePage } from '../shared/page/page';
import { ShareButton } from '../shared/share-button';
import { useTaprooms } from '../shared/taproom/use-taprooms';
import {
  EventActions,
  EventBadges,
  EventDateTime,
  EventPhoto,
  isCancelled,
  type EventState,
  useEventDate,
  useEventState,
  useEventTone,
} from '../features/event/event-parts';
import { EventRows } from '../features/event/event-rows';

/** Sets the status: 404 for an unknown event, 503 for other failures. The page shows the error itself. */
export const loader =
  (context: LoaderContext) =>
  async ({ params }: LoaderFunctionArgs) => {
    const { queryClient } = context;
    const query = eventQueries.bySlug(params.slug ?? '');
    await Promise.all([queryClient.prefetchQuery(query), loadPage(context, 'event')]);
    const event = queryClient.getQueryData(query.queryKey);
    if (!event) return missing(queryClient, query.queryKey);
    return prefetch(
      queryClient.prefetchQuery(eventQueries.mentionedBeers(event)),
      queryClient.prefetchQuery(moreEventsQuery(event)),
    );
  };

export function Component() {
  const { slug = '' } = useParams();
  const texts = usePage('event');
  const query = useQuery(eventQueries.bySlug(slug));
  const { data: event } = query;
  const { missingText, upcomingLabel: label } = texts.hero;
  if (!event)
    return <DetailStatus query={query} record="event" missingText={missingText} list={{ href: '/events', label }} />;
  const about = texts.sections.filter(({ type }) => type === 'event-details');
  const others = texts.sections.filter(({ type }) => type !== 'event-details');
  return (
    <Fragment key={slug}>
      <EventHead page={texts} event={event} />
      <article aria-labelledby={eventTitleId}>
        <EventHero texts={texts.hero} event={event} />
        {renderSections(about, sections, { props: { event } })}
      </article>
      {renderSections(others, sections, { props: { event } })}
    </Fragment>
  );
}

function EventHead({ page, event }: { page: PageOf<'event'>; event: Event }) {
  const site = useSite();
  const card = { url: cardUrl('events', event), alt: event.title };
  return (
    <RecordHead
      page={page}
      list={{ name: 'Events', path: '/events' }}
      path={eventPath(event)}
      placeholders={toPlaceholders(event, useEventDate(event), site.taprooms)}
      prefix={isCancelled(event) ? 'Cancelled: ' : ''}
      image={page.seo.image && event.images.length === 0 ? sitePhoto(page.seo.image) : card}
      type="article"
      jsonLd={[eventJsonLd(event, site)]}
    />
  );
}

const toPlaceholders = (event: Event, date: string, taprooms: readonly TaproomSummary[]) => ({
  event: event.title,
  date,
  facts: [date, formatEventTime(event), event.location ?? eventTaproomLabel(event.tapRoom, taprooms)]
    .filter(Boolean)
    .join(', '),
  description: event.description?.trim(),
});

const shownCount = 3;

/** One more than are shown: the event itself is left out. Also prefetched by the page's loader. */
const moreEventsQuery = ({ tapRoom }: Pick<Event, 'tapRoom'>) =>
  eventQueries.upcoming({
    tapRoom: tapRoom === 'All' ? undefined : tapRoom,
    limit: shownCount + 1,
  });

/** The next events at the same taproom. */
function MoreEvents({ section, event }: { section: SectionOf<typeof moreEvents>; event: Event }) {
  const taprooms = useTaprooms();
  const { data: upcoming = [] } = useQuery(moreEventsQuery(event));
  const others = upcoming.filter((other) => other._id !== event._id).slice(0, shownCount);
  if (others.length === 0) return null;
  const taproom = taprooms.find(({ name }) => name === event.tapRoom);
  const title = taproom ? fillIn(section.taproomHeading, taproomPlaceholders(taproom)) : section.heading;
  return (
    <Section heading={title} headingClass="mb-10 text-title" data-no-print>
      <EventRows events={others} />
      <div className="mt-10">
        <ButtonLink href={eventFilterPath({ tapRoom: event.tapRoom, category: null }, taprooms)} variant="outline">
          {section.actionLabel}
        </ButtonLink>
      </div>
    </Section>
  );
}

type Texts = ValuesOf<typeof eventHero>;

const messages: Partial<Record<EventState, keyof Texts>> = { cancelled: 'cancelledText', ended: 'endedText' };

/** Says that an event does not take place any more, with a way on; empty for all others. */
function EventNotice({ texts, state }: { texts: Texts; state: EventState }) {
  const message = messages[state];
  if (!message) return null;
  return (
    <div className="mt-8 border-l-4 border-current py-1 pl-5 text-lg">
      <p className="font-semibold">{texts[message]}</p>
      <SmartLink
        href="/events"
        className="inline-flex min-h-11 items-center underline underline-offset-4 hover:no-underline print:hidden"
      >
        {texts.upcomingLabel}
      </SmartLink>
    </div>
  );
}

/** Id of the heading, which names the page's `article`. */
const eventTitleId = 'event-title';

/** Longer titles are set in a smaller size. */
const maxLargeTitleLength = 28;

/** On the color of its category: photo on the right, text on the left; on phones the photo first. */
function EventHero({ texts, event }: { texts: Texts; event: Event }) {
  const { publicUrl } = useSite();
  const state = useEventState(event);
  const isOff = state === 'cancelled' || state === 'ended';
  return (
    <div className="bg-ink pt-(--header-tall) print:p-0">
      <div data-label={useEventTone(event)} className="label-surface">
        <Container width="wide">
          <BackLink href="/events" className="md:mt-4">
            {texts.backLabel}
          </BackLink>
          <div className="grid gap-x-14 gap-y-8 pt-3 pb-14 md:pt-6 md:pb-20 lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] print:block print:pb-4">
            <EventPhoto
              event={event}
              sizes="(min-width: 1600px) 800px, (min-width: 1024px) 52vw, 100vw"
              priority
              className="aspect-3/2 w-full rounded-card bg-ash object-cover lg:aspect-4/3"
              frameClassName="self-start lg:order-2 print:hidden"
            />
            <div className="min-w-0 self-center">
              <EventBadges event={event} />
              <h1
                id={eventTitleId}
                className={`mt-5 wrap-anywhere ${event.title.length > maxLargeTitleLength ? 'text-title' : 'text-page'} ${isCancelled(event) ? 'text-smoke line-through decoration-rust-light decoration-4' : ''}`}
              >
                {event.title}
              </h1>
              <EventDateTime event={event} className="mt-6 text-xl" />
              <EventNotice texts={texts} state={state} />
              <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
                {!isOff && <EventActions event={event} isOnOwnPage className="items-center" />}
                <ShareButton title={event.title} url={publicUrl + eventPath(event)} />
              </div>
            </div>
          </div>
        </Container>
      </div>
    </div>
  );
}

type DetailTexts = ValuesOf<typeof eventDetails>;

/** The places of the event: addresses with directions, and the pages of the taprooms. */
function EventPlaces({ texts, event }: { texts: DetailTexts; event: Event }) {
  const { brand, taprooms } = useSite();
  const places = getEventPlaces(
    event,
    taprooms.map(({ name, contact }) => ({
      taproom: name,
      name: `${brand.shortName} Taproom, ${name}`,
      address: contact.address,
    })),
  );
  if (places.length === 0) return null;
  return (
    <section aria-labelledby="event-places" className="lg:col-span-5 print:break-inside-avoid">
      <Headline id="event-places" text={texts.place} className="text-heading" />
      <ul className="mt-5 grid gap-4">
        {places.map((place) => {
          const address = place.taproom ? place.address : null;
          const taproom = taprooms.find(({ name }) => name === place.taproom);
          return (
            <li key={place.name} className="text-lg">
              <p className="font-semibold">{place.name}</p>
              {address && <address className="not-italic">{formatAddress(address)}</address>}
              <p className="flex flex-wrap gap-x-6 print:hidden">
                <SmartLink href={directionsUrl(address ?? place.name)} className={linkClass}>
                  <Navigation aria-hidden className="size-4.5 text-copper-deep" />
                  <Word>Directions</Word>
                  <span className="sr-only"> to {place.name}</span>
                </SmartLink>
                {taproom && (
                  <SmartLink href={taproom.path} className={linkClass}>
                    {texts.taproomLabel}
                    <span className="sr-only">{` ${atTaproom(taproom)}`}</span>
                  </SmartLink>
                )}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const linkClass = 'inline-flex min-h-11 items-center gap-2 underline underline-offset-4';

/** The beers named in title or description. */
function MentionedBeers({ title, event }: { title: string; event: Event }) {
  const { data: beers = [] } = useQuery(eventQueries.mentionedBeers(event));
  if (beers.length === 0) return null;
  return (
    <section aria-labelledby="mentioned-beers">
      <Headline id="mentioned-beers" text={title} className="text-heading" />
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 print:mt-2 print:gap-1">
        {beers.map((beer) => (
          <li key={beer._id} className="min-w-0">
            <BeerTile beer={beer} facts={[beer.style, formatAbv(beer.abv) && `${formatAbv(beer.abv)} ABV`]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The full description, who runs the event, the beers it mentions and where it takes place. */
function EventDetails({ section, event }: { section: DetailTexts; event: Event }) {
  return (
    <Section tone="oat" space="py-16 md:py-20 lg:py-24" className="wrap-anywhere print:py-4!">
      <div className="grid gap-y-12 lg:grid-cols-12 lg:gap-x-8">
        <div className="grid content-start gap-12 lg:col-span-7 print:gap-4">
          {event.description && (
            <section aria-labelledby="about-event">
              <Headline id="about-event" text={section.about} className="text-heading" />
              <p className="mt-5 max-w-read text-lead whitespace-pre-line">{event.description}</p>
            </section>
          )}
          <EventFacts texts={section} event={event} />
          <MentionedBeers title={section.beers} event={event} />
        </div>
        <EventPlaces texts={section} event={event} />
      </div>
    </Section>
  );
}

const socialNames = { website: 'Website', facebook: 'Facebook', instagram: 'Instagram' } as const;

function EventFacts({ texts, event: { organizer, socialLinks, tags } }: { texts: DetailTexts; event: Event }) {
  const links = (['website', 'facebook', 'instagram'] as const).flatMap((key) => {
    const url = socialLinks[key];
    return url ? [{ name: socialNames[key], url }] : [];
  });
  if (!organizer.name && links.length === 0 && tags.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-14 gap-y-6">
      {organizer.name && (
        <Fact name={texts.organizer}>
          <p className="text-lg">{organizer.name}</p>
        </Fact>
      )}
      {tags.length > 0 && (
        <Fact name={texts.tags}>
          <ChipList chips={tags.map((tag) => ({ tone: 'solid', text: tag }))} />
        </Fact>
      )}
      {links.length > 0 && (
        <Fact name={texts.links}>
          <ul className="flex flex-wrap gap-x-6">
            {links.map(({ name, url }) => (
              <li key={name}>
                <SmartLink
                  href={url}
                  className="-my-2 inline-flex min-h-11 items-center text-lg underline underline-offset-4"
                >
                  {name}
                </SmartLink>
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="mb-2 font-display text-label font-semibold text-umber uppercase">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const sections = { 'event-details': EventDetails, 'more-events': MoreEvents };
