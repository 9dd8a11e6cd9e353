import { isStale } from '#domain/shared/optimistic-lock';
import type { SiteSettingsUpdate } from '#domain/site/input';
import { staleVersion } from '#lib/errors';
import { withLock } from '#lib/mutex';
import { readSetupState } from '#lib/setup/state';
import { siteSettingsUid, type SiteSettingsDocument } from '#lib/site-settings/document';
import { toInitialData } from '#lib/site-settings/initial-data';
import { fetchMailSettings, findSiteSettings } from '#lib/site-settings/queries';
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

const changesRecipient = async ({ inquiryRecipient }: Pick<SiteSettingsUpdate, 'inquiryRecipient'>): Promise<boolean> =>
  inquiryRecipient !== undefined && inquiryRecipient !== (await fetchMailSettings()).inquiryRecipient;

/** A new recipient of inquiries, which are personal data, needs a confirmed password. */
export const updateSiteSettings = (
  { updatedAt, ...changes }: SiteSettingsUpdate,
  session: StoredSession,
): Promise<void> =>
  withSiteSettingsLock(async () => {
    const stored = await findSiteSettings();
    if (await changesRecipient(changes)) assertConfirmed(session, new Date());
    if (stored && isStale({ updatedAt: new Date(stored.updatedAt) }, updatedAt)) throw staleVersion();
    await saveSiteSettings(stored, changes);
  });
