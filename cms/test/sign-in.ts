import type { Role } from '#domain/user/user';
import { client, type Client, visitor } from './client';
import { staffEmail, staffPassword } from './accounts';

const signedIn = new Map<Role, Promise<Client>>();

async function open(role: Role): Promise<Client> {
  const login = { email: staffEmail[role], password: staffPassword };
  const { status, body, text } = await visitor().post<{ token: string }>('/auth/login', login);
  if (status !== 200) throw new Error(`Signing in as ${role} was answered with ${status} ${text}`);
  return client({ token: body.token });
}

/** A signed-in member of staff; one session a role and run is enough. */
export function signIn(role: Role = 'admin'): Promise<Client> {
  const known = signedIn.get(role) ?? open(role);
  signedIn.set(role, known);
  return known;
}
