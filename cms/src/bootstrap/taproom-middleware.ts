/**
 * Applies the rules of taprooms to every write, also those of the panel: the limits and formats of the API, a unique name,
 * slug and path, and one taproom that always remains on the site. Its hero images follow a new slug, and the site's time
 * zone that of the first taproom.
 */
import type { Core } from '@strapi/strapi';
import { safeParseBody } from '#domain/shared/parse-input';
import { taproomUpdate } from '#domain/taproom/input';
import { taproomLimits } from '#domain/taproom/limits';
import { changedPath, defaultTaproomPath, isReservedSlug, toTaproomSlug } from '#domain/taproom/slug';
import { isPanelRequest } from '#lib/panel-user';
import { rejectedFields } from '#lib/parse';
import {
  taproomUid,
  type TaproomDocument,
  findWeekdayErrors,
  toAttributePath,
  toTaproomInput,
  toTaproomDocument,
} from '#lib/taproom/document';
import { deleteHeroImagesOf, moveHeroImages } from '#lib/taproom/hero-images';
import {
  movePin,
  findDeleteProblem,
  findFreeTaproomSlug,
  findIdentities,
  findWriteProblem,
  withTaproomLock,
} from '#lib/taproom/rules';
import { withoutPastClosing } from '#lib/taproom/hours';
import { deleteTapListOf } from '#lib/taproom/queries';
import { siteSettingsUid } from '#lib/site-settings/queries';

// The brewery is in the time zone of its first taproom, until an admin chooses another one in the site settings.

type Settings = { documentId: string; timeZone: string | null };

/** The zone of servers, and of browsers that hide theirs; no brewery is in it. */
const isPlaceholder = (timeZone: string | null) => timeZone === null || timeZone === 'UTC' || timeZone === 'Etc/UTC';

/** `before` is the zone that the first taproom had; null if it is new. Requires the lock of taprooms. */
async function followFirstTaproom(timeZone: string, before: string | null): Promise<void> {
  const stored: Settings | null = await strapi.db
    .query(siteSettingsUid)
    .findOne({ select: ['documentId', 'timeZone'] });
  if (!stored || stored.timeZone === timeZone) return;
  if (before !== null && stored.timeZone !== before && !isPlaceholder(stored.timeZone)) return;
  await strapi.documents(siteSettingsUid).update({ documentId: stored.documentId, data: { timeZone } });
}

type Data = Record<string, unknown>;

const textOf = (value: unknown) => (typeof value === 'string' ? { text: value } : null);

/** Validates the data and stores texts as the API does. Lists keep the ids of their entries in the form. */
function normalizeFields(data: Data): void {
  const weekdayErrors = findWeekdayErrors(data);
  if (weekdayErrors.length > 0) throw rejectedFields(weekdayErrors);
  const result = safeParseBody(taproomUpdate, toTaproomInput(data));
  if (!result.success) {
    throw rejectedFields(result.errors.map(({ path, msg }) => ({ path: toAttributePath(path), msg })));
  }
  for (const [field, value] of Object.entries(toTaproomDocument(result.data))) {
    if (field in data && !Array.isArray(value)) data[field] = value;
  }
  rejectFullGallery(data);
}

function rejectFullGallery({ gallery }: Data): void {
  const max = taproomLimits.gallery;
  if (!Array.isArray(gallery) || gallery.length <= max) return;
  throw rejectedFields([{ path: 'gallery', msg: `The gallery can have at most ${max} photos` }]);
}

/** The panel's forms only show the slug: presses of bar mode that are still to be sent name it. */
function keepSlug(data: Data, stored: TaproomDocument): void {
  if (data['slug'] && data['slug'] !== stored.slug)
    throw rejectedFields([{ path: 'slug', msg: 'The slug can’t be changed here, but in the staff app' }]);
  delete data['slug'];
}

async function chooseSlug({ name, slug }: Data, stored: TaproomDocument | null): Promise<string> {
  const requested = typeof slug === 'string' ? toTaproomSlug(slug) : '';
  if (isReservedSlug(requested)) {
    throw rejectedFields([{ path: 'slug', msg: `“${requested}” is reserved. Please choose another slug.` }]);
  }
  return requested || findFreeTaproomSlug(String(name ?? stored?.name ?? ''), stored);
}

async function completeNew(data: Data): Promise<void> {
  data['slug'] = await chooseSlug(data, null);
  data['path'] ??= defaultTaproomPath(String(data['slug']));
  const positions = (await findIdentities()).map(({ position }) => position ?? 0);
  data['position'] ??= Math.max(-1, ...positions) + 1;
}

async function completeChanged(data: Data, stored: TaproomDocument, now: Date): Promise<void> {
  if (data['slug'] !== undefined) data['slug'] = await chooseSlug(data, stored);
  const slug = textOf(data['slug'])?.text;
  const path = data['path'] === null ? null : textOf(data['path'])?.text;
  if (slug !== undefined || path !== undefined) data['path'] = changedPath(stored, { slug, path });
  if (isPanelRequest()) movePin(data, stored);
  Object.assign(data, withoutPastClosing(stored, now), data);
}

async function rejectConflicts(data: Data, stored: TaproomDocument | null): Promise<void> {
  const [name, slug, path] = ['name', 'slug', 'path'].map((field) => textOf(data[field]));
  const problem = await findWriteProblem(
    {
      ...(name && { name: name.text }),
      ...(slug && { slug: slug.text }),
      ...(path && { path: path.text }),
      ...(data['isActive'] === false && { isActive: false }),
    },
    stored,
  );
  if (problem) throw rejectedFields([{ path: problem.field ?? '', msg: problem.message }]);
}

const find = (strapi: Core.Strapi, params: object): Promise<TaproomDocument | null> =>
  strapi.db.query(taproomUid).findOne({ where: { documentId: String(Reflect.get(params, 'documentId')) } });

export function registerTaproomMiddleware(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    if (uid !== taproomUid || !['create', 'clone', 'update', 'delete'].includes(action)) return next();
    return withTaproomLock(async () => {
      const stored = action === 'create' ? null : await find(strapi, params);
      if (action === 'delete') {
        const problem = stored && (await findDeleteProblem(stored));
        if (problem) throw rejectedFields([{ path: '', msg: problem.message }]);
        if (stored) await deleteTapListOf(stored);
        const result = await next();
        if (stored) await deleteHeroImagesOf(stored.slug);
        return result;
      }
      const data: Data | undefined = Reflect.get(params, 'data');
      if (!data) return next();
      // The form of a copy has the slug of the original, too.
      if (isPanelRequest() && stored) keepSlug(data, stored);
      normalizeFields(data);
      if (action !== 'update' || !stored) {
        await completeNew(data);
        await rejectConflicts(data, null);
        const isOnly = (await findIdentities()).length === 0;
        const created = await next();
        if (isOnly && typeof data['timeZone'] === 'string') await followFirstTaproom(data['timeZone'], null);
        return created;
      }
      await completeChanged(data, stored, new Date());
      await rejectConflicts(data, stored);
      const result = await next();
      if (typeof data['slug'] === 'string') await moveHeroImages(stored.slug, data['slug']);
      const isFirst = (await findIdentities())[0]?.id === stored.id;
      if (isFirst && typeof data['timeZone'] === 'string') await followFirstTaproom(data['timeZone'], stored.timeZone);
      return result;
    });
  });
}
