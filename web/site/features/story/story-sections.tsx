import { useId } from 'react';
import type { SectionOf } from '@domain/page/definition';
import type { ValuesOf } from '@domain/page/fields';
import type { quote } from '@domain/page/blocks';
import type { chapters, chapter as definition, visitCard } from '@domain/page/pages/our-story';
import { toParagraphs } from '@domain/page/rich-text';
import { taproomLabel } from '@domain/taproom/label';
import { Container, Headline } from '../../../ui/layout';
import { ResponsiveImage } from '../../../ui/responsive-image';
import { ActionLink, FramedSection, type SectionProps } from '../../shared/composed-section';
import { ContactLinks } from '../../shared/location/contact-details';
import { sitePhoto } from '../../shared/page/page';
import { useTaprooms } from '../../shared/taproom/use-taprooms';

/** Their backgrounds, in turn: paper and the colors of labels. */
const surfaces = ['oat', 'crimson', 'sun', 'teal'] as const;

/** A photo from edge to edge with a large label, and the text beside it; the sides alternate. */
function Chapter({ chapter, index }: { chapter: ValuesOf<typeof definition>; index: number }) {
  const { label, heading, text, photo } = chapter;
  const id = useId();
  const surface = surfaces[index % surfaces.length];
  const isReversed = index % 2 === 1;
  // Photos on paper and on yellow are printed in black.
  const isPrinted = !isReversed;
  return (
    <section
      aria-labelledby={id}
      data-label={surface}
      className="label-surface grid grid-cols-1 items-center lg:grid-cols-12"
    >
      <div
        className={`relative isolate self-stretch bg-(--label) lg:col-span-7 print:hidden ${isReversed ? 'lg:order-2' : ''}`}
      >
        <ResponsiveImage
          image={sitePhoto(photo)}
          sizes="(min-width: 1024px) 58vw, 100vw"
          className={`aspect-4/3 size-full object-cover lg:aspect-3/2 ${isPrinted ? 'mix-blend-luminosity' : ''}`}
        />
        <div className="absolute inset-x-0 bottom-0 h-1/2 bg-linear-to-t from-ink/95 via-ink/70 to-transparent" />
        <span
          aria-hidden
          className={`absolute bottom-0 font-display text-[min(var(--text-hero),30vw)] leading-(--text-hero--line-height) font-bold uppercase ${isReversed ? 'text-foam right-5 sm:right-8 lg:right-auto lg:left-8' : 'text-amber left-5 sm:left-8 lg:right-8 lg:left-auto'}`}
        >
          {label}
        </span>
      </div>
      <div
        className={`px-5 py-12 sm:px-8 md:py-16 lg:col-span-5 lg:px-10 xl:px-16 print:p-0 ${isReversed ? 'lg:justify-self-end' : ''}`}
      >
        <div className="max-w-lg">
          <Headline id={id} text={heading} />
          <div className="mt-6 space-y-5 text-lg">
            {toParagraphs(text).map((paragraph, number) => (
              <p key={number} className={number === 0 ? 'text-lead' : ''}>
                {paragraph}
              </p>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

type ChaptersProps = { section: SectionOf<typeof chapters>; frame?: SectionProps<typeof chapters>['frame'] };

/** Photos with a text beside them, each a band of its own; `frame` on a composed page. */
export const Chapters = ({ section, frame }: ChaptersProps) => (
  <div id={frame?.id}>
    {section.items.map((chapter, index) => (
      <Chapter key={index} chapter={chapter} index={index} />
    ))}
  </div>
);

/** Address, phone and e-mail of the first taproom, and of the others that are open. */
export function VisitCard({ section }: { section: SectionOf<typeof visitCard> }) {
  const taprooms = useTaprooms().filter(({ isComingSoon }, index) => index === 0 || !isComingSoon);
  return (
    <section aria-labelledby="visit-us" className="relative isolate overflow-hidden py-16 md:py-28">
      <div className="absolute inset-0 -z-10 print:hidden">
        <ResponsiveImage
          image={{ ...sitePhoto(section.photo), alt: '' }}
          sizes="100vw"
          className="size-full object-cover"
        />
      </div>
      <Container width="wide">
        <div className="max-w-xl rounded-card bg-ink/95 p-[min(2rem,8vw)] shadow-lift sm:p-12">
          <Headline id="visit-us" text={section.heading} />
          {taprooms.map((taproom) => (
            <div key={taproom.slug} className="mt-6">
              {taprooms.length > 1 && <h3 className="mb-1 text-heading wrap-anywhere">{taproomLabel(taproom)}</h3>}
              <ContactLinks contact={taproom.contact} />
            </div>
          ))}
          <ActionLink label={section.actionLabel} href={section.actionHref} size="lg" className="mt-8" />
        </div>
      </Container>
    </section>
  );
}

/** A short quote can be large. */
const maxLargeLength = 120;

export function Quote({ section: { text, author, role }, frame }: SectionProps<typeof quote>) {
  return (
    <FramedSection frame={frame}>
      <figure className="mx-auto max-w-4xl">
        <span
          aria-hidden
          className="block h-[0.55em] font-display text-[7rem] leading-none font-bold text-amber select-none"
        >
          “
        </span>
        <blockquote
          className={`mt-4 font-serif italic leading-tight whitespace-pre-line ${
            text.length <= maxLargeLength
              ? 'text-[clamp(1.75rem,1.25rem+2.4vw,3.25rem)]'
              : 'text-[clamp(1.375rem,1.1rem+1.3vw,2.125rem)] leading-snug'
          }`}
        >
          <p className="text-balance">{text}</p>
        </blockquote>
        {(author || role) && (
          <figcaption className="mt-8 flex flex-col gap-1 border-l-2 border-amber pl-5 text-lg">
            {author && <span className="font-display text-2xl leading-tight font-semibold">{author}</span>}
            {role && <span className="text-smoke">{role}</span>}
          </figcaption>
        )}
      </figure>
    </FramedSection>
  );
}
