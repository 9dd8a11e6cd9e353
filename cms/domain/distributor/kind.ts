export const distributorKinds = ['shop', 'bar', 'restaurant', 'wholesaler'] as const;

export type DistributorKind = (typeof distributorKinds)[number];

/** The kind of a distributor for which staff have not chosen one. */
export const defaultKind: DistributorKind = 'wholesaler';

export const kindLabels: Record<DistributorKind, { one: string; many: string }> = {
  shop: { one: 'Shop', many: 'Shops' },
  bar: { one: 'Bar', many: 'Bars' },
  restaurant: { one: 'Restaurant', many: 'Restaurants' },
  wholesaler: { one: 'Wholesaler', many: 'Wholesalers' },
};

export const isDistributorKind = (text: string | null): text is DistributorKind =>
  distributorKinds.some((kind) => kind === text);

/** What people and other programs call the kinds; the first that matches counts. */
const kindWords: [pattern: RegExp, kind: DistributorKind][] = [
  [/wholesal|distribut/i, 'wholesaler'],
  [/restaurant|grill|kitchen|pizz|caf[eé]|diner|bistro/i, 'restaurant'],
  [/\bbars?\b|\bpubs?\b|tavern|on.?premise/i, 'bar'],
  [/shop|store|market|grocer|liquor|retail|off.?premise/i, 'shop'],
];

/** The kind that a text such as `Bottle shop` names; null if none. */
export const findKind = (text: string): DistributorKind | null =>
  kindWords.find(([pattern]) => pattern.test(text))?.[1] ?? null;
