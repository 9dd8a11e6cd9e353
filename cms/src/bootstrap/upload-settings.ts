/** The site's own pipeline makes the sizes it shows: the media library keeps pictures as they are, only upright. */
import type { Core } from '@strapi/strapi';

const settings = { sizeOptimization: false, responsiveDimensions: false, autoOrientation: true, aiMetadata: false };

export async function applyUploadSettings(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'upload', key: 'settings' });
  const known: unknown = await store.get({});
  if (JSON.stringify(known) !== JSON.stringify(settings)) await store.set({ value: settings });
}
