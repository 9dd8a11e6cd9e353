import type { BeerSection } from '@domain/beer/section';
import type { beerList } from '@domain/page/pages/beers';
import type { SectionOf } from '@domain/page/definition';

type Content = SectionOf<typeof beerList>;

const fieldOf = {
  'coming-soon': 'comingSoon',
  limited: 'limited',
  'year-round': 'yearRound',
  seasonal: 'seasonal',
} satisfies Record<BeerSection, keyof Content>;

/** The headline of a section of beers. */
export const sectionTitle = (content: readonly Content[], key: BeerSection): string => content[0]?.[fieldOf[key]] ?? '';
