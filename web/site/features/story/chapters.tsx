import type { SectionOf } from '@domain/page/definition';
import type { chapters } from '@domain/page/components/chapters';
import { Chapter } from './chapter';

/** Photos with a text beside them, on alternating sides. */
export const Chapters = ({ section }: { section: SectionOf<typeof chapters> }) => (
  <div className="grid gap-20 bg-ink py-16 md:py-24 lg:gap-32 lg:py-32">
    {section.items.map((chapter, index) => (
      <Chapter key={index} chapter={chapter} reversed={index % 2 === 1} />
    ))}
  </div>
);
