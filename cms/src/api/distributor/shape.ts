import * as z from 'zod';
import type { Distributor } from '#domain/distributor/distributor';

export const distributorShape = z
  .object({
    id: z.string(),
    name: z.string(),
    address: z.string(),
    phone: z.string().nullable(),
    country: z.string(),
    region: z.string().nullable(),
    coordinates: z.object({ lat: z.number(), lng: z.number() }),
  })
  .meta({ id: 'Distributor' }) satisfies z.ZodType<Distributor>;
