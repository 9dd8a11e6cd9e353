/** The icons that a taproom's cards can have, by their names in lucide.dev. Any other name is shown as the first. */
export const cardIcons = [
  'beer',
  'accessibility',
  'baby',
  'bike',
  'bus',
  'dices',
  'flame',
  'music',
  'paw-print',
  'pizza',
  'sandwich',
  'shopping-bag',
  'square-parking',
  'star',
  'sun',
  'trees',
  'tv',
  'users',
  'utensils',
  'wifi',
] as const;

export type CardIcon = (typeof cardIcons)[number];
