/** The time zones of the taprooms, which the panel's form of an event shows beside its times. */
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

const eventUid = 'api::event.event';

type Named = { documentId: string; name: string; timeZone: string };

async function findTaproomOf(event: string): Promise<string | null> {
  const stored: { taproom: { documentId: string } | null } | null = await strapi.db.query(eventUid).findOne({
    select: ['id'],
    where: { documentId: event },
    populate: { taproom: { select: ['documentId'] } },
  });
  return stored?.taproom?.documentId ?? null;
}

async function showTimeZones(ctx: Context) {
  const { event } = ctx.query;
  const taprooms: Named[] = await strapi.db
    .query('api::taproom.taproom')
    .findMany({ select: ['documentId', 'name', 'timeZone'] });
  ctx.set('Cache-Control', 'no-store');
  ctx.body = {
    taprooms: taprooms.map(({ documentId, name, timeZone }) => ({ id: documentId, name, timeZone })),
    current: typeof event === 'string' ? await findTaproomOf(event) : null,
  };
}

export function registerTimeZoneRoute(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/brewery-panel',
    routes: [
      {
        method: 'GET',
        path: '/time-zones',
        handler: showTimeZones,
        info: { type: 'admin' },
        config: {
          policies: [
            'admin::isAuthenticatedAdmin',
            {
              name: 'admin::hasPermissions',
              config: { actions: [{ action: 'plugin::content-manager.explorer.read', subject: eventUid }] },
            },
          ],
        },
      },
    ],
  });
}
