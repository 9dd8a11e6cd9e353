/** In the order in which they run. */
import { fillDerivedColumns } from './derived-columns';
import { eventSlugs } from './event-slugs';
import { eventTaprooms } from './event-taprooms';
import { outbox } from './outbox';
import { pageSettings } from './page-settings';
import { pageTexts } from './page-texts';
import { photoNames } from './photo-names';
import { privacyTexts } from './privacy-texts';
import { reservedPaths } from './reserved-paths';
import { siteLogo } from './site-logo';
import { siteSettings } from './site-settings';
import type { Step } from './step';
import { taprooms } from './taprooms';

export const steps: Step[] = [
  eventSlugs,
  photoNames,
  siteSettings,
  pageSettings,
  siteLogo,
  taprooms,
  eventTaprooms,
  pageTexts,
  privacyTexts,
  reservedPaths,
  outbox,
  fillDerivedColumns,
];
