import type { Distributor } from '#domain/distributor/distributor';
import { type DistributorKind, defaultKind } from '#domain/distributor/kind';
import { emptyToNull, required } from '#lib/stored-values';

export const distributorUid = 'api::distributor.distributor';

type DistributorDocument = {
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

export const listDistributors = (): Promise<DistributorDocument[]> =>
  strapi.db.query(distributorUid).findMany({ orderBy: { id: 'asc' } });

export const serializeDistributor = (distributor: DistributorDocument): Distributor => ({
  id: distributor.documentId,
  name: required(distributor.name),
  kind: distributor.kind ?? defaultKind,
  address: required(distributor.address),
  phone: emptyToNull(distributor.phone),
  country: required(distributor.country),
  region: emptyToNull(distributor.region),
  coordinates: { lat: Number(required(distributor.latitude)), lng: Number(required(distributor.longitude)) },
});
