import type { LucideIcon } from 'lucide-react';
import Accessibility from 'lucide-react/icons/accessibility';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import SquareParking from 'lucide-react/icons/square-parking';
import Utensils from 'lucide-react/icons/utensils';
import type { ReactNode } from 'react';
import type { SectionOf } from '@domain/page/definition';
import type { ValuesOf } from '@domain/page/fields';
import type { taproomExpectations } from '@domain/page/pages/taproom';
import { isNotYetOpen } from '@domain/taproom/label';
import type { Taproom } from '@domain/taproom/taproom';
import { formatAddress } from '../../../domain/us-address';
import { Container } from '../../../ui/container';
import { Section } from '../../../ui/section';
import { SmartLink } from '../../../ui/smart-link';
import { directionsUrl } from '../../shared/location/contact-urls';
import { HoursTable } from '../../shared/location/hours-table';
import { TaproomStatus } from '../../shared/taproom/taproom-status';
import { cardIcon } from './card-icons';

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

/** Hours beside the address and the taproom's own cards, two in a row. */
function ExpectCards({ taproom, texts }: { taproom: Taproom; texts: Texts }) {
  const { contact, city, state } = taproom;
  const cards = listCards(taproom, texts);
  const rows = 1 + Math.ceil(cards.length / 2);
  return (
    <div className="grid grid-cols-1 gap-px overflow-hidden rounded-card bg-line lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)]">
      <Card Icon={MapPin} title={texts.locationHeading} className="lg:col-span-2">
        <address className="text-lead not-italic">
          {contact.address ? formatAddress(contact.address) : `${city}, ${state}`}
        </address>
        {contact.address && (
          <SmartLink
            href={directionsUrl(contact.address)}
            className="mt-3 inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {texts.directionsLabel}
          </SmartLink>
        )}
      </Card>
      <Card
        Icon={Clock}
        title={texts.hoursHeading}
        className={`lg:col-start-1 lg:row-start-1 ${rowSpans[rows - 1] ?? rowSpans.at(-1)}`}
      >
        <TaproomStatus taproom={taproom} />
        {!isNotYetOpen(taproom) && <HoursTable taproom={taproom} className="mt-2" />}
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
  );
}

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

/** 'What to Expect'. */
export function TaproomExpectations({ section, taproom, className }: TaproomExpectationsProps) {
  const id = `${taproom.slug}-expect`;
  return (
    <Section tone="oat" aria-labelledby={id} className={`md:py-20! ${className}`}>
      <Container width="wide">
        <h2 id={id} className="mb-8 text-title">
          {section.heading}
        </h2>
        <ExpectCards taproom={taproom} texts={section} />
      </Container>
    </Section>
  );
}
