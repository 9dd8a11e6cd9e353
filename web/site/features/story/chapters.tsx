import { useId } from 'react';
import type { SectionOf } from '@domain/page/definition';
import type { ValuesOf } from '@domain/page/fields';
import type { chapters, chapter as definition } from '@domain/page/pages/our-story';
import { toParagraphs } from '@domain/page/rich-text';
import { ResponsiveImage } from '../../../ui/responsive-image';
import { sitePhoto } from '../../shared/page/use-page';

type ChapterProps = { chapter: ValuesOf<typeof definition>; reversed: boolean };

/** A full-bleed photo with a large label, and the text beside it. `reversed` swaps the sides. */
function Chapter({ chapter, reversed }: ChapterProps) {
  const { label, heading, text, photo } = chapter;
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 items-center gap-y-10 lg:grid-cols-12">
      <div className={`relative isolate lg:col-span-7 ${reversed ? 'lg:order-2' : ''}`}>
        <ResponsiveImage
          image={sitePhoto(photo)}
          sizes="(min-width: 1024px) 58vw, 100vw"
          className="aspect-4/3 w-full object-cover lg:aspect-3/2"
        />
        <div className="absolute inset-x-0 bottom-0 h-2/5 bg-linear-to-t from-ink to-transparent" />
        <span
          aria-hidden
          className={`absolute -bottom-[0.12em] font-display text-[min(var(--text-hero),30vw)] leading-(--text-hero--line-height) font-bold text-amber uppercase ${reversed ? 'right-5 sm:right-8 lg:right-auto lg:left-8' : 'left-5 sm:left-8 lg:right-8 lg:left-auto'}`}
        >
          {label}
        </span>
      </div>
      <div className={`px-5 sm:px-8 lg:col-span-5 lg:px-10 xl:px-16 ${reversed ? 'lg:justify-self-end' : ''}`}>
        <div className="max-w-lg">
          <h2 id={id} className="text-title">
            {heading}
          </h2>
          <div className="mt-6 space-y-5 text-lg text-oat/90">
            {toParagraphs(text).map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

/** Photos with a text beside them, on alternating sides. */
export const Chapters = ({ section }: { section: SectionOf<typeof chapters> }) => (
  <div className="grid gap-20 bg-ink py-16 md:py-24 lg:gap-32 lg:py-32">
    {section.items.map((chapter, index) => (
      <Chapter key={index} chapter={chapter} reversed={index % 2 === 1} />
    ))}
  </div>
);
