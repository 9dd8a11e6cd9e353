/**
 * Configures the panel's list and edit views: of a new database, and of one whose power users have not changed them. What
 * they have arranged is kept, except that fields without a label get theirs.
 */
import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { applyView, type Configuration, isArranged, labelNewFields, type View } from '#domain/panel/view';
import formerViews from './former-views.json';
import { pageComponentViews, pageViews } from './page-views';
import { componentViews, contentTypeViews, withCommonLabels } from './views';

type ViewService = {
  findConfiguration(model: { uid: string }): Promise<Configuration>;
  updateConfiguration(model: { uid: string }, configuration: Configuration): Promise<unknown>;
};

/** The views applied last, by uid. Until November 2026 only their fingerprints were stored. */
type Applied = Record<string, View | string>;

const fingerprintOf = (view: unknown) =>
  createHash('sha256').update(JSON.stringify(view)).digest('base64url').slice(0, 16);

const isSame = (one: View, two: View) => JSON.stringify(one) === JSON.stringify(two);

/**
 * The views of the last version that stored only fingerprints, which can't be derived from these. Without them, an update
 * from it would take every layout for one that a power user has arranged, and keep the old lists for good.
 */
const former = new Map<string, View>(
  Object.entries(formerViews as unknown as Record<string, View>).map(([uid, view]) => [
    `${uid} ${fingerprintOf(view)}`,
    view,
  ]),
);

/** Null if it is not known. */
function findPrevious(uid: string, view: View, applied: View | string): View | null {
  if (typeof applied !== 'string') return applied;
  return applied === fingerprintOf(view) ? view : (former.get(`${uid} ${applied}`) ?? null);
}

function nextConfiguration(uid: string, view: View, stored: Configuration, applied?: View | string): Configuration {
  if (applied === undefined) return applyView(stored, view);
  const previous = findPrevious(uid, view, applied);
  return previous && !isArranged(stored, previous) ? applyView(stored, view) : labelNewFields(stored, view);
}

async function updateViews(service: ViewService, views: Record<string, View>, applied: Applied): Promise<void> {
  for (const [uid, view] of Object.entries(views)) {
    const last = applied[uid];
    if (typeof last === 'object' && isSame(last, view)) continue;
    const { settings, metadatas, layouts } = await service.findConfiguration({ uid });
    await service.updateConfiguration({ uid }, nextConfiguration(uid, view, { settings, metadatas, layouts }, last));
  }
}

/** By the service that stores their configurations. */
export const allViews = {
  'content-types': withCommonLabels({ ...contentTypeViews, ...pageViews }),
  components: { ...componentViews, ...pageComponentViews },
};

export async function applyViewConfig(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'app', name: 'panel', key: 'applied-views' });
  const applied = ((await store.get({})) ?? {}) as Applied;
  for (const [service, views] of Object.entries(allViews)) {
    await updateViews(strapi.plugin('content-manager').service(service), views, applied);
  }
  await store.set({ value: { ...allViews['content-types'], ...allViews.components } });
}
