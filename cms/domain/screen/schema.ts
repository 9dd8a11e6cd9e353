/** The responses of `/api/screens`. Browsers import only the inferred types. */
import * as z from 'zod';
import { boardSchema } from '../board/schema';
import { instantSchema } from '../shared/response-schemas';

const instant = instantSchema.nullable();

export const screenSchema = z
  .object({
    _id: z.string(),
    name: z.string(),
    /** Null: none was chosen, or it was deleted. */
    board: z.object({ _id: z.string(), name: z.string() }).nullable(),
    pairedAt: instantSchema,
    /** Null: it has not collected its token yet. */
    lastContactAt: instant,
    appVersion: z.string().nullable(),
    /** Last reported size in CSS pixels. */
    width: z.int().nullable(),
    height: z.int().nullable(),
  })
  .meta({ id: 'Screen' });

/** `POST /api/screens/pairings` */
export const pairingSchema = z.object({ code: z.string(), secret: z.string(), expiresAt: instantSchema });

/** `GET /api/screens/pairings/current` */
export const pairingStateSchema = z.object({
  state: z.enum(['waiting', 'paired']),
  /** Present only when paired. */
  token: z.string().nullable(),
});

/** `GET /api/screens/me` */
export const ownScreenSchema = z.object({
  name: z.string(),
  board: boardSchema.nullable(),
  /** The app reloads once after each request to do so. */
  reloadRequestedAt: instant,
});

export type Screen = z.infer<typeof screenSchema>;
export type Pairing = z.infer<typeof pairingSchema>;
export type PairingState = z.infer<typeof pairingStateSchema>;
export type OwnScreen = z.infer<typeof ownScreenSchema>;
