import type { Distributor } from '#domain/distributor/distributor';
import { defaultKind } from '#domain/distributor/kind';
import { emptyToNull, required } from '#lib/stored-values';
import type { DistributorDocument } from './document';

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
