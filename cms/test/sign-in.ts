import type { Role } from '#domain/user/constants';
import { createClient, type ApiClient, visitor } from './client';
import { staffEmail, staffPassword } from './accounts';

const clients = new Map<Role, Promise<ApiClient>>();

async function createSignedInClient(role: Role): Promise<ApiClient> {
  const login = { email: staffEmail[role], password: staffPassword };
  const { status, body, text } = await visitor().post<{ token: string }>('/auth/login', login);
  if (status !== 200) throw new Error(`Signing in as ${role} returned ${status} ${text}`);
  return createClient({ token: body.token });
}

/** A client with a session; all tests of a run share one session per role. */
export function signIn(role: Role = 'admin'): Promise<ApiClient> {
  const client = clients.get(role) ?? createSignedInClient(role);
  clients.set(role, client);
  return client;
}
