/** The brewery is in the time zone of its first taproom, until an admin chooses another one in the site settings. */
import { siteSettingsUid } from '../site-settings/document';

type Settings = { documentId: string; timeZone: string | null };

/** The zone of servers, and of browsers that hide theirs; no brewery is in it. */
const isPlaceholder = (timeZone: string | null) => timeZone === null || timeZone === 'UTC' || timeZone === 'Etc/UTC';

/** `before` is the zone that the first taproom had; null if it is new. Requires the lock of taprooms. */
export async function followFirstTaproom(timeZone: string, before: string | null): Promise<void> {
  const stored: Settings | null = await strapi.db
    .query(siteSettingsUid)
    .findOne({ select: ['documentId', 'timeZone'] });
  if (!stored || stored.timeZone === timeZone) return;
  if (before !== null && stored.timeZone !== before && !isPlaceholder(stored.timeZone)) return;
  await strapi.documents(siteSettingsUid).update({ documentId: stored.documentId, data: { timeZone } });
}
