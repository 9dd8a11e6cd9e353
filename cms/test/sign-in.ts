import { createClient, type ApiClient, visitor } from './client';
import { staffEmail, staffPassword } from './accounts';

/** Bartenders belong to a taproom, which each test creates. */
type FirstAccount = keyof typeof staffEmail;

/** Well below the ten minutes after which sensitive calls need the password again. */
const renewAfterMs = 5 * 60_000;

const clients = new Map<FirstAccount, { client: Promise<ApiClient>; signedInAt: number }>();

/** A client with a session of its own, of the shared server unless another one is named. */
export async function signInAt(url?: string, role: FirstAccount = 'admin'): Promise<ApiClient> {
  const login = { email: staffEmail[role], password: staffPassword };
  const { status, body, text } = await visitor(url).post<{ token: string }>('/auth/login', login);
  if (status !== 200) throw new Error(`Signing in as ${role} returned ${status} ${text}`);
  return createClient({ token: body.token, url });
}

/** A client with a session, which tests share. */
export function signIn(role: FirstAccount = 'admin'): Promise<ApiClient> {
  const shared = clients.get(role);
  if (shared && Date.now() < shared.signedInAt + renewAfterMs) return shared.client;
  const client = signInAt(undefined, role);
  clients.set(role, { client, signedInAt: Date.now() });
  return client;
}
