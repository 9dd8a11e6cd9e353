/** The logos and the favicon. The unused-file cleanup deletes a replaced one. */
import sharp from 'sharp';
import { siteImageFields, type SiteImageField, type SiteImageName } from '#domain/site/constants';
import { invalidInput, notFound, pathNotFound } from '#lib/errors';
import { removeReencoded, truncateName } from '#lib/image-file';
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

/** Browsers and phones show icons as squares. A pixel of rounding is tolerated. */
async function rejectOblong({ filepath, name }: Upload): Promise<void> {
  const { width, height } = await sharp(filepath, { limitInputPixels: false })
    .metadata()
    // Not an image: the next check rejects it with a message of its own.
    .catch(() => ({ width: 1, height: 1 }));
  if (Math.abs(width - height) <= Math.max(1, 0.02 * Math.max(width, height))) return;
  throw invalidInput(
    [],
    `An icon must be square, and ${truncateName(name)} has ${width} × ${height} pixels. Please add space around it, or choose another image.`,
  );
}

export async function setSiteImage(field: SiteImageField, upload: Upload): Promise<void> {
  try {
    if (field === 'favicon') await rejectOblong(upload);
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
