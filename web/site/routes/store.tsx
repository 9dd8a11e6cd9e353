import { useId } from 'react';
import type { ContentIcon } from '@domain/page/built-in-photos';
import type { photoHero } from '@domain/page/components';
import type { SectionOf } from '@domain/page/definition';
import type { ValuesOf } from '@domain/page/fields';
import type { iconList, promoCards } from '@domain/page/pages/store';
import { ButtonLink } from '../../ui/button';
import { Headline, Section } from '../../ui/layout';
import { ResponsiveImage } from '../../ui/responsive-image';
import gem from '../assets/products/gem.svg';
import gift from '../assets/products/gift.svg';
import glass from '../assets/products/glass.svg';
import shirt from '../assets/products/shirt.svg';
import { pageLoader } from '../loaders';
import { ActionLink } from '../shared/composed-section';
import { PageHead, renderSections, sitePhoto, usePage } from '../shared/page/page';

export const loader = pageLoader('store');

export function Component() {
  const page = usePage('store');
  return (
    <>
      <PageHead page={page} />
      <StoreHero hero={page.hero} />
      {renderSections(page.sections, sections)}
    </>
  );
}

/** Text and photo, each in one half. */
function StoreHero({ hero }: { hero: ValuesOf<typeof photoHero> }) {
  const { eyebrow, title, lead, photo, actionLabel, actionHref } = hero;
  return (
    <div className="grid grid-cols-1 pt-(--header-compact) print:p-0 lg:min-h-[86svh] lg:grid-cols-2">
      <div className="order-2 flex items-center px-5 py-14 print:p-0! sm:px-8 lg:order-1 lg:py-20 lg:pl-[max(2rem,calc(50vw-46rem))]">
        <div className="w-full max-w-xl lg:pr-12">
          <Headline as="h1" eyebrow={eyebrow} text={title} className="text-page" />
          <p className="mt-6 text-lead text-oat/90">{lead}</p>
          <ActionLink label={actionLabel} href={actionHref} variant="outline" size="lg" className="mt-8" />
        </div>
      </div>
      <div className="relative order-1 min-h-[44svh] lg:order-2 print:hidden">
        <ResponsiveImage
          image={sitePhoto(photo)}
          sizes="(min-width: 1024px) 50vw, 100vw"
          priority
          className="absolute inset-0 size-full object-cover"
        />
      </div>
    </div>
  );
}

const drawings: Record<ContentIcon, string> = { shirt, glass, gem, gift };

/** Colors of labels that follow each other well. */
const tones = ['ember', 'teal', 'sun', 'navy'];

/** A headline and tiles of a drawn product, title and text, each in the color of a label. A long word needs 9 rem. */
function IconList({ section: { heading, items } }: { section: SectionOf<typeof iconList> }) {
  return (
    <Section tone="oat" heading={heading}>
      <ul className="mt-10 grid gap-3 sm:grid-cols-2 md:gap-6">
        {items.map(({ icon, title, text }, index) => (
          <li
            key={index}
            data-label={tones[index % tones.length]}
            className="label-surface grid grid-cols-[minmax(0,1fr)_min(8.5rem,100%-9.5rem)] items-center gap-3 rounded-card p-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:items-end lg:p-8"
          >
            <div className="max-w-sm lg:pb-2">
              <h3 className="text-heading">{title}</h3>
              <p className="mt-3 text-lg">{text}</p>
            </div>
            <img src={drawings[icon]} width={240} height={240} alt="" loading="lazy" className="w-full print:hidden" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

type Promo = SectionOf<typeof promoCards>['items'][number];

/** A photo, a text and a link. The card of a page that is switched off promotes nothing. */
function PromoCard({ card: { photo, title, text, actionLabel, actionHref } }: { card: Promo }) {
  const titleId = useId();
  if (!actionHref) return null;
  return (
    <article aria-labelledby={titleId} className="flex flex-col overflow-hidden rounded-card bg-foam">
      <ResponsiveImage
        image={{ ...sitePhoto(photo), alt: '' }}
        sizes="(min-width: 1264px) 588px, (min-width: 768px) 50vw, 100vw"
        className="aspect-video w-full object-cover"
      />
      <div className="flex grow flex-col items-start p-8">
        <h3 id={titleId} className="text-heading">
          {title}
        </h3>
        <p className="mt-3 mb-6 text-lg">{text}</p>
        <ButtonLink href={actionHref} className="mt-auto">
          {actionLabel}
        </ButtonLink>
      </div>
    </article>
  );
}

/** Cards with photos, and a line with a link below them. */
function PromoCards({ section }: { section: SectionOf<typeof promoCards> }) {
  const { heading, items, note, noteLabel, noteHref } = section;
  return (
    <Section tone="oat" heading={heading} className="pt-0!">
      <div className="mt-10 grid gap-6 md:grid-cols-2">
        {items.map((card, index) => (
          <PromoCard key={index} card={card} />
        ))}
      </div>
      {(note || (noteLabel && noteHref)) && (
        <p className="mt-12 flex flex-wrap items-baseline gap-x-6 text-lead print:hidden">
          {note}
          <ActionLink label={noteLabel} href={noteHref} variant="ghost" />
        </p>
      )}
    </Section>
  );
}

const sections = { 'icon-list': IconList, 'promo-cards': PromoCards };
