/** New events get the requested slug, or one of title and date. A stored one only changes with the date in it. */
import { inTransaction } from '#lib/database/transaction';
import type { Core } from '@strapi/strapi';
import { maxSlugLength, moveEventSlug, toEventSlug } from '#domain/event/slug';
import { slugify } from '#domain/shared/slugify';
import { withTransactionLock } from '#lib/mutex';
import { isPanelRequest } from '#lib/panel-user';
import { rejectedFields } from '#lib/parse';
import { fetchTimeZone, siteSettingsUid } from '#lib/site-settings/queries';
import { taproomUid } from '#lib/taproom/document';
import { findTaproomNames, inEveryTaproom } from '#lib/taproom/queries';
import { lockTaproomsShared } from '#lib/taproom/rules';
import { eventUid, resolveEventSlug, lockTimeZones, refillEventTimes } from '../api/event/document';

type Data = { slug?: unknown; title?: unknown; startDate?: unknown };

function registerEventSlugMiddleware(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    const data: Data | undefined = uid === eventUid ? Reflect.get(params, 'data') : undefined;
    if (!data || !['create', 'clone', 'update'].includes(action)) return next();
    const requestedSlug = data.slug;
    delete data.slug;
    if (action === 'update' && !data.startDate) return next();
    return withTransactionLock('event slugs', async () => {
      const source = action === 'create' ? null : await findSource(strapi, params);
      if (action === 'update') {
        const moved = source && moveEventSlug(source.slug, source.startDate, toDateText(data.startDate));
        if (moved) data.slug = await resolveEventSlug(moved);
        return next();
      }
      const { title, startDate } = { ...source, ...data };
      // Invalid input is rejected by the validation that follows.
      if (title && startDate) {
        const base = typeof requestedSlug === 'string' ? slugify(requestedSlug, maxSlugLength) : '';
        data.slug = await resolveEventSlug(
          base || toEventSlug({ title: String(title), startDate: toDateText(startDate) }),
        );
      }
      return next();
    });
  });
}

type Source = { slug: string; title: string; startDate: string };

const findSource = (strapi: Core.Strapi, params: object): Promise<Source | null> =>
  strapi.db.query(eventUid).findOne({
    select: ['slug', 'title', 'startDate'],
    where: { documentId: String(Reflect.get(params, 'documentId')) },
  });

const toDateText = (date: unknown) => (date instanceof Date ? date.toISOString() : String(date));

type Reference = { documentId?: unknown };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The API sets the relation to a document id, the panel connects it. */
function listDocumentIds(taproom: unknown): string[] {
  if (typeof taproom === 'string') return [taproom];
  if (!isObject(taproom)) return [];
  const references = ['connect', 'set'].flatMap((key) => [Reflect.get(taproom, key) ?? []].flat() as unknown[]);
  return [taproom, ...references].flatMap((reference) => {
    const documentId = isObject(reference) ? (reference as Reference).documentId : reference;
    return typeof documentId === 'string' ? [documentId] : [];
  });
}

async function rejectDeleted(taproom: unknown): Promise<void> {
  const ids = listDocumentIds(taproom);
  if (ids.length === 0) return;
  const stored = (await findTaproomNames()).map(({ documentId }) => documentId);
  if (ids.every((id) => stored.includes(id))) return;
  throw rejectedFields([{ path: isPanelRequest() ? 'taproom' : 'tapRoom', msg: 'Please choose a valid tap room' }]);
}

/** Rejects events in a taproom that is deleted at the same time: writes of taprooms hold the lock exclusively. */
function registerEventTaproomMiddleware(strapi: Core.Strapi): void {
  strapi.documents.use(({ uid, action, params }, next) => {
    const data: unknown = uid === eventUid ? Reflect.get(params, 'data') : undefined;
    const writesTaproom = ['create', 'clone', 'update'].includes(action) && isObject(data) && 'taproom' in data;
    if (!writesTaproom) return next();
    return inTransaction(async () => {
      await lockTaproomsShared();
      await rejectDeleted(Reflect.get(data, 'taproom'));
      return next();
    });
  });
}

type State = { movedTaproomId?: number; timeZone?: string };
type Write = { params: { where?: object; data?: { timeZone?: unknown } }; state: State };

/** When a taproom or the brewery gets another time zone, by the API or the panel, its events start and end at other instants. */
export function followTimeZones(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [taproomUid],
    async beforeUpdate({ params, state }: Write) {
      const timeZone = params.data?.timeZone;
      if (timeZone === undefined) return;
      const stored: { id: number; timeZone: string } | null = await strapi.db
        .query(taproomUid)
        .findOne({ select: ['id', 'timeZone'], where: params.where ?? {} });
      if (!stored || stored.timeZone === timeZone) return;
      await lockTimeZones();
      state.movedTaproomId = stored.id;
    },
    async afterUpdate({ state }: Write) {
      const { movedTaproomId: id } = state;
      if (id !== undefined) await refillEventTimes(strapi, { taproom: { id } });
    },
  });

  const rememberTimeZone = async ({ params, state }: Write) => {
    const timeZone = await fetchTimeZone();
    const isUpdateOfOthers = params.data !== undefined && params.data.timeZone === undefined;
    if (isUpdateOfOthers || params.data?.timeZone === timeZone) return;
    await lockTimeZones();
    state.timeZone = timeZone;
  };
  const refillIfChanged = async ({ state }: Write) => {
    const { timeZone: before } = state;
    if (before !== undefined && (await fetchTimeZone()) !== before) await refillEventTimes(strapi, inEveryTaproom);
  };
  strapi.db.lifecycles.subscribe({
    models: [siteSettingsUid],
    beforeCreate: rememberTimeZone,
    beforeUpdate: rememberTimeZone,
    // The initial settings apply then.
    beforeDelete: rememberTimeZone,
    afterCreate: refillIfChanged,
    afterUpdate: refillIfChanged,
    afterDelete: refillIfChanged,
  });
}

export function registerEventMiddlewares(strapi: Core.Strapi): void {
  registerEventTaproomMiddleware(strapi);
  registerEventSlugMiddleware(strapi);
}
