import type { Taproom } from '@domain/taproom/taproom';
import type { RenderResult } from '../../site/boot/entry-server';
import type { RouteSite, SiteConfig } from '../../site/site-context';
import type { BrandAssets, BuiltAssets } from './brand-assets';

/** Plain data, which another thread can receive. */
export type PageRequest = {
  /** Path and query. */
  url: string;
  site: SiteConfig;
  brandAssets: BrandAssets;
};

/** Loads a response that the page needs, by its path below `/api`. */
export type LoadResponse = (path: string) => Promise<{ status: number; body: Uint8Array }>;

export type RenderPage = (request: PageRequest, load: LoadResponse) => Promise<RenderResult>;

/** The site's renderer: a worker thread, or in development the modules, reloaded for each page. */
export type Renderer = {
  render: RenderPage;
  /** The pattern of the route that a path matches, such as `/beers/:slug`; null if there is none. */
  matchPattern: (path: string, site: RouteSite) => string | null;
  /** Shown while the CMS has never been reached. */
  demoTaprooms: readonly Taproom[];
  assetsOf: (modules: string[]) => BuiltAssets;
  /** The URL of a style sheet of a document that is no page, by its source file. */
  styleOf: (source: string) => string;
  /** Changes the rendered HTML: inserts development tools. */
  transformHtml?: (html: string) => string;
};
