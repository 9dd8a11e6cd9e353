import * as z from 'zod';
import { instantSchema } from '../shared/response-schemas';
import { distributorKinds } from './kind';

const fields = {
  id: z.string(),
  name: z.string(),
  /** A wholesaler sells to the others, they to visitors. */
  kind: z.enum(distributorKinds),
  address: z.string(),
  phone: z.string().nullable(),
  country: z.string(),
  /** US state; null elsewhere. */
  region: z.string().nullable(),
  /** WGS 84, in degrees. */
  coordinates: z.object({ lat: z.number(), lng: z.number() }),
};

export const distributorSchema = z.object(fields).meta({ id: 'Distributor' });

export const staffDistributorSchema = z
  .object({ ...fields, createdAt: instantSchema, updatedAt: instantSchema })
  .meta({ id: 'StaffDistributor' });

export type Distributor = z.infer<typeof distributorSchema>;
export type StaffDistributor = z.infer<typeof staffDistributorSchema>;
