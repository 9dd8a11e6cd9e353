/** Users of the panel with other roles, who accept their invitation: signing in is limited to five in five minutes. */
import { unique, uniqueEmail } from './factories';

export type PanelHeaders = { Authorization: string };
export type PanelRole = { id: number; name: string; description: string; code: string; usersCount: number };
export type PanelUser = { id: number; email: string; isActive: boolean; registrationToken: string };

export const panelPassword = 'Correct-horse-battery-2';

/** Calls to the panel of one server with the headers of one user. */
export function createPanelClient(url: string, headers: Record<string, string> = {}) {
  return async <Body = unknown>(method: string, path: string, data?: object) => {
    const isForm = data instanceof FormData;
    const response = await fetch(url + path, {
      method,
      headers: { ...(!isForm && { 'Content-Type': 'application/json' }), Origin: url, ...headers },
      ...(data && { body: isForm ? data : JSON.stringify(data) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: (isJson ? JSON.parse(text) : null) as Body,
    };
  };
}

export type PanelClient = ReturnType<typeof createPanelClient>;

export async function findRole(admin: PanelClient, name: string): Promise<PanelRole> {
  const { body } = await admin<{ data: PanelRole[] }>('GET', '/admin/roles');
  const role = body.data.find((candidate) => candidate.name === name);
  if (!role) throw new Error(`The panel has no role ${name}`);
  return role;
}

export async function invite(admin: PanelClient, role: string, email = uniqueEmail()): Promise<PanelUser> {
  const { id } = await findRole(admin, role);
  const user = { email, firstname: unique(role), roles: [id] };
  const { status, body, text } = await admin<{ data: PanelUser }>('POST', '/admin/users', user);
  if (status !== 201) throw new Error(`Inviting ${role} returned ${status} ${text}`);
  return body.data;
}

export async function accept(url: string, registrationToken: string): Promise<PanelHeaders> {
  const userInfo = { firstname: 'Robin', lastname: 'Tester', password: panelPassword };
  const { body } = await createPanelClient(url)<{ data: { token: string } }>('POST', '/admin/register', {
    registrationToken,
    userInfo,
  });
  return { Authorization: `Bearer ${body.data.token}` };
}

/** Calls to the panel of one server by a new user with this role. */
export const inviteAndSignIn = async (url: string, admin: PanelClient, role: string): Promise<PanelClient> =>
  createPanelClient(url, await accept(url, (await invite(admin, role)).registrationToken));
