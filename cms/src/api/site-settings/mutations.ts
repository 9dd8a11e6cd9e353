import { createReadStream } from 'node:fs';
import sharp from 'sharp';
import * as z from 'zod';
import { requiredChoiceField } from '#domain/shared/fields';
import { siteImageFields, type SiteImageField, type SiteImageName } from '#domain/site/constants';
import type { SiteSettingsUpdate } from '#domain/site/input';
import type { MailSettings } from '#domain/site/schema';
import { invalidInput, notFound, pathNotFound, rejectStale, tooLarge, unsupportedType } from '#lib/errors';
import { removeReencoded, truncateName, reencodeImage, type ImageFile } from '#lib/image-file';
import { maxImageBytes } from '#lib/limits';
import { removeUnusedFiles, storeFile, type StoredFile } from '#lib/media';
import { withLock } from '#lib/mutex';
import { type StoredSession, assertConfirmed } from '#lib/session';
import { readSetupState } from '#lib/setup/state';
import { toInitialData } from '#lib/site-settings/initial-data';
import {
  fetchMailSettings,
  findSiteSettings,
  mailFields,
  siteSettingsUid,
  type SiteSettingsDocument,
} from '#lib/site-settings/queries';
import { sanitizeSvgFile } from '#lib/svg-file';
import type { Upload } from '#lib/uploads';

/** Serializes writes to the site settings. */
const withSiteSettingsLock = <Result>(work: () => Promise<Result>): Promise<Result> => withLock('site settings', work);

/** Requires the lock. */
async function saveSiteSettings(stored: SiteSettingsDocument | null, data: object): Promise<void> {
  if (stored) await strapi.documents(siteSettingsUid).update({ documentId: stored.documentId, data });
  else
    await strapi
      .documents(siteSettingsUid)
      .create({ data: { ...toInitialData((await readSetupState()).content), ...data } });
}

async function changesMail(changes: Partial<MailSettings>): Promise<boolean> {
  const stored = await fetchMailSettings();
  return mailFields.some((field) => changes[field] !== undefined && changes[field] !== stored[field]);
}

/** Needs a confirmed password to change the recipient of inquiries, which are personal data, or texts of emails. */
export const updateSiteSettings = (
  { updatedAt, ...changes }: SiteSettingsUpdate,
  session: StoredSession,
): Promise<void> =>
  withSiteSettingsLock(async () => {
    const stored = await findSiteSettings();
    if (await changesMail(changes)) assertConfirmed(session, new Date());
    if (stored) rejectStale(stored, updatedAt);
    await saveSiteSettings(stored, changes);
  });

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

const unsupportedLogo = ({ name }: Upload) => unsupportedType(`${truncateName(name)} is not a PNG or SVG image`);

async function isPng({ filepath }: Upload): Promise<boolean> {
  const head: Buffer[] = await createReadStream(filepath, { end: pngSignature.length - 1 }).toArray();
  return Buffer.concat(head).equals(pngSignature);
}

async function toLogoFile(upload: Upload): Promise<ImageFile> {
  if (upload.size > maxImageBytes) throw tooLarge(`${truncateName(upload.name)} is larger than 25 MB`);
  return (await isPng(upload)) ? reencodeImage(upload) : sanitizeSvgFile(upload, unsupportedLogo);
}

/** The media library decodes images and rejects those that it can't. */
const isRejectedImage = (error: unknown) => error instanceof Error && error.message === 'File is not a valid image';

/** Throws 413 or 415. Afterwards the caller removes what re-encoding wrote beside the upload. */
async function storeLogo(upload: Upload): Promise<StoredFile> {
  const file = await toLogoFile(upload);
  try {
    return await storeFile(file);
  } catch (error) {
    throw isRejectedImage(error) ? unsupportedLogo(upload) : error;
  }
}

const isImageName = (name: string): name is SiteImageName => Object.hasOwn(siteImageFields, name);

export function parseImageField(name: string): SiteImageField {
  if (!isImageName(name)) throw pathNotFound();
  return siteImageFields[name];
}

/** The name that staff gave to the file of the main logo. */
const withFileName = (field: SiteImageField, name: string | null) => (field === 'logo' ? { logoFilename: name } : {});

/** Browsers and phones show icons as squares. A pixel of rounding is tolerated. */
async function rejectOblong({ filepath, name }: Upload): Promise<void> {
  const { width, height } = await sharp(filepath, { limitInputPixels: false })
    .metadata()
    // The next check rejects a file that is no image, with a message of its own.
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

/** Only the main website has a logo. */
export const logoInput = z.object({
  location: requiredChoiceField({ values: ['main-website'], message: 'Please choose a valid location' }),
});
