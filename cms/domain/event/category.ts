/** Labels and icons of event categories. */
import { eventCategories, type EventCategory } from './constants';

const titleCase = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `food-truck`: `Food Truck`. */
export const categoryLabel = (category: string) => category.split('-').filter(Boolean).map(titleCase).join(' ');

export type PublicCategory = Exclude<EventCategory, 'other'>;

/** `Other` tells a visitor nothing: it is neither a filter nor a label on the site. */
export const isPublicCategory = (category: EventCategory): category is PublicCategory => category !== 'other';

export const publicCategories = eventCategories.filter(isPublicCategory);

export const categoryIconNames = ['music', 'food', 'beer', 'private', 'party', 'games', 'default'] as const;
export type CategoryIcon = (typeof categoryIconNames)[number];

const iconKeywords: [CategoryIcon, readonly string[]][] = [
  ['music', ['music', 'concert', 'band']],
  ['food', ['food']],
  ['beer', ['beer', 'release', 'tasting']],
  ['private', ['private', 'corporate']],
  ['party', ['party', 'celebration']],
  ['games', ['game', 'trivia']],
];

/** The first icon in the list with a keyword that the category contains. */
export const categoryIcon = (category: string): CategoryIcon => {
  const text = category.toLowerCase();
  return iconKeywords.find(([, keywords]) => keywords.some((keyword) => text.includes(keyword)))?.[0] ?? 'default';
};

/** Its icon among the words of the site. */
export const iconKey = (category: string) => `icon:${category}`;

/** The chosen one, or that of its name. */
export const iconOf = (category: string, words: Readonly<Record<string, string>>): CategoryIcon =>
  categoryIconNames.find((name) => name === words[iconKey(category)]) ?? categoryIcon(category);
