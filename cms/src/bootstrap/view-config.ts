/**
 * Configures the panel's list and edit views. A view is applied again only when its definition has changed, so that other
 * layouts that users have changed in the panel are preserved.
 */
import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { pageComponentViews, pageViews } from './page-views';
import { componentViews, contentTypeViews, type View } from './views';

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

/** Fingerprints of the applied views, by uid. */
type Applied = Record<string, string>;

const fingerprintOf = (view: View) =>
  createHash('sha256').update(JSON.stringify(view)).digest('base64url').slice(0, 16);

async function updateViews(service: ViewService, views: Record<string, View>, applied: Applied): Promise<Applied> {
  const fingerprints: Applied = {};
  for (const [uid, view] of Object.entries(views)) {
    const fingerprint = (fingerprints[uid] = fingerprintOf(view));
    if (applied[uid] === fingerprint) continue;
    const { settings, metadatas, layouts } = await service.findConfiguration({ uid });
    await service.updateConfiguration({ uid }, applyView({ settings, metadatas, layouts }, view));
  }
  return fingerprints;
}

export async function applyViewConfig(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'app', name: 'panel', key: 'applied-views' });
  const applied = ((await store.get({})) ?? {}) as Applied;
  const manager = strapi.plugin('content-manager');
  const types = await updateViews(manager.service('content-types'), { ...contentTypeViews, ...pageViews }, applied);
  const components = await updateViews(
    manager.service('components'),
    { ...componentViews, ...pageComponentViews },
    applied,
  );
  await store.set({ value: { ...types, ...components } });
}
