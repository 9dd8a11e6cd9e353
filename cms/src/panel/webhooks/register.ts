/** Limits where webhooks of the panel lead, and returns 404 for unknown ones. */
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Middleware } from 'koa';
import { addRouteMiddlewares } from '../accounts/change-routes';
import { isAllowedUrl } from './allowed-host';
import { createWebhookFetch } from './deliver';

const message =
  'The URL must lead to the public internet by http or https. Networks of your own are allowed by WEBHOOK_NETWORKS.';

const hasWebProtocol = ({ protocol }: URL) => protocol === 'https:' || protocol === 'http:';

/** Strapi itself rejects what is no URL. */
const checkUrl: Middleware = async (ctx, next) => {
  const { url } = (ctx.request.body ?? {}) as { url?: unknown };
  if (typeof url === 'string' && URL.canParse(url)) {
    const parsed = new URL(url);
    if (!hasWebProtocol(parsed) || !(await isAllowedUrl(parsed)))
      throw new errors.ValidationError(message, { errors: [{ path: ['url'], message, name: 'ValidationError' }] });
  }
  return next();
};

/** PostgreSQL has no id beyond. */
const isId = (text: unknown) => typeof text === 'string' && /^\d{1,9}$/.test(text);

type WebhookStore = { findWebhook: (id: string) => Promise<object | null> };

const requireWebhook =
  (strapi: Core.Strapi): Middleware =>
  async (ctx: Context, next) => {
    const { id } = ctx['params'] as { id?: string };
    const store = strapi.get('webhookStore') as WebhookStore;
    if (!id || !isId(id) || !(await store.findWebhook(id))) return ctx.notFound('webhook.notFound');
    return next();
  };

export function restrictWebhooks(strapi: Core.Strapi): void {
  const require = requireWebhook(strapi);
  addRouteMiddlewares(strapi, {
    'webhooks.createWebhook': checkUrl,
    'webhooks.updateWebhook': async (ctx, next) => require(ctx, () => checkUrl(ctx, next) as Promise<void>),
    'webhooks.getWebhook': require,
    'webhooks.deleteWebhook': require,
    'webhooks.triggerWebhook': require,
  });
  Object.assign(strapi.get('webhookRunner') as object, { fetch: createWebhookFetch(strapi) });
}
