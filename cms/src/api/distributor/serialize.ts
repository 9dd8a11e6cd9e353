import type { Distributor } from '#domain/distributor/distributor';
import { defaultKind } from '#domain/distributor/kind';
import { emptyToNull } from '#lib/stored-values';
import type { DistributorDocument } from './document';

export const serializeDistributor = (distributor: DistributorDocument): Distributor => ({
  id: distributor.documentId,
  name: distributor.name,
  kind: distributor.kind ?? defaultKind,
  address: distributor.address,
  phone: emptyToNull(distributor.phone),
  country: distributor.country,
  region: emptyToNull(distributor.region),
  coordinates: { lat: Number(distributor.latitude), lng: Number(distributor.longitude) },
});
