/** The settings that decide what happens with personal data of visitors. */
import type { Settings } from '../settings/settings';
import type { SiteSettings } from '../site/site';

export type PrivacyFacts = Pick<
  Settings,
  | 'publicUrl'
  | 'storageUrl'
  | 'inquiryRetentionDays'
  | 'orderRetentionDays'
  | 'mailRetentionDays'
  | 'auditRetentionDays'
  | 'sessionIdleMinutes'
> &
  Pick<SiteSettings, 'mapTileUrl' | 'rewardsUrl' | 'hasRewardsPage' | 'hasAgeGate'> & { hasDoubleOptIn: boolean };
