import type { Distributor, StaffDistributor } from '#domain/distributor/schema';
import type { DistributorUpdate } from '#domain/distributor/input';
import { type DistributorKind, defaultKind } from '#domain/distributor/kind';
import { toSearchText } from '#domain/shared/fold-text';
import { toSortKey } from '#domain/shared/sort-key';
import type { DerivedColumns } from '#lib/derived-columns';
import { emptyToNull, required, toInstant, toText } from '#lib/stored-values';

export const distributorUid = 'api::distributor.distributor';

export type DistributorDocument = {
  id: number;
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
  createdAt: string | Date;
  updatedAt: string | Date;
};

export const toColumns = ({ lat, lng }: Distributor['coordinates']) => ({ latitude: lat, longitude: lng });

/** Absent fields stay absent. */
export const toDistributorDocument = ({ coordinates, updatedAt: _version, ...fields }: DistributorUpdate) => ({
  ...fields,
  ...(coordinates ? toColumns(coordinates) : {}),
});

const searched = ['name', 'address', 'phone', 'country', 'region'];

/** What the list of distributors is searched and sorted by. */
export const derivedDistributorColumns: DerivedColumns = {
  uid: distributorUid,
  sources: searched,
  sorted: ['sort_name'],
  derive(row) {
    const texts = searched.map((name) => toText(row[name]));
    return { sortName: toSortKey(toText(row['name'])), searchText: toSearchText(texts) };
  },
};

export const toCoordinates = ({ latitude, longitude }: Pick<DistributorDocument, 'latitude' | 'longitude'>) => ({
  lat: Number(required(latitude)),
  lng: Number(required(longitude)),
});

export const serializeDistributor = (distributor: DistributorDocument): Distributor => ({
  id: distributor.documentId,
  name: required(distributor.name),
  kind: distributor.kind ?? defaultKind,
  address: required(distributor.address),
  phone: emptyToNull(distributor.phone),
  country: required(distributor.country),
  region: emptyToNull(distributor.region),
  coordinates: toCoordinates(distributor),
});

export const staffDistributor = (distributor: DistributorDocument): StaffDistributor => ({
  ...serializeDistributor(distributor),
  createdAt: toInstant(distributor.createdAt),
  updatedAt: toInstant(distributor.updatedAt),
});
