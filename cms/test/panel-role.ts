import { inject } from 'vitest';
import { unique, uniqueEmail } from './factories';
import { panelHeaders } from './panel';

type Action = 'create' | 'read' | 'update' | 'delete';
type Permission = { subject: string; actions: Action[]; fields: string[] };

async function call<Data>(method: string, path: string, body: object, headers: Record<string, string>): Promise<Data> {
  const init = { method, headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) };
  const response = await fetch(`${inject('api').url}/admin/${path}`, init);
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { data: Data }).data;
}

/** Headers of a new panel user, whose role permits nothing else. */
export async function signInWithRole(permissions: Permission[]): Promise<{ Authorization: string }> {
  const headers = await panelHeaders();
  const role = await call<{ id: number }>('POST', 'roles', { name: unique('Role'), description: 'Of a test' }, headers);
  const granted = permissions.flatMap(({ subject, actions, fields }) =>
    actions.map((action) => ({
      action: `plugin::content-manager.explorer.${action}`,
      subject,
      properties: action === 'delete' ? {} : { fields },
      conditions: [],
    })),
  );
  await call('PUT', `roles/${role.id}/permissions`, { permissions: granted }, headers);
  const person = { firstname: 'Rita', lastname: 'Role' };
  const invited = { ...person, email: uniqueEmail(), roles: [role.id] };
  const { registrationToken } = await call<{ registrationToken: string }>('POST', 'users', invited, headers);
  const userInfo = { ...person, password: 'Correct-horse-battery-1' };
  const { token } = await call<{ token: string }>('POST', 'register', { registrationToken, userInfo }, {});
  return { Authorization: `Bearer ${token}` };
}
