export type Distributor = {
  id: string;
  name: string;
  address: string;
  phone: string | null;
  country: string;
  /** US state; null elsewhere. */
  region: string | null;
  /** WGS 84 degrees. */
  coordinates: { lat: number; lng: number };
};
