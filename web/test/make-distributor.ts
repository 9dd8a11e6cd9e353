import type { Distributor } from '@domain/distributor/schema';

/** A shop, whose id is its name. */
export const makeDistributor = (name: string, distributor: Partial<Distributor> = {}): Distributor => ({
  id: name,
  name,
  kind: 'shop',
  address: '1 Main St',
  phone: null,
  country: 'United States',
  region: null,
  coordinates: { lat: 0, lng: 0 },
  ...distributor,
});
