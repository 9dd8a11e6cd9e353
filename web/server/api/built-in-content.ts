import type { PageDefinition } from '@domain/page/definition';
import { pages, seedPage } from '@domain/page/pages';

const definitions: readonly PageDefinition[] = pages;

const contentByPath = new Map<string, object>(
  definitions.map((page) => [`/api/pages/${page.key}`, { success: true, page: seedPage(page) }]),
);

/** The response that replaces a read while the CMS can't be reached and has never been (visitor-site.md §8). */
export const builtInContent = (path: string): object | null => contentByPath.get(path) ?? null;
