/** Tells the panel whether invitations are emailed. `POST /auth/forgot-password` tells visitors the same. */
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { settings } from '#lib/settings';

function showMailServer(ctx: Context) {
  ctx.set('Cache-Control', 'no-store');
  ctx.body = { hasMailServer: settings().smtpUrl !== null };
}

export function registerMailServerRoute(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/brewery-panel',
    routes: [
      {
        method: 'GET',
        path: '/mail-server',
        handler: showMailServer,
        info: { type: 'admin' as const },
        config: { auth: false },
      },
    ],
  });
}
