import { unique } from './factories';
import { signInToPanelAs, superAdmin } from './panel';
import type { PanelClient } from './panel-users';

type Action = 'create' | 'read' | 'update' | 'delete';
type Permission = { subject: string; actions: Action[]; fields: string[] };

/** Calls to the panel by a new user, whose role permits nothing else. */
export async function signInWithRole(permissions: Permission[]): Promise<PanelClient> {
  const admin = await superAdmin();
  const name = unique('Role');
  const created = await admin<{ data: { id: number } }>('POST', '/admin/roles', { name, description: 'Of a test' });
  if (created.status !== 201) throw new Error(`Creating ${name} returned ${created.status} ${created.text}`);
  const granted = permissions.flatMap(({ subject, actions, fields }) =>
    actions.map((action) => ({
      action: `plugin::content-manager.explorer.${action}`,
      subject,
      properties: action === 'delete' ? {} : { fields },
      conditions: [],
    })),
  );
  const path = `/admin/roles/${created.body.data.id}/permissions`;
  const { status, text } = await admin('PUT', path, { permissions: granted });
  if (status !== 200) throw new Error(`Granting permissions to ${name} returned ${status} ${text}`);
  return signInToPanelAs(name);
}
