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
import type { ValuesOf } from '@domain/page/fields';
import type { taproomExpectations, taproomFacts } from '@domain/page/pages/taproom';
import type { CardIcon } from '@domain/taproom/card-icons';
import { showsHours } from '@domain/taproom/label';
import type { Taproom } from '@domain/taproom/schema';
import { Section } from '../../../ui/layout';
import { formatAddress } from '../../../domain/us-address';
import { ResponsiveImage } from '../../../ui/responsive-image';
import { SmartLink } from '../../../ui/smart-link';
import { directionsUrl } from '../../shared/location/contact-urls';
import { HoursTable } from '../../shared/location/contact-details';
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

const isKnown = (name: string | null): name is CardIcon => name !== null && Object.hasOwn(icons, name);

const cardIcon = (name: string | null): LucideIcon => icons[isKnown(name) ? name : 'beer'];

type TextCard = { title: string; text: string; Icon: LucideIcon };
type Texts = ValuesOf<typeof taproomExpectations>;

/** The taproom's own cards, then those of its practical details. */
function listCards({ expectCards, parking, food, accessibility }: Taproom, texts: Texts): TextCard[] {
  const details = [
    { title: texts.foodHeading, text: food, Icon: Utensils },
    { title: texts.parkingHeading, text: parking, Icon: SquareParking },
    { title: texts.accessibilityHeading, text: accessibility, Icon: Accessibility },
  ];
  return [
    ...expectCards.map(({ icon, title, text }) => ({ title, text, Icon: cardIcon(icon) })),
    ...details.flatMap(({ text, ...card }) => (text ? [{ ...card, text }] : [])),
  ];
}

/** The hours are as high as all other cards. After the last entry, cards follow below them. */
const rowSpans = ['lg:row-span-1', 'lg:row-span-2', 'lg:row-span-3', 'lg:row-span-4', 'lg:row-span-5'];

type CardProps = {
  Icon: LucideIcon;
  title: string;
  className?: string;
  children: ReactNode;
};

function Card({ Icon, title, className = '', children }: CardProps) {
  return (
    <div className={`bg-foam p-5 wrap-anywhere phone:p-[min(1.5rem,5vw)] sm:p-8 lg:p-10 ${className}`}>
      <Icon aria-hidden strokeWidth={1.5} className="size-8 text-copper-deep" />
      <h3 className="mt-5 mb-4 text-heading">{title}</h3>
      <div className="text-lg text-oat/90">{children}</div>
    </div>
  );
}

type TaproomExpectationsProps = { section: SectionOf<typeof taproomExpectations>; taproom: Taproom; className: string };

/** 'What to Expect': hours beside the address and the taproom's own cards, two in a row. */
export function TaproomExpectations({ section, taproom, className }: TaproomExpectationsProps) {
  const { contact, city, state } = taproom;
  const cards = listCards(taproom, section);
  const rows = 1 + Math.ceil(cards.length / 2);
  return (
    <Section tone="oat" heading={section.heading} headingClass="mb-8 text-title" className={`md:py-20! ${className}`}>
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
        {cards.map(({ title, text, Icon }, index) => (
          <Card
            key={index}
            Icon={Icon}
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

type TaproomFactsProps = { section: SectionOf<typeof taproomFacts>; taproom: Taproom; className: string };

/** Figures and facts of a taproom with a photo beside the figures, under a headline for screen readers. */
export function TaproomFacts({ section, taproom: { figures, facts, sidePhoto }, className }: TaproomFactsProps) {
  return (
    <Section tone="oat" heading={section.heading} headingClass="sr-only" className={`md:py-20! ${className}`}>
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
