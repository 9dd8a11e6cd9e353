import * as z from 'zod';
import { distributorKinds } from './kind';

export const distributorSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    /** A shop sells to visitors, a wholesaler to shops and bars. */
    kind: z.enum(distributorKinds),
    address: z.string(),
    phone: z.string().nullable(),
    country: z.string(),
    /** US state; null elsewhere. */
    region: z.string().nullable(),
    /** WGS 84, in degrees. */
    coordinates: z.object({ lat: z.number(), lng: z.number() }),
  })
  .meta({ id: 'Distributor' });
