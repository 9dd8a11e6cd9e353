import { isStale } from '#domain/shared/optimistic-lock';
import type { SiteSettingsUpdate } from '#domain/site/input';
import type { MailSettings } from '#domain/site/schema';
import { staleVersion } from '#lib/errors';
import { withLock } from '#lib/mutex';
import { readSetupState } from '#lib/setup/state';
import { siteSettingsUid, type SiteSettingsDocument } from '#lib/site-settings/document';
import { toInitialData } from '#lib/site-settings/initial-data';
import { fetchMailSettings, findSiteSettings, mailFields } from '#lib/site-settings/queries';
import type { StoredSession } from '#lib/session';
import { assertConfirmed } from '#lib/step-up';

/** Serializes writes to the site settings. */
export const withSiteSettingsLock = <Result>(work: () => Promise<Result>): Promise<Result> =>
  withLock(strapi, 'site settings', work);

/** Requires the lock. */
export async function saveSiteSettings(stored: SiteSettingsDocument | null, data: object): Promise<void> {
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

/** Who gets inquiries, which are personal data, and what visitors are sent need a confirmed password. */
export const updateSiteSettings = (
  { updatedAt, ...changes }: SiteSettingsUpdate,
  session: StoredSession,
): Promise<void> =>
  withSiteSettingsLock(async () => {
    const stored = await findSiteSettings();
    if (await changesMail(changes)) assertConfirmed(session, new Date());
    if (stored && isStale({ updatedAt: new Date(stored.updatedAt) }, updatedAt)) throw staleVersion();
    await saveSiteSettings(stored, changes);
  });
