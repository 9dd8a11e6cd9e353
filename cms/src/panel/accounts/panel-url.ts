/** The URL of the panel for links in emails. */
import type { Core } from '@strapi/strapi';
import { settings } from '#lib/settings';
import { superAdminCode } from './last-super-admin';

type SignIn = { user: { id: number } };

const key = { type: 'app', name: 'panel', key: 'url' };

const findOrigin = (strapi: Core.Strapi): string | null => {
  const origin = strapi.requestContext.get()?.get('Origin') ?? '';
  return /^https?:\/\//.test(origin) ? origin : null;
};

const isSuperAdmin = async (strapi: Core.Strapi, id: number): Promise<boolean> =>
  (await strapi.db.query('admin::user').count({ where: { id, roles: { code: superAdminCode } } })) > 0;

/**
 * Without PANEL_URL, the one at which a super admin has signed in last: any other request could name any host, and the
 * links to reset the passwords of super admins would lead there.
 */
export function rememberPanelUrl(strapi: Core.Strapi): void {
  if (settings().panelUrl) return;
  strapi.eventHub.on('admin.auth.success', async ({ user }: SignIn) => {
    const origin = findOrigin(strapi);
    if (origin && (await isSuperAdmin(strapi, user.id))) await strapi.store(key).set({ value: `${origin}/admin` });
  });
}

export async function findPanelUrl(strapi: Core.Strapi): Promise<string> {
  const remembered: unknown = settings().panelUrl ?? (await strapi.store(key).get({}));
  return typeof remembered === 'string' ? remembered : String(strapi.config.get('admin.absoluteUrl'));
}
