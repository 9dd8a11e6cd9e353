/** Signed links to previews. A link is valid for minutes, for one document and until its panel user signs out. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { secretFor } from '#lib/secrets';

/** Long enough to look at a page at leisure; the panel signs a new link each time. */
const validForMs = 15 * 60_000;

const claims = z.object({
  type: z.string(),
  /** Null for a document that was never saved. */
  documentId: z.string().nullable(),
  /** Whether the page shows the values of the form, which `unsaved-values.ts` stores. */
  hasUnsaved: z.boolean(),
  /** The id of the panel user. */
  userId: z.number(),
  /** The panel session that has requested the link. */
  sessionId: z.string().nullable(),
  /** Origins of the panel, which may show the page in a frame. */
  panelOrigins: z.array(z.string()),
  /** Epoch milliseconds. */
  expiresAt: z.number(),
});

export type PreviewClaims = z.infer<typeof claims>;

const sign = (payload: string) => createHmac('sha256', secretFor('panel.preview')).update(payload).digest();

export const getExpiry = (now: Date) => now.getTime() + validForMs;

export function createToken(content: PreviewClaims): string {
  const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${payload}.${sign(payload).toString('base64url')}`;
}

function hasValidSignature(payload: string, signature: string): boolean {
  const received = Buffer.from(signature, 'base64url');
  const expected = sign(payload);
  return received.length === expected.length && timingSafeEqual(received, expected);
}

/** Null if the signature is not ours. */
export function readToken(token: string, now: Date): { claims: PreviewClaims; isExpired: boolean } | null {
  const [payload = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !hasValidSignature(payload, signature)) return null;
  const { data } = claims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  // A link of an earlier version has other claims.
  return data ? { claims: data, isExpired: data.expiresAt <= now.getTime() } : null;
}
