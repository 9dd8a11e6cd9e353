/** How the sections of a composed page, which are in any order, follow each other. */
import type { ComposedSection } from '@domain/page/composed-page';
import type { SectionOf } from '@domain/page/definition';
import type { Component } from '@domain/page/fields';

/** The background. `photo`: a photo, or a section that has no edge to the next one. */
export type SectionTone = 'ink' | 'char' | 'oat' | 'amber' | 'photo';

export type SectionFrame = {
  /** For links to the section: `#form`; `#form-2` is the second one. */
  id: string;
  tone: SectionTone;
  /** The section above has the same background: there is only one gap between them. */
  isContinued: boolean;
};

export type SectionProps<Of extends Component> = { section: SectionOf<Of>; frame: SectionFrame };

type SectionType = ComposedSection['type'];

/** The first one that differs from the section above. */
const tonesByType: Record<SectionType, readonly [SectionTone, ...SectionTone[]]> = {
  'block-hero': ['photo'],
  'text-photo': ['ink', 'char'],
  chapters: ['ink'],
  facts: ['char', 'ink'],
  cards: ['ink', 'char'],
  gallery: ['ink', 'char'],
  quote: ['char', 'ink'],
  'call-to-action': ['amber'],
  questions: ['oat', 'char'],
  'beers-by-tag': ['ink', 'char'],
  events: ['char', 'ink'],
  'rich-text': ['oat'],
  map: ['ink', 'char'],
  form: ['oat'],
};

/** `above` is the background of the page's top. */
export function frameSections<Section extends { type: SectionType }>(
  sections: readonly Section[],
  above: SectionTone,
): { section: Section; frame: SectionFrame }[] {
  const counts = new Map<SectionType, number>();
  let previous = above;
  return sections.map((section) => {
    const { type } = section;
    const count = (counts.get(type) ?? 0) + 1;
    counts.set(type, count);
    const tones = tonesByType[type];
    const tone = tones.find((candidate) => candidate !== previous) ?? tones[0];
    const frame = {
      id: count === 1 ? anchorOf(type) : `${anchorOf(type)}-${count}`,
      tone,
      isContinued: tone === previous && tone !== 'photo',
    };
    previous = tone;
    return { section, frame };
  });
}

const anchorOf = (type: SectionType) => type.replace(/^block-/, '');
