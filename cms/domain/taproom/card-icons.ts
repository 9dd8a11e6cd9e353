/** The icons that a taproom's cards can have, by their names in lucide.dev. The first replaces an unknown name. */
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
