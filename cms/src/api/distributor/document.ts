import type { DistributorKind } from '#domain/distributor/kind';

export const distributorUid = 'api::distributor.distributor';

export type DistributorDocument = {
  documentId: string;
  name: string;
  /** Null: not chosen. */
  kind: DistributorKind | null;
  address: string;
  phone: string | null;
  country: string;
  region: string | null;
  latitude: number;
  longitude: number;
};
