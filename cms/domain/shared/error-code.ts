/** Stable identifiers of failures (api.md §6): clients check these; `message` is for users. */
export const errorCodes = [
  'invalid-input',
  'invalid-credentials',
  'unauthorized',
  'forbidden',
  'not-found',
  'method-not-allowed',
  'conflict',
  'stale-version',
  'slug-taken',
  'email-taken',
  'image-moved',
  'already-scheduled',
  'last-admin',
  'own-account',
  'too-large',
  'unsupported-type',
  'unsupported-encoding',
  'rate-limited',
  'server-error',
  'unavailable',
  'insufficient-storage',
] as const;

export type ErrorCode = (typeof errorCodes)[number];
