export const distributorUid = 'api::distributor.distributor';

export type DistributorDocument = {
  documentId: string;
  name: string;
  address: string;
  phone: string | null;
  country: string;
  region: string | null;
  latitude: number;
  longitude: number;
};
