import type { PageDefinition } from '@domain/page/definition';
import { fillPrivacy } from '@domain/page/fill-privacy';
import { initialPage, type InitialContent } from '@domain/page/neutral/neutral';
import { pages } from '@domain/page/pages';
import type { Settings } from '@domain/settings/settings';
import { initialSiteSettings } from '@domain/site/initial-settings';
import type { Site } from '@domain/site/site';
import { taproomSummarySchema } from '@domain/taproom/schema';
import type { Taproom } from '@domain/taproom/taproom';
import { isDemoName } from '../../site/assets/demo-name';

const definitions: readonly PageDefinition[] = pages;

/** Only the demo brewery's pages and taprooms fall back to the demo content: another one's are neutral. */
export const contentOf = (breweryName: string): InitialContent => (isDemoName(breweryName) ? 'demo' : 'neutral');

/**
 * The responses that replace reads while the CMS can't be reached and has never been, by path: the
 * demo content, or the neutral one, with the settings of the environment.
 */
export function builtInContent(settings: Settings, demoTaprooms: readonly Taproom[]): BuiltInContent {
  const contentsOf = (content: InitialContent) => {
    const taprooms = content === 'demo' ? demoTaprooms : [];
    const summaries = taprooms.map((taproom) => taproomSummarySchema.parse(taproom));
    const site: Site = { settings: initialSiteSettings(settings), taprooms: summaries, pages: [] };
    const facts = { ...settings, ...site.settings, hasDoubleOptIn: settings.newsletterDoubleOptIn };
    return new Map<string, object>([
      ['/api/site', { success: true, site }],
      ...definitions.map((page): [string, object] => [
        `/api/pages/${page.key}`,
        { success: true, page: fillPrivacy<object>(initialPage(page, content), facts) },
      ]),
      ...taprooms.map((taproom): [string, object] => [`/api/taprooms/${taproom.slug}`, { success: true, taproom }]),
    ]);
  };
  return { breweryName: settings.brand.name, demo: contentsOf('demo'), neutral: contentsOf('neutral') };
}

export type BuiltInContent = {
  /** Of the environment, until the CMS has told. */
  breweryName: string;
} & Record<InitialContent, Map<string, object>>;
