/** What needs the attention of a panel user: records with something missing. Hours and tap lists are on the staff app's dashboard. */
import type { UID } from '@strapi/strapi';
import type { Context } from 'koa';
import { stringify } from 'qs';
import type { AttentionEntry } from '#domain/panel/home';
import { todayIn } from '#domain/time/zone';
import { fetchTimeZone } from '#lib/site-settings/queries';
import { beerUid } from '../../api/beer/document';
import { eventUid } from '../../api/event/document';
import { type AdminRoute, canReadMedia, isPermitted } from '../admin-route';

const fileUid = 'plugin::upload.file';

const listPath = (uid: string) => `/content-manager/collection-types/${uid}`;

/** Records that should not be, in the syntax of Strapi's filters. `#` in `many` is their number. */
type Check = { uid: string; key: string; filters: (today: string) => object; one: string; many: string };

const checks: readonly Check[] = [
  {
    uid: 'api::outgoing-mail.outgoing-mail',
    key: 'failed-mails',
    filters: () => ({ $and: [{ state: { $eq: 'failed' } }] }),
    one: '1 email could not be sent',
    many: '# emails could not be sent',
  },
  {
    uid: eventUid,
    key: 'events-without-time',
    // Events of several days are not over until their last one.
    filters: (today) => ({
      $and: [{ startTime: { $null: true } }],
      $or: [{ startDate: { $gte: today } }, { endDate: { $gte: today } }],
    }),
    one: '1 upcoming event has no start time',
    many: '# upcoming events have no start time',
  },
  {
    uid: beerUid,
    key: 'beers-without-photo',
    filters: () => ({ $and: [{ isActive: { $eq: true } }, { images: { id: { $null: true } } }] }),
    one: '1 beer has no photo',
    many: '# beers have no photo',
  },
  {
    uid: fileUid,
    key: 'alt-text',
    filters: () => ({ $and: [{ mime: { $contains: 'image' } }, { alternativeText: { $null: true } }] }),
    one: '1 image has no alternative text',
    many: '# images have no alternative text',
  },
];

const toText = (count: number, { one, many }: Check) =>
  count === 1 ? one : many.replace('#', count.toLocaleString('en-US'));

async function runCheck(check: Check, today: string): Promise<AttentionEntry[]> {
  const { uid, key } = check;
  const filters = check.filters(today);
  const count = await strapi.db.query(uid as UID.ContentType).count({ where: filters });
  if (count === 0) return [];
  const query = stringify({ page: 1, filters }, { addQueryPrefix: true });
  const list = uid === fileUid ? '/plugins/upload' : listPath(uid);
  return [{ key, text: toText(count, check), to: list + query }];
}

async function findAttention(ctx: Context) {
  const today = todayIn(await fetchTimeZone(), new Date());
  const permitted = checks.filter(({ uid }) => (uid === fileUid ? canReadMedia(ctx) : isPermitted(ctx, 'read', uid)));
  return { attention: (await Promise.all(permitted.map((check) => runCheck(check, today)))).flat() };
}

export const homeRoute: AdminRoute = {
  method: 'GET',
  path: '/home/attention',
  access: 'signed-in',
  handle: findAttention,
};
