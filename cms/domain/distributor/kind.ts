export const distributorKinds = ['shop', 'wholesaler'] as const;

export type DistributorKind = (typeof distributorKinds)[number];

/** Of a distributor for which staff have not chosen one. */
export const defaultKind: DistributorKind = 'wholesaler';

export const kindLabels: Record<DistributorKind, string> = { shop: 'Shops', wholesaler: 'Wholesalers' };

export const isDistributorKind = (text: string | null): text is DistributorKind =>
  distributorKinds.some((kind) => kind === text);
