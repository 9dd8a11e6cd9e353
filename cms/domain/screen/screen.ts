import type * as z from 'zod';
import type { ownScreenSchema, pairingSchema, pairingStateSchema, screenSchema } from './schema';

export type Screen = z.infer<typeof screenSchema>;
export type Pairing = z.infer<typeof pairingSchema>;
export type PairingState = z.infer<typeof pairingStateSchema>;
export type OwnScreen = z.infer<typeof ownScreenSchema>;
