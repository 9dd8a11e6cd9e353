import { useId } from 'react';
import type { SectionOf } from '@domain/page/definition';
import type { ValuesOf } from '@domain/page/fields';
import type { chapters, chapter as definition } from '@domain/page/pages/our-story';
import { toParagraphs } from '@domain/page/rich-text';
import { ResponsiveImage } from '../../../ui/responsive-image';
import { sitePhoto } from '../../shared/page/use-page';

/** Their backgrounds, in turn: paper, where photos are printed in black and white, and the colors of labels. */
const surfaces = ['oat', 'crimson', 'oat', 'teal'] as const;

type ChapterProps = { chapter: ValuesOf<typeof definition>; index: number };

/** A photo from edge to edge with a large label, and the text beside it; the sides alternate. */
function Chapter({ chapter, index }: ChapterProps) {
  const { label, heading, text, photo } = chapter;
  const id = useId();
  const surface = surfaces[index % surfaces.length];
  const isReversed = index % 2 === 1;
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
          className={`aspect-4/3 size-full object-cover lg:aspect-3/2 ${surface === 'oat' ? 'mix-blend-luminosity' : ''}`}
        />
        <div className="absolute inset-x-0 bottom-0 h-1/2 bg-linear-to-t from-ink/95 via-ink/70 to-transparent" />
        <span
          aria-hidden
          className={`absolute bottom-0 font-display text-[min(var(--text-hero),30vw)] leading-(--text-hero--line-height) font-bold text-amber uppercase ${isReversed ? 'right-5 sm:right-8 lg:right-auto lg:left-8' : 'left-5 sm:left-8 lg:right-8 lg:left-auto'}`}
        >
          {label}
        </span>
      </div>
      <div
        className={`px-5 py-12 sm:px-8 md:py-16 lg:col-span-5 lg:px-10 xl:px-16 print:p-0 ${isReversed ? 'lg:justify-self-end' : ''}`}
      >
        <div className="max-w-lg">
          <h2 id={id} className="text-title">
            {heading}
          </h2>
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

/** Photos with a text beside them, each a band of its own. */
export const Chapters = ({ section }: { section: SectionOf<typeof chapters> }) =>
  section.items.map((chapter, index) => <Chapter key={index} chapter={chapter} index={index} />);
