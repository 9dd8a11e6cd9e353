import { inject } from 'vitest';
import { unique } from './factories';
import { panelHeaders } from './panel';
import { accept, createPanelClient, invite, type PanelHeaders } from './panel-users';

type Action = 'create' | 'read' | 'update' | 'delete';
type Permission = { subject: string; actions: Action[]; fields: string[] };

/** Headers of a new panel user, whose role permits nothing else. */
export async function signInWithRole(permissions: Permission[]): Promise<PanelHeaders> {
  const { url } = inject('api');
  const admin = createPanelClient(url, await panelHeaders());
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
  return accept(url, (await invite(admin, name)).registrationToken);
}
