/** How a category is called and which icon it gets (visitor-site.md §3). */
import type { EventCategory } from './event';

export const categoryLabels = {
  'live-music': 'Live Music',
  'food-truck': 'Food Truck',
  'beer-release': 'Beer Release',
  'private-event': 'Private Event',
  community: 'Community',
  other: 'Other',
} as const satisfies Record<EventCategory, string>;

const titleCase = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const hasLabel = (category: string): category is EventCategory => Object.hasOwn(categoryLabels, category);

/** Any hyphenated word has a readable label, also one that is not on the list. */
export const categoryLabel = (category: string) =>
  hasLabel(category) ? categoryLabels[category] : category.split('-').filter(Boolean).map(titleCase).join(' ');

export type CategoryIcon = 'music' | 'food' | 'beer' | 'private' | 'party' | 'games' | 'default';

const words: [CategoryIcon, readonly string[]][] = [
  ['music', ['music', 'concert', 'band']],
  ['food', ['food']],
  ['beer', ['beer', 'release', 'tasting']],
  ['private', ['private', 'corporate']],
  ['party', ['party', 'celebration']],
  ['games', ['game', 'trivia']],
];

/** The first icon one of whose words is part of the category. */
export const categoryIcon = (category: string): CategoryIcon => {
  const text = category.toLowerCase();
  return words.find(([, parts]) => parts.some((part) => text.includes(part)))?.[0] ?? 'default';
};
