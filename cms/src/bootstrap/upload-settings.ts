/** Turns off image processing in the media library, except rotation: the site has its own image pipeline. */
import type { Core } from '@strapi/strapi';

const settings = { sizeOptimization: false, responsiveDimensions: false, autoOrientation: true, aiMetadata: false };

export async function applyUploadSettings(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'upload', key: 'settings' });
  const stored: unknown = await store.get({});
  if (JSON.stringify(stored) !== JSON.stringify(settings)) await store.set({ value: settings });
}
