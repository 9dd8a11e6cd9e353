import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ArrowRight, ArrowUpRight } from 'lucide-react';
import type { Event } from '@domain/event/schema';
import { eventPath } from '@domain/event/slug';
import type { SectionOf } from '@domain/page/definition';
import type { nextEvents, socialLinks, storyTeaser } from '@domain/page/pages/home';
import { eventTaproomLabel } from '@domain/taproom/label';
import { eventQueries } from '../../../api/events';
import { formatEventTime } from '../../../domain/event';
import { keepTogether } from '../../../ui/keep-together';
import { Eyebrow, Section } from '../../../ui/layout';
import { ResponsiveImage } from '../../../ui/responsive-image';
import { SmartLink } from '../../../ui/smart-link';
import { Spinner } from '../../../ui/spinner';
import { Word } from '../../../ui/use-words';
import untappdUrl from '../../assets/networks/untappd.svg?no-inline';
import { ActionLink } from '../../shared/composed-section';
import { listNetworks } from '../../shared/networks';
import { sitePhoto } from '../../shared/page/page';
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
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <h2 id="our-story-title" className="mt-4 text-title">
            {heading}
          </h2>
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
  const { eyebrow, heading, actionLabel, actionHref, emptyHeading, emptyText } = section;
  const { data: events = [], isPending } = useQuery(eventQueries.upcoming(homeEventFilter));
  return (
    <Section aria-labelledby="whats-happening" tone="oat" space="py-12 md:py-24">
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
          href="/contact#private-event"
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
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <h2 id="connect" className="mt-4 text-title">
            {heading}
          </h2>
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
