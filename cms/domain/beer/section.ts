/** The sections of the beer list and the availability label, both derived from the tags. */
import type { Beer } from './schema';
import { hasTagChoice, type TagChoice } from './tag';

/** In page order. */
export const beerSections = [
  { key: 'coming-soon', title: 'Coming Soon' },
  { key: 'limited', title: 'Limited Releases' },
  { key: 'year-round', title: 'Year Round Favorites' },
  { key: 'seasonal', title: 'Seasonal Brews' },
] as const;
export type BeerSection = (typeof beerSections)[number]['key'];

type Tagged = Pick<Beer, 'tags'>;

/** A beer with tags of two sections is in both. */
export const isInSection = ({ tags }: Tagged, section: BeerSection) => hasTagChoice(tags, section);

export const isInNoSection = (beer: Tagged) => beerSections.every(({ key }) => !isInSection(beer, key));

/** The sections that have beers, in page order. */
export const groupBySection = <Listed extends Tagged>(beers: readonly Listed[]) =>
  beerSections
    .map((section) => ({ ...section, beers: beers.filter((beer) => isInSection(beer, section.key)) }))
    .filter((section) => section.beers.length > 0);

const labels: [TagChoice, string][] = [
  ['coming-soon', 'Coming Soon'],
  ['limited', 'Limited Release'],
  ['seasonal', 'Seasonal'],
  ['year-round', 'Year Round'],
];

export const availabilityLabel = ({ tags, isAvailable }: Pick<Beer, 'tags' | 'isAvailable'>) =>
  labels.find(([choice]) => hasTagChoice(tags, choice))?.[1] ?? (isAvailable ? 'Available' : 'Currently Unavailable');
