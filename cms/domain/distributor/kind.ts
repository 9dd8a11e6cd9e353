export const distributorKinds = ['shop', 'bar', 'restaurant', 'wholesaler'] as const;

export type DistributorKind = (typeof distributorKinds)[number];

/** Of a distributor for which staff have not chosen one. */
export const defaultKind: DistributorKind = 'wholesaler';

export const kindLabels: Record<DistributorKind, { one: string; many: string }> = {
  shop: { one: 'Shop', many: 'Shops' },
  bar: { one: 'Bar', many: 'Bars' },
  restaurant: { one: 'Restaurant', many: 'Restaurants' },
  wholesaler: { one: 'Wholesaler', many: 'Wholesalers' },
};

export const isDistributorKind = (text: string | null): text is DistributorKind =>
  distributorKinds.some((kind) => kind === text);
