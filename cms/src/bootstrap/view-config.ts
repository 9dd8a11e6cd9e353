/** Configures the panel's list and edit views once; later changes in the panel are preserved. */
import type { Core } from '@strapi/strapi';
import { componentViews, contentTypeViews, type View } from './views';

/** Incrementing it applies all views again, which overwrites the layouts that users have changed in the panel. */
const revision = 1;

type Field = { edit?: object; list?: object };
type Configuration = {
  settings: Record<string, unknown>;
  metadatas: Record<string, Field>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
};
type ViewService = {
  findConfiguration(model: { uid: string }): Promise<Configuration>;
  updateConfiguration(model: { uid: string }, configuration: Configuration): Promise<unknown>;
};

const toFormRow = (fields: string) =>
  fields.split(' ').map((field) => {
    const [name = '', size] = field.split(':');
    return { name, size: Number(size) };
  });

function withLabels(metadatas: Record<string, Field>, { labels, hints = {} }: View) {
  return Object.fromEntries(
    Object.entries(metadatas).map(([name, field]) => {
      const label = labels[name];
      const description = hints[name] ?? '';
      return label
        ? [name, { edit: { ...field.edit, label, description }, list: { ...field.list, label } }]
        : [name, field];
    }),
  );
}

const applyView = ({ settings, metadatas, layouts }: Configuration, view: View): Configuration => ({
  settings: {
    ...settings,
    mainField: view.title,
    ...(view.sort ? { defaultSortBy: view.sort[0], defaultSortOrder: view.sort[1], pageSize: 50 } : {}),
  },
  metadatas: withLabels(metadatas, view),
  layouts: { list: view.list ?? layouts.list, edit: view.form.map(toFormRow) },
});

async function updateViews(service: ViewService, views: Record<string, View>) {
  for (const [uid, view] of Object.entries(views)) {
    const { settings, metadatas, layouts } = await service.findConfiguration({ uid });
    await service.updateConfiguration({ uid }, applyView({ settings, metadatas, layouts }, view));
  }
}

export async function applyViewConfig(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'app', name: 'panel', key: 'views' });
  if ((await store.get({})) === revision) return;
  const manager = strapi.plugin('content-manager');
  await updateViews(manager.service('content-types'), contentTypeViews);
  await updateViews(manager.service('components'), componentViews);
  await store.set({ value: revision });
}
