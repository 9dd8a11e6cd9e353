/** What a designed page consists of. The panel's forms, the API's schemas and the seed are generated from it. */
import type { Component, ValuesOf } from './fields';
import type { seo } from './components';

/** A section on a page, as in the API. */
export type SectionOf<Of extends Component> = Of extends Component ? { type: Of['name'] } & ValuesOf<Of> : never;

export type PageDefinition<
  Key extends string = string,
  Hero extends Component | null = Component | null,
  Section extends Component = Component,
> = {
  key: Key;
  /** A pattern such as `/beers/:slug` if all beers, events or taprooms share the texts. */
  path: string;
  /** Its name in the panel. */
  label: string;
  /** The placeholders that only this page's texts can contain, as a hint for the panel. */
  placeholders?: string;
  hero: Hero;
  /** Each at most once. */
  sections: readonly Section[];
  /** The specification's texts. */
  seed: PageContent<Hero, Section>;
  /** Texts for a brewery that starts without the demo content; they name no place, person or year. */
  neutral?: NeutralTexts<PageContent<Hero, Section>>;
};

type SectionTexts<Section> = Section extends { type: string } ? Pick<Section, 'type'> & Partial<Section> : never;

/** What is missing here is taken from the seed, which must then suit every brewery. */
type NeutralTexts<Content extends { seo: object; hero: object | null; sections: { type: string }[] }> = {
  seo?: Partial<Content['seo']>;
  hero?: Partial<Content['hero']>;
  sections?: SectionTexts<Content['sections'][number]>[];
  /** Sections that only the demo has; owners can add them in the panel. */
  omittedSections?: Content['sections'][number]['type'][];
};

export type PageContent<Hero extends Component | null, Section extends Component> = {
  /** The page's name in breadcrumbs. */
  title: string;
  seo: ValuesOf<typeof seo>;
  hero: Hero extends Component ? ValuesOf<Hero> : null;
  sections: SectionOf<Section>[];
};

export const definePage = <
  const Key extends string,
  Hero extends Component | null,
  const Sections extends readonly Component[],
>(
  definition: Omit<PageDefinition<Key, Hero, Sections[number]>, 'sections'> & { sections: Sections },
) => definition;
