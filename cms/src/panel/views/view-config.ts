/**
 * Configures the panel's list and edit views: of a new database, and of one whose power users have not changed them. What
 * they have arranged is kept, except that fields without a label get theirs.
 */
import type { Core } from '@strapi/strapi';
import { applyView, type Configuration, isArranged, labelNewFields, type View } from '#domain/panel/view';
import { pageComponentViews, pageViews } from './page-views';
import { commonLabels, componentViews, contentTypeViews, withLabels } from './views';

type ViewService = {
  findConfiguration(model: { uid: string }): Promise<Configuration>;
  updateConfiguration(model: { uid: string }, configuration: Configuration): Promise<unknown>;
};

/** The views applied last, by uid. */
type Applied = Record<string, View>;

const isSame = (one: View, two: View) => JSON.stringify(one) === JSON.stringify(two);

const nextConfiguration = (view: View, stored: Configuration, applied?: View): Configuration =>
  applied === undefined || !isArranged(stored, applied) ? applyView(stored, view) : labelNewFields(stored, view);

async function updateViews(service: ViewService, views: Record<string, View>, applied: Applied): Promise<void> {
  for (const [uid, view] of Object.entries(views)) {
    const last = applied[uid];
    if (last && isSame(last, view)) continue;
    const { settings, metadatas, layouts } = await service.findConfiguration({ uid });
    await service.updateConfiguration({ uid }, nextConfiguration(view, { settings, metadatas, layouts }, last));
  }
}

/** Views by the service that stores their configurations. */
export const allViews = {
  'content-types': withLabels({ ...contentTypeViews, ...pageViews }, commonLabels),
  components: withLabels({ ...componentViews, ...pageComponentViews }),
};

export async function applyViewConfig(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'app', name: 'panel', key: 'applied-views' });
  const applied = ((await store.get({})) ?? {}) as Applied;
  for (const [service, views] of Object.entries(allViews)) {
    await updateViews(strapi.plugin('content-manager').service(service), views, applied);
  }
  await store.set({ value: { ...allViews['content-types'], ...allViews.components } });
}
