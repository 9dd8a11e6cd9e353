import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ArrowRight, ArrowUpRight } from 'lucide-react';
import type { Event } from '@domain/event/schema';
import { eventPath } from '@domain/event/slug';
import type { SectionOf } from '@domain/page/definition';
import { fillIn } from '@domain/page/fill-in';
import type { nextEvents, socialLinks, storyTeaser, taproomSwitcher } from '@domain/page/pages/home';
import { eventTaproomLabel } from '@domain/taproom/label';
import type { TaproomSummary } from '@domain/taproom/schema';
import { eventQueries } from '../../../api/events';
import { formatEventTime } from '../../../domain/event';
import { taproomPlaceholders } from '../../../domain/taproom-placeholders';
import { ButtonLink } from '../../../ui/button';
import { keepTogether } from '../../../ui/keep-together';
import { Container, Headline, Section } from '../../../ui/layout';
import { scrollBehavior } from '../../../ui/motion';
import { ResponsiveImage } from '../../../ui/responsive-image';
import { SmartLink } from '../../../ui/smart-link';
import { Spinner } from '../../../ui/spinner';
import { Word } from '../../../ui/use-words';
import { photos as sitePhotos } from '../../assets/images';
import untappdUrl from '../../assets/networks/untappd.svg?no-inline';
import { ActionLink } from '../../shared/composed-section';
import { markWhenNear } from '../../shared/hydration';
import { LocationSummary } from '../../shared/location/location-summary';
import { useSelectedLocation } from '../../shared/location/selected-location';
import { listNetworks } from '../../shared/networks';
import { sitePhoto } from '../../shared/page/page';
import { BackgroundPhoto } from '../../shared/status/status-page';
import { FeatureList } from '../../shared/taproom/taproom-status';
import { useTaprooms } from '../../shared/taproom/use-taprooms';
import { useSite } from '../../site-context';
import { DateTile, useEventDate } from '../event/event-parts';

/** Three figures that don't fit in a row are in a column; others are at least in pairs. */
const figureColumns: Record<number, string> = {
  1: '',
  3: 'min-[24rem]:grid-cols-3',
  4: 'grid-cols-2 sm:grid-cols-4',
};

/** The story in brief, with a link to the page. */
export function OurStoryTeaser({ section }: { section: SectionOf<typeof storyTeaser> }) {
  const { eyebrow, heading, text, figures, photo, detailPhoto, actionLabel, actionHref } = section;
  return (
    <Section
      id="our-story"
      aria-labelledby="our-story-title"
      tone="oat"
      space="py-14 md:py-24"
      className="relative overflow-hidden"
    >
      <div className="grid grid-cols-1 items-center gap-y-12 lg:grid-cols-12 lg:gap-x-8">
        <div className="relative -ml-5 sm:-ml-8 lg:col-span-7 lg:mr-8">
          <ResponsiveImage
            image={sitePhoto(photo)}
            sizes="(min-width: 1024px) 56vw, 88vw"
            className="aspect-4/3 w-full object-cover lg:aspect-5/4"
          />
          <ResponsiveImage
            image={sitePhoto(detailPhoto)}
            sizes="(min-width: 1024px) 18vw, 38vw"
            className="absolute -right-5 -bottom-8 aspect-square w-[38%] border-8 border-(--label) object-cover sm:-right-8 lg:-right-16 lg:-bottom-14 lg:w-[34%]"
          />
        </div>
        <div className="lg:col-span-5 lg:pl-12">
          <Headline id="our-story-title" eyebrow={eyebrow} text={heading} />
          <p className="mt-6 max-w-read text-lead">{keepTogether(text)}</p>
          {figures.length > 0 && (
            <dl
              className={`mt-8 grid max-w-lg gap-x-6 gap-y-4 border-t border-line pt-6 ${figureColumns[figures.length] ?? 'grid-cols-2'}`}
            >
              {figures.map((each, index) => (
                <div key={index} className="flex flex-col-reverse justify-end">
                  <dt className="mt-2 text-base leading-snug text-smoke">{each.text}</dt>
                  <dd className="font-display text-5xl leading-none font-bold text-copper-deep">{each.figure}</dd>
                </div>
              ))}
            </dl>
          )}
          <ActionLink label={actionLabel} href={actionHref} size="lg" className="mt-10" />
        </div>
      </div>
    </Section>
  );
}

