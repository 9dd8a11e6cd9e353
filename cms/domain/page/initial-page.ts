/** The texts that pages are created with, and that are shown while they can't be loaded. */
import type { PageDefinition } from './definition';

export type InitialContent = 'demo' | 'neutral';

type Seed = PageDefinition['seed'];

/** Those of a page of any kind. */
type Texts = {
  seed: Seed;
  neutral?: {
    seo?: Partial<Seed['seo']>;
    hero?: object | null;
    sections?: { type: string }[];
    omittedSections?: string[];
  };
};

export function initialTexts({ seed, neutral = {} }: Texts, content: InitialContent): Seed {
  if (content === 'demo') return seed;
  const { seo, hero, sections = [], omittedSections = [] } = neutral;
  return {
    title: seed.title,
    seo: { ...seed.seo, ...seo },
    hero: seed.hero && { ...seed.hero, ...hero },
    sections: seed.sections
      .filter(({ type }) => !omittedSections.includes(type))
      .map((section) => ({ ...section, ...sections.find(({ type }) => type === section.type) })),
  };
}

/** A page with its initial texts, as the API returns it. */
export const initialPage = (page: Texts & Pick<PageDefinition, 'key' | 'path'>, content: InitialContent) => ({
  key: page.key,
  path: page.path,
  ...initialTexts(page, content),
});
