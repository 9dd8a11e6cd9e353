/** Neutral texts, which replace those of a page's seed that describe the demo brewery. */
import type { PageDefinition } from '../definition';

type Seed = PageDefinition['seed'];

type SectionTexts<Section> = Section extends { type: string } ? Pick<Section, 'type'> & Partial<Section> : never;

/** What is missing here is taken from the page's seed. */
export type NeutralTexts<Page extends { seed: { seo: object; hero: object | null; sections: object[] } }> = {
  title?: string;
  seo?: Partial<Page['seed']['seo']>;
  hero?: Partial<Page['seed']['hero']>;
  sections?: SectionTexts<Page['seed']['sections'][number]>[];
  /** Sections that only the demo has; owners can add them in the panel. */
  omittedSections?: Extract<Page['seed']['sections'][number], { type: string }>['type'][];
};

export type AnyNeutralTexts = {
  title?: string;
  seo?: Partial<Seed['seo']>;
  hero?: object | null;
  sections?: { type: string }[];
  omittedSections?: string[];
};

export const replaceTexts = (
  seed: Seed,
  { title, seo, hero, sections = [], omittedSections = [] }: AnyNeutralTexts,
): Seed => ({
  title: title ?? seed.title,
  seo: { ...seed.seo, ...seo },
  hero: seed.hero && { ...seed.hero, ...hero },
  sections: seed.sections
    .filter(({ type }) => !omittedSections.includes(type))
    .map((section) => ({ ...section, ...sections.find(({ type }) => type === section.type) })),
});
