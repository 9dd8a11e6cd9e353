import {
  Accessibility,
  Baby,
  Beer,
  Bike,
  Bus,
  Clock,
  Dices,
  Flame,
  MapPin,
  Music,
  PawPrint,
  Pizza,
  Sandwich,
  ShoppingBag,
  SquareParking,
  Star,
  Sun,
  Trees,
  Tv,
  Users,
  Utensils,
  Wifi,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { SectionOf } from '@domain/page/definition';
import type { Component } from '@domain/page/fields';
import { fillIn } from '@domain/page/fill-in';
import type { taproomContact, taproomExpectations, taproomFacts, taproomHost } from '@domain/page/pages/taproom';
import { phoneUrl } from '@domain/shared/phone-number';
import type { CardIcon } from '@domain/taproom/card-icons';
import { showsHours } from '@domain/taproom/label';
import type { Taproom } from '@domain/taproom/schema';
import { formatAddress } from '../../../domain/us-address';
import { ButtonLink } from '../../../ui/button';
import { Container, Headline, Section } from '../../../ui/layout';
import { ResponsiveImage } from '../../../ui/responsive-image';
import { SmartLink } from '../../../ui/smart-link';
import { EventTypeLinks } from '../../shared/event-type-links';
import { ContactLinks, HoursDetails, HoursTable } from '../../shared/location/contact-details';
import { directionsUrl, emailUrl } from '../../shared/location/contact-urls';
import { sitePhoto } from '../../shared/page/page';
import { ScrollLink } from '../../shared/scroll-link';
import { TaproomStatus } from '../../shared/taproom/taproom-status';

const icons: Record<CardIcon, LucideIcon> = {
  beer: Beer,
  accessibility: Accessibility,
  baby: Baby,
  bike: Bike,
  bus: Bus,
  dices: Dices,
  flame: Flame,
  music: Music,
  'paw-print': PawPrint,
  pizza: Pizza,
  sandwich: Sandwich,
  'shopping-bag': ShoppingBag,
  'square-parking': SquareParking,
  star: Star,
  sun: Sun,
  trees: Trees,
  tv: Tv,
  users: Users,
  utensils: Utensils,
  wifi: Wifi,
};

const cardIcon = (name: string | null): LucideIcon =>
  (icons as Partial<Record<string, LucideIcon>>)[name ?? ''] ?? Beer;

/** The hours are as high as all other cards. After the last entry, cards follow below them. */
const rowSpans = ['lg:row-span-1', 'lg:row-span-2', 'lg:row-span-3', 'lg:row-span-4', 'lg:row-span-5'];

type CardProps = { Icon: LucideIcon; title: string; className?: string; children: ReactNode };

function Card({ Icon, title, className = '', children }: CardProps) {
  return (
    <div className={`bg-foam p-5 wrap-anywhere phone:p-[min(1.5rem,5vw)] sm:p-8 lg:p-10 ${className}`}>
      <Icon aria-hidden strokeWidth={1.5} className="size-8 text-copper-deep" />
      <h3 className="mt-5 mb-4 text-heading">{title}</h3>
      <div className="text-lg text-oat/90">{children}</div>
    </div>
  );
}

/** `hasForm`: the page has the form for private events. */
type SectionProps<Of extends Component> = { section: SectionOf<Of>; taproom: Taproom; hasForm: boolean };

/** Sections on cream: between two of them, one space is enough. */
const creamClass = 'cream-section md:py-20! [.cream-section+&]:pt-0!';

/** 'What to Expect': hours beside the address, the taproom's own cards and its practical details, two in a row. */
export function TaproomExpectations({ section, taproom, hasForm }: SectionProps<typeof taproomExpectations>) {
  const { contact, city, state, expectCards, food, parking, accessibility } = taproom;
  const details = [
    { icon: 'utensils', title: section.foodHeading, text: food },
    { icon: 'square-parking', title: section.parkingHeading, text: parking },
    { icon: 'accessibility', title: section.accessibilityHeading, text: accessibility },
  ];
  const cards = [...expectCards, ...details.filter(({ text }) => text)];
  // The form has the hours beside it.
  if (cards.length === 0 && hasForm) return null;
  const rows = 1 + Math.ceil(cards.length / 2);
  return (
    <Section tone="oat" heading={section.heading} headingClass="mb-8 text-title" className={creamClass}>
      <div className="grid grid-cols-1 gap-px overflow-hidden rounded-card bg-line lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)]">
        <Card Icon={MapPin} title={section.locationHeading} className="lg:col-span-2">
          <address className="text-lead not-italic">
            {contact.address ? formatAddress(contact.address) : `${city}, ${state}`}
          </address>
          {contact.address && (
            <SmartLink
              href={directionsUrl(contact.address)}
              className="mt-3 inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {section.directionsLabel}
            </SmartLink>
          )}
        </Card>
        <Card
          Icon={Clock}
          title={section.hoursHeading}
          className={`lg:col-start-1 lg:row-start-1 ${rowSpans[rows - 1] ?? rowSpans.at(-1)}`}
        >
          <TaproomStatus taproom={taproom} />
          {showsHours(taproom) && <HoursTable taproom={taproom} className="mt-2" />}
        </Card>
        {cards.map(({ icon, title, text }, index) => (
          <Card
            key={index}
            Icon={cardIcon(icon)}
            title={title}
            // The last one of an odd number fills its row.
            className={index === cards.length - 1 && index % 2 === 0 ? 'lg:col-span-2' : ''}
          >
            <p className="whitespace-pre-line">{text}</p>
          </Card>
        ))}
      </div>
    </Section>
  );
}

/** Figures that fit a line at 320 px stay on one. */
const maxLineLength = 9;

/** Figures and facts of a taproom with a photo beside the figures, under a headline for screen readers. */
export function TaproomFacts({ section, taproom }: SectionProps<typeof taproomFacts>) {
  const { figures, facts, sidePhoto } = taproom;
  if (figures.length === 0 && facts.length === 0 && !sidePhoto) return null;
  return (
    <Section tone="oat" heading={section.heading} headingClass="sr-only" className={creamClass}>
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 md:gap-y-14 lg:grid-cols-12">
        {figures.length > 0 && (
          <dl
            className={`grid grid-cols-1 content-center gap-x-6 gap-y-10 wrap-anywhere lg:gap-14 ${figures.length === 2 ? 'phone:grid-cols-2' : ''} ${sidePhoto ? 'lg:col-span-7' : `lg:col-span-12 ${figures.length > 1 ? 'lg:grid-cols-2' : ''}`}`}
          >
            {figures.map(({ figure, unit, text }, index) => (
              <div key={index}>
                <dt className="font-display font-bold uppercase">
                  <span
                    className={`block text-[min(var(--text-hero),19vw)] leading-(--text-hero--line-height) phone:text-[11vw] ${figure.length <= maxLineLength ? 'whitespace-nowrap' : ''}`}
                  >
                    {figure}
                  </span>
                  <span className="mt-2 block text-title text-copper-deep phone:text-heading">{unit}</span>
                </dt>
                {text && <dd className="mt-4 max-w-md text-lead text-oat/90">{text}</dd>}
              </div>
            ))}
          </dl>
        )}
        {sidePhoto && (
          <ResponsiveImage
            image={sidePhoto}
            sizes="(min-width: 1600px) 600px, (min-width: 1024px) 40vw, 100vw"
            className={`w-full rounded-card object-cover ${figures.length > 0 ? 'aspect-3/2 lg:col-span-5 lg:aspect-4/5' : 'aspect-3/2 lg:col-span-12 lg:aspect-5/2'}`}
          />
        )}
        {facts.length > 0 && (
          <ul className="grid gap-x-16 gap-y-8 border-t border-line pt-10 md:grid-cols-3 lg:col-span-12">
            {facts.map(({ icon, title, text }, index) => {
              const Icon = cardIcon(icon);
              return (
                <li key={index} className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-5">
                  <Icon aria-hidden strokeWidth={1.5} className="mt-0.5 size-8 text-accent" />
                  <div className="wrap-anywhere">
                    <h3 className="text-heading">{title}</h3>
                    <p className="mt-2 text-lg text-oat/90">{text}</p>
                  </div>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </Section>
  );
}

type ContactProps = Pick<SectionProps<typeof taproomContact>, 'section' | 'taproom'>;

/** Phone, e-mail and contact form of a taproom. */
export function ContactBand({ section: texts, taproom }: ContactProps) {
  const { phone, email } = taproom.contact;
  return (
    <Section aria-labelledby="contact-band" tone="sun" space="py-14 md:py-20" className="print:hidden">
      <div className="grid items-center gap-8 lg:grid-cols-[1fr_auto]">
        <Headline id="contact-band" text={texts.questionsHeading} className="max-w-[18ch] text-title" />
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

/** The private-event form beside the taproom's contact and hours; on phones the form comes before them. */
export function GetInTouch({ section: texts, taproom, children }: ContactProps & { children: ReactNode }) {
  return (
    <section
      id="get-in-touch"
      aria-labelledby="get-in-touch-heading"
      className="grid grid-cols-1 bg-char lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr] print:block"
    >
      <div className="py-10 md:pt-24 lg:pb-0 print:p-0">
        <Container width="wide">
          <div className="max-w-md lg:pr-10">
            <Headline id="get-in-touch-heading" text={texts.heading} />
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

/** Leads to the private-event form on the same page. */
export function HostAnEvent({ section, taproom, hasForm }: SectionProps<typeof taproomHost>) {
  const { path, hostTitle, hostText, hostPhoto } = taproom;
  const text = hostText ?? section.text;
  if (!hasForm) return null;
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
            <Headline id="host-an-event" eyebrow={section.eyebrow} text={hostTitle ?? section.heading} />
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
  if (tiles.length === 0) return null;
  return (
    <section aria-label={section.heading} className="bg-ink py-1 sm:py-2 print:hidden">
      <ul
        className={`grid grid-cols-2 gap-1 sm:auto-rows-[17vw] sm:grid-cols-5 sm:gap-2 ${isOdd ? 'max-sm:*:first:col-span-2' : ''}`}
      >
        {gallery.slice(0, tiles.length).map((photo, index) => (
          <li key={photo.url} className={`overflow-hidden max-sm:aspect-3/2 ${tiles[index]?.place}`}>
            <ResponsiveImage
              image={photo}
              sizes={`(min-width: 640px) ${tiles[index]?.width}vw, ${isOdd && index === 0 ? 100 : 50}vw`}
              widths={[320, 480, 640, 960, 1200]}
              className="size-full object-cover"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
