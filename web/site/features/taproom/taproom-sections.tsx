import type { ReactNode } from 'react';
import type { Contact } from '@domain/location/schema';
import type { SectionOf } from '@domain/page/definition';
import type { ValuesOf } from '@domain/page/fields';
import { fillIn } from '@domain/page/fill-in';
import type { taproomContact, taproomHost } from '@domain/page/pages/taproom';
import { phoneUrl } from '@domain/shared/phone-number';
import type { TaproomSummary, Taproom } from '@domain/taproom/schema';
import { ButtonLink } from '../../../ui/button';
import { Container, Eyebrow, Section } from '../../../ui/layout';
import { ResponsiveImage } from '../../../ui/responsive-image';
import { EventTypeLinks } from '../../shared/event-type-links';
import { ContactLinks, HoursDetails } from '../../shared/location/contact-details';
import { emailUrl } from '../../shared/location/contact-urls';
import { sitePhoto } from '../../shared/page/page';
import { ScrollLink } from '../../shared/scroll-link';

type ContactBandProps = { texts: ValuesOf<typeof taproomContact>; contact: Contact };

/** Phone, e-mail and contact form of a taproom. */
export function ContactBand({ texts, contact: { phone, email } }: ContactBandProps) {
  return (
    <Section aria-labelledby="contact-band" tone="sun" space="py-14 md:py-20" className="print:hidden">
      <div className="grid items-center gap-8 lg:grid-cols-[1fr_auto]">
        <h2 id="contact-band" className="max-w-[18ch] text-title">
          {texts.questionsHeading}
        </h2>
        <div className="flex flex-wrap gap-4 *:max-w-full *:min-w-0 *:wrap-anywhere">
          {phone && (
            <ButtonLink href={phoneUrl(phone)} size="lg">
              {fillIn(texts.callLabel, { phone })}
            </ButtonLink>
          )}
          {email && (
            <ButtonLink href={emailUrl(email)} size="lg" variant="outline">
              {texts.emailLabel}
            </ButtonLink>
          )}
          <ButtonLink href="/contact" size="lg" variant="outline">
            {texts.formLabel}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}

type GetInTouchProps = { texts: ValuesOf<typeof taproomContact>; taproom: TaproomSummary; children: ReactNode };

/** The private-event form beside the taproom's contact and hours; on phones the form comes before them. */
export function GetInTouch({ texts, taproom, children }: GetInTouchProps) {
  return (
    <section
      id="get-in-touch"
      aria-labelledby="get-in-touch-heading"
      className="grid grid-cols-1 bg-char lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr] print:block"
    >
      <div className="py-10 md:pt-24 lg:pb-0 print:p-0">
        <Container width="wide">
          <div className="max-w-md lg:pr-10">
            <h2 id="get-in-touch-heading" className="text-title">
              {texts.heading}
            </h2>
            <p className="mt-5 text-lg text-oat/90">{texts.text}</p>
          </div>
        </Container>
      </div>
      <div className="on-light bg-oat py-10 text-ink [color-scheme:light] md:py-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 print:hidden">
        <Container>
          <div className="max-w-3xl lg:px-6">{children}</div>
        </Container>
      </div>
      <div className="py-8 md:pb-24 print:p-0">
        <Container width="wide">
          <div className="max-w-md lg:pr-10">
            <ContactLinks contact={taproom.contact} />
            <HoursDetails taproom={taproom} label="Opening hours" className="mt-4 lg:mt-8" />
          </div>
        </Container>
      </div>
    </section>
  );
}

type HostAnEventProps = { section: SectionOf<typeof taproomHost>; taproom: Taproom };

/** Leads to the private-event form on the same page. */
export function HostAnEvent({ section, taproom: { path, hostTitle, hostText, hostPhoto } }: HostAnEventProps) {
  const text = hostText ?? section.text;
  return (
    <section
      aria-labelledby="host-an-event"
      data-label="teal"
      className="label-surface grid grid-cols-1 lg:grid-cols-2"
    >
      <div className="relative h-56 md:h-96 lg:order-1 lg:h-auto print:hidden">
        <ResponsiveImage
          image={{ ...(hostPhoto ?? sitePhoto(section.photo)), alt: '' }}
          sizes="(min-width: 1024px) 50vw, 100vw"
          className="absolute inset-0 size-full object-cover"
        />
      </div>
      <div className="py-14 md:py-24 lg:pl-[max(0rem,calc(50vw-50rem))] print:p-0">
        <Container>
          <div className="max-w-xl wrap-anywhere">
            {section.eyebrow && <Eyebrow>{section.eyebrow}</Eyebrow>}
            <h2 id="host-an-event" className="mt-4 text-title">
              {hostTitle ?? section.heading}
            </h2>
            {text && <p className="mt-6 text-lead whitespace-pre-line">{text}</p>}
            <div className="mt-8">
              <ScrollLink to="get-in-touch" variant="secondary" size="lg">
                {section.actionLabel}
              </ScrollLink>
            </div>
            <EventTypeLinks path={path} target="get-in-touch" className="mt-6" />
          </div>
        </Container>
      </div>
    </section>
  );
}

/** The place of a photo on wide screens, and the width in which it is loaded there, in percent of the screen's. */
type Tile = { place: string; width: number };

const full: Tile = { place: 'sm:col-span-5 sm:row-span-2', width: 100 };
const half: Tile = { place: 'sm:col-span-3 sm:row-span-2', width: 60 };
const large: Tile = { place: 'sm:col-span-2 sm:row-span-2', width: 40 };
const wide: Tile = { place: 'sm:col-span-2', width: 40 };
/** Crops the sides of a photo as wide as this. */
const tall: Tile = { place: 'sm:row-span-2', width: 40 };
const small: Tile = { place: '', width: 20 };

/** Two rows of five columns, by the number of photos. */
const tilesByCount: Record<number, Tile[]> = {
  1: [full],
  2: [half, large],
  3: [half, wide, wide],
  4: [large, wide, tall, wide],
  5: [large, small, small, tall, wide],
  6: [large, small, small, tall, small, small],
};

type PhotoGalleryProps = { section: { heading: string }; taproom: Pick<Taproom, 'gallery'> };

/** A full-width mosaic of up to six photos; on phones two columns, where the first of an odd number has a row of its own. */
export function PhotoGallery({ section, taproom: { gallery } }: PhotoGalleryProps) {
  const tiles = tilesByCount[Math.min(gallery.length, 6)] ?? [];
  const isOdd = tiles.length % 2 === 1;
  return (
    <section aria-label={section.heading} className="bg-ink py-1 sm:py-2 print:hidden">
      <ul
        className={`grid grid-cols-2 gap-1 sm:auto-rows-[17vw] sm:grid-cols-5 sm:gap-2 ${isOdd ? 'max-sm:*:first:col-span-2' : ''}`}
      >
        {tiles.map(({ place, width }, index) => {
          const photo = gallery[index];
          return (
            photo && (
              <li key={photo.url} className={`overflow-hidden max-sm:aspect-3/2 ${place}`}>
                <ResponsiveImage
                  image={photo}
                  sizes={`(min-width: 640px) ${width}vw, ${isOdd && index === 0 ? 100 : 50}vw`}
                  widths={[320, 480, 640, 960, 1200]}
                  className="size-full object-cover"
                />
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
