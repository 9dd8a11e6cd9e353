import type { PrivacyFacts } from '#domain/privacy/placeholders';
import { settings } from '../settings';
import { fetchPrivacySettings, hasDoubleOptIn } from '../site-settings/queries';

/** What currently happens with personal data. */
export const fetchPrivacyFacts = async (): Promise<PrivacyFacts> => ({
  ...settings(),
  ...(await fetchPrivacySettings()),
  hasDoubleOptIn: await hasDoubleOptIn(),
});
