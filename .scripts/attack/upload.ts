/** Sends files as a signed-in user. */
import type { Attacker, Service } from './attacker.ts';
import { type FormPart, multipart } from './http.ts';

export const refusedStatuses = [400, 413, 415];

export const upload = (
  attacker: Attacker,
  url: string,
  parts: FormPart[],
  as: 'moderator' | 'panelAdmin' = 'moderator',
  to: Service = 'site',
) => attacker.send({ ...{ to, method: 'POST', path: url, as, timeoutMs: 60_000 }, ...multipart(parts) });
