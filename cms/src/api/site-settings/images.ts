/** The logos and the favicon. The unused-file cleanup deletes a replaced one. */
import { siteImageFields, type SiteImageField, type SiteImageName } from '#domain/site/constants';
import { notFound, pathNotFound } from '#lib/errors';
import { removeReencoded } from '#lib/image-file';
import { removeUnusedFiles } from '#lib/media';
import type { Upload } from '#lib/uploads';
import { storeLogo } from './logo-file';
import { saveSiteSettings, withSiteSettingsLock } from './mutations';
import { findSiteSettings } from '#lib/site-settings/queries';

const isImageName = (name: string): name is SiteImageName => Object.hasOwn(siteImageFields, name);

export function parseImageField(name: string): SiteImageField {
  if (!isImageName(name)) throw pathNotFound();
  return siteImageFields[name];
}

/** The name that staff gave to the file of the main logo (api.md §5). */
const withFileName = (field: SiteImageField, name: string | null) => (field === 'logo' ? { logoFilename: name } : {});

export async function setSiteImage(field: SiteImageField, upload: Upload): Promise<void> {
  try {
    const { id } = await storeLogo(upload);
    try {
      await withSiteSettingsLock(async () =>
        saveSiteSettings(await findSiteSettings(), { [field]: id, ...withFileName(field, upload.name) }),
      );
    } catch (error) {
      await removeUnusedFiles([id]);
      throw error;
    }
  } finally {
    await removeReencoded(upload.filepath);
  }
}

export const deleteSiteImage = (field: SiteImageField): Promise<void> =>
  withSiteSettingsLock(async () => {
    const stored = await findSiteSettings();
    if (!stored?.[field]) throw notFound(field === 'favicon' ? 'Image' : 'Logo');
    await saveSiteSettings(stored, { [field]: null, ...withFileName(field, null) });
  });
