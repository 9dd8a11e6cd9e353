import type { PageDefinition } from '@domain/page/definition';
import { pages, seedPage } from '@domain/page/pages';
import type { Settings } from '@domain/settings/settings';
import { initialSiteSettings } from '@domain/site/initial-settings';
import type { Site } from '@domain/site/site';
import { taproomSummarySchema } from '@domain/taproom/schema';
import type { Taproom } from '@domain/taproom/taproom';

const definitions: readonly PageDefinition[] = pages;

/**
 * The responses that replace reads while the CMS can't be reached and has never been (visitor-site.md §8), by path: the
 * demo content with the settings of the environment.
 */
export function builtInContent(settings: Settings, taprooms: readonly Taproom[]): Map<string, object> {
  const summaries = taprooms.map((taproom) => taproomSummarySchema.parse(taproom));
  const site: Site = { settings: initialSiteSettings(settings), taprooms: summaries, pages: [] };
  return new Map<string, object>([
    ['/api/site', { success: true, site }],
    ...definitions.map((page): [string, object] => [`/api/pages/${page.key}`, { success: true, page: seedPage(page) }]),
    ...taprooms.map((taproom): [string, object] => [`/api/taprooms/${taproom.slug}`, { success: true, taproom }]),
  ]);
}
