/** The time zones of the taprooms, which the panel's form of an event shows beside its times. */
import type { Context } from 'koa';
import { taproomUid } from '#lib/taproom/document';
import { eventUid } from '../../api/event/document';
import type { AdminRoute } from '../routes';

type Named = { documentId: string; name: string; timeZone: string };

async function findTaproomOf(event: string): Promise<string | null> {
  const stored: { taproom: { documentId: string } | null } | null = await strapi.db.query(eventUid).findOne({
    select: ['id'],
    where: { documentId: event },
    populate: { taproom: { select: ['documentId'] } },
  });
  return stored?.taproom?.documentId ?? null;
}

async function showTimeZones({ query: { event } }: Context) {
  const taprooms: Named[] = await strapi.db.query(taproomUid).findMany({ select: ['documentId', 'name', 'timeZone'] });
  return {
    taprooms: taprooms.map(({ documentId, name, timeZone }) => ({ id: documentId, name, timeZone })),
    current: typeof event === 'string' ? await findTaproomOf(event) : null,
  };
}

export const timeZonesRoute: AdminRoute = {
  method: 'GET',
  path: '/time-zones',
  access: { actions: ['read'], subject: eventUid },
  handle: showTimeZones,
};
