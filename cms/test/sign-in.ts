import { createClient, type ApiClient, visitor } from './client';
import { staffEmail, staffPassword } from './accounts';

/** Bartenders belong to a taproom, which each test creates. */
type FirstAccount = keyof typeof staffEmail;

/** Well below the ten minutes after which sensitive calls need the password again. */
const renewAfterMs = 5 * 60_000;

async function logIn(url: string | undefined, role: FirstAccount): Promise<string> {
  const login = { email: staffEmail[role], password: staffPassword };
  const { status, body, text } = await visitor(url).post<{ token: string }>('/auth/login', login);
  if (status !== 200) throw new Error(`Signing in as ${role} returned ${status} ${text}`);
  return body.token;
}

/** A client with a session of its own, of the shared server unless another one is named. */
export const signInAt = async (url?: string, role: FirstAccount = 'admin'): Promise<ApiClient> =>
  createClient({ token: await logIn(url, role), url });

const shared = new Map<FirstAccount, { token: Promise<string>; signedInAt: number }>();

function sharedToken(role: FirstAccount): Promise<string> {
  const session = shared.get(role);
  if (session && Date.now() < session.signedInAt + renewAfterMs) return session.token;
  const token = logIn(undefined, role);
  shared.set(role, { token, signedInAt: Date.now() });
  return token;
}

/** Clients of the shared server with sessions that tests share. */
export const admin = createClient({ token: () => sharedToken('admin') });
export const moderator = createClient({ token: () => sharedToken('moderator') });
