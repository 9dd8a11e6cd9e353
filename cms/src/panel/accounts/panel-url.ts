/** The URL of the panel for links in emails. */
import type { Core } from '@strapi/strapi';
import { settings } from '#lib/settings';

const key = { type: 'app', name: 'panel', key: 'url' };

const findOrigin = (strapi: Core.Strapi): string | null => {
  const origin = strapi.requestContext.get()?.get('Origin') ?? '';
  return /^https?:\/\//.test(origin) ? origin : null;
};

/**
 * Without PANEL_URL, the one at which a user has signed in last: a request without a password could name any host, and
 * the link to reset a password would lead there.
 */
export function rememberPanelUrl(strapi: Core.Strapi): void {
  if (settings().panelUrl) return;
  strapi.eventHub.on('admin.auth.success', async () => {
    const origin = findOrigin(strapi);
    if (origin) await strapi.store(key).set({ value: `${origin}/admin` });
  });
}

export async function findPanelUrl(strapi: Core.Strapi): Promise<string> {
  const remembered: unknown = settings().panelUrl ?? (await strapi.store(key).get({}));
  return typeof remembered === 'string' ? remembered : String(strapi.config.get('admin.absoluteUrl'));
}