/** One event on the home page; links to its page. */
function EventPreview({ event }: { event: Event }) {
  const taprooms = useTaprooms();
  const titleId = useId();
  const time = formatEventTime(event);
  return (
    <article
      aria-labelledby={titleId}
      className="group relative grid grid-cols-[min(4.5rem,24vw)_minmax(0,1fr)] items-center gap-x-[min(1.25rem,5vw)] py-6 sm:grid-cols-[6rem_1fr_auto] md:grid-cols-[8rem_1fr_auto] md:gap-x-10 print:block"
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
        className="size-7 text-smoke transition-transform duration-200 group-hover:translate-x-1 max-sm:hidden print:hidden"
      />
    </article>
  );
}

export const homeEventFilter = { limit: 3 };

/** The next three events; a failure shows the empty state. */
export function WhatsHappening({ section }: { section: SectionOf<typeof nextEvents> }) {
  const { eyebrow, heading, actionLabel, actionHref, emptyHeading, emptyText } = section;
  const { data: events = [], isPending } = useQuery(eventQueries.upcoming(homeEventFilter));
  return (
    <Section aria-labelledby="whats-happening" tone="oat" space="py-12 md:py-24">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
        <div>
          <Headline id="whats-happening" eyebrow={eyebrow} text={heading} />
        </div>
        <ActionLink label={actionLabel} href={actionHref} variant="outline" />
      </div>
      <div className="mt-10 md:mt-14">
        {isPending ? (
          <Spinner label="Loading events…" />
        ) : events.length === 0 ? (
          <div className="border-y border-line py-14">
            <h3 className="text-heading">{emptyHeading}</h3>
            <p className="mt-3 text-lead text-smoke">{emptyText}</p>
          </div>
        ) : (
          <ul className="border-t border-line">
            {events.map((event) => (
              <li key={event._id} className="border-b border-line">
                <EventPreview event={event} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="mt-8 flex flex-wrap items-center gap-x-4 text-lg">
        <Word>Birthdays, weddings, company nights:</Word>
        <SmartLink
          href="/contact?type=general#private-event"
          className="inline-flex min-h-11 items-center font-display text-xl font-semibold tracking-wide underline decoration-amber decoration-2 underline-offset-8"
        >
          <Word>Book a Private Event</Word>
        </SmartLink>
      </p>
    </Section>
  );
}

/** The photos are staggered on large screens. */
const offsets = ['lg:mt-16', '', 'lg:mt-24', 'lg:mt-8'];

/** Links to the brewery's social networks, and captioned photos. */
export function ConnectWithUs({ section }: { section: SectionOf<typeof socialLinks> }) {
  const { eyebrow, heading, photos } = section;
  const { brand } = useSite();
  const untappd = brand.untappd ? [{ href: brand.untappd, name: 'Untappd', iconUrl: untappdUrl }] : [];
  const links = listNetworks(brand, 'size-6', untappd);
  if (links.length === 0) return null;
  return (
    <Section aria-labelledby="connect" tone="blue" space="py-14 md:py-24" className="overflow-hidden print:hidden">
      <div className="grid grid-cols-1 gap-y-12 lg:grid-cols-12 lg:gap-x-8">
        <div className="lg:col-span-4">
          <Headline id="connect" eyebrow={eyebrow} text={heading} />
          <ul className="mt-8 border-t border-line">
            {links.map(({ icon, name, href }) => (
              <li key={href} className="border-b border-line">
                <SmartLink
                  href={href}
                  className="group flex min-h-16 items-center gap-5 font-display text-2xl font-semibold tracking-wide uppercase hover:underline"
                >
                  {icon}
                  <span className="grow">{name}</span>
                  <ArrowUpRight
                    aria-hidden
                    className="size-6 transition-transform duration-200 group-hover:translate-x-1 group-hover:-translate-y-1"
                  />
                </SmartLink>
              </li>
            ))}
          </ul>
        </div>
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:col-span-8 lg:pl-8">
          {photos.map(({ photo, caption }, index) => (
            <li key={index} className={offsets[index]}>
              <figure>
                <ResponsiveImage
                  image={sitePhoto(photo)}
                  sizes="(min-width: 1024px) 15rem, (min-width: 640px) 25vw, 50vw"
                  className="aspect-square w-full rounded-card object-cover sm:aspect-3/4"
                />
                <figcaption className="mt-3 text-base text-smoke">{caption}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** Many or long names are smaller. */
const nameSize = (taprooms: readonly TaproomSummary[]) =>
  taprooms.reduce((length, { name }) => length + name.length, 0) > maxLargeLength ? 'text-heading' : 'text-page';

const maxLargeLength = 24;

/** A selection on mobile scrolls to this section after a delay. */
const mobile = '(max-width: 767.98px)';
const scrollDelayMs = 100;
const scrollToSection = () =>
  document.getElementById('taproom')?.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });

/**
 * Location switcher: the buttons select a taproom, the panel links to its page. A single taproom is named
 * instead.
 */
export function TaproomSection({ section: content }: { section: SectionOf<typeof taproomSwitcher> }) {
  const taprooms = useTaprooms();
  const { selected, select } = useSelectedLocation();
  const taproom = taprooms.find(({ slug }) => slug === selected) ?? taprooms[0];
  const isSwitcher = taprooms.length > 1;

  if (!taproom) return null;

  const handleSelect = (slug: string) => {
    select(slug);
    if (window.matchMedia(mobile).matches) setTimeout(scrollToSection, scrollDelayMs);
  };

  return (
    <section
      ref={markWhenNear}
      id="taproom"
      aria-labelledby="taproom-title"
      className="relative isolate flex -scroll-mt-4 items-end overflow-hidden bg-ink pt-72 md:min-h-[44rem] md:pt-0 lg:min-h-[52rem] print:pt-0"
    >
      <BackgroundPhoto
        key={taproom.slug}
        image={taproom.cardPhoto ?? sitePhotos.heroTaproom}
        crop="object-[60%_50%] lg:object-[30%_40%]"
        className="animate-rise deferred-photo"
      />
      {/* The names of the taprooms are wider than other headlines. */}
      <div className="overlay-left absolute inset-0 -z-10" />
      <div className="w-full pt-8 pb-16 md:py-20 print:p-0">
        <Container width="wide">
          <h2 id="taproom-title" className="font-display text-label font-semibold text-amber uppercase">
            {isSwitcher ? content.heading : content.singleHeading}
          </h2>
          {isSwitcher ? (
            <div
              role="group"
              aria-labelledby="taproom-title"
              className="mt-4 flex flex-wrap gap-x-8 gap-y-2 md:gap-x-12"
            >
              {taprooms.map(({ slug, name }) => (
                <button
                  key={slug}
                  type="button"
                  aria-pressed={slug === taproom.slug}
                  onClick={() => handleSelect(slug)}
                  className={`border-b-4 border-transparent pb-1 text-left font-display font-bold text-[#d5c8b6] uppercase transition-colors duration-200 wrap-anywhere hover:text-foam aria-pressed:border-amber aria-pressed:text-foam ${nameSize(taprooms)}`}
                >
                  {name}
                </button>
              ))}
            </div>
          ) : (
            <h3 className={`mt-4 wrap-anywhere ${nameSize(taprooms)}`}>{taproom.name}</h3>
          )}
          <div aria-live="polite" className="mt-8 max-w-3xl">
            {taproom.introduction && <p className="max-w-xl text-lead text-foam">{taproom.introduction}</p>}
            <FeatureList features={taproom.features} className="mt-5 gap-y-2 text-xl" />
            <LocationSummary slug={taproom.slug} className="mt-6" />
            <ButtonLink href={taproom.path} size="lg" className="mt-8">
              {fillIn(content.visitLabel, taproomPlaceholders(taproom))}
            </ButtonLink>
          </div>
        </Container>
      </div>
    </section>
  );
}
