import { createClient, type ApiClient, visitor } from './client';
import { staffEmail, staffPassword } from './accounts';

/** Bartenders belong to a taproom, which each test creates. */
type FirstAccount = keyof typeof staffEmail;

const clients = new Map<FirstAccount, Promise<ApiClient>>();

async function createSignedInClient(role: FirstAccount): Promise<ApiClient> {
  const login = { email: staffEmail[role], password: staffPassword };
  const { status, body, text } = await visitor().post<{ token: string }>('/auth/login', login);
  if (status !== 200) throw new Error(`Signing in as ${role} returned ${status} ${text}`);
  return createClient({ token: body.token });
}

/** A client with a session; all tests of a run share one session per role. */
export function signIn(role: FirstAccount = 'admin'): Promise<ApiClient> {
  const client = clients.get(role) ?? createSignedInClient(role);
  clients.set(role, client);
  return client;
}
