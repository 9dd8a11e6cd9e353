/** The calls of the panel that need no sign-in: all that anonymous users may send a body to. */
export const publicCalls = ['login', 'access-token', 'register', 'forgot-password', 'reset-password'] as const;

export type PublicCall = (typeof publicCalls)[number];

const paths = new Set<string>(publicCalls.map((call) => `/admin/${call}`));

/** Strapi's router ignores case and one trailing slash. */
export const isPublicCall = (method: string, path: string) =>
  method === 'POST' && paths.has(path.toLowerCase().replace(/\/$/, ''));
