import { pages, type PageKey, type PageOf } from '@domain/page/pages';

type SectionType<Key extends PageKey> = PageOf<Key>['sections'][number]['type'];

const seedOf = (key: PageKey) => pages.find((page) => page.key === key)?.seed;

/** A section of a page with the specification's texts. */
export function seedSection<Key extends PageKey, Type extends SectionType<Key>>(key: Key, type: Type) {
  const section = seedOf(key)?.sections.find((each) => each.type === type);
  if (!section) throw new Error(`${key} has no section ${type}`);
  return section as Extract<PageOf<Key>['sections'][number], { type: Type }>;
}

export const seedHero = <Key extends PageKey>(key: Key) => seedOf(key)?.hero as PageOf<Key>['hero'];
