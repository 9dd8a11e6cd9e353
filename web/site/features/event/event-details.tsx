import { useQuery } from '@tanstack/react-query';
import { Navigation } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatAbv } from '@domain/beer/display';
import type { Event } from '@domain/event/schema';
import type { ValuesOf } from '@domain/page/fields';
import type { eventDetails } from '@domain/page/pages/event';
import { eventQueries } from '../../../api/events';
import { getEventPlaces } from '../../../domain/event';
import { atTaproom } from '../../../domain/taproom-placeholders';
import { formatAddress } from '../../../domain/us-address';
import { ChipList } from '../../../ui/chip';
import { Section } from '../../../ui/layout';
import { SmartLink } from '../../../ui/smart-link';
import { Word } from '../../../ui/use-words';
import { BeerTile } from '../../shared/beer-color';
import { directionsUrl } from '../../shared/location/contact-urls';
import { useSite } from '../../site-context';

type Texts = ValuesOf<typeof eventDetails>;

/** The places of the event: addresses with directions, and the pages of the taprooms. */
function EventPlaces({ texts, event }: { texts: Texts; event: Event }) {
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
      <h2 id="event-places" className="text-heading">
        {texts.place}
      </h2>
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
      <h2 id="mentioned-beers" className="text-heading">
        {title}
      </h2>
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
export function EventDetails({ section, event }: { section: Texts; event: Event }) {
  return (
    <Section tone="oat" space="py-16 md:py-20 lg:py-24" className="wrap-anywhere print:py-4!">
      <div className="grid gap-y-12 lg:grid-cols-12 lg:gap-x-8">
        <div className="grid content-start gap-12 lg:col-span-7 print:gap-4">
          {event.description && (
            <section aria-labelledby="about-event">
              <h2 id="about-event" className="text-heading">
                {section.about}
              </h2>
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

function EventFacts({ texts, event: { organizer, socialLinks, tags } }: { texts: Texts; event: Event }) {
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
