import type { Taproom } from '@domain/taproom/taproom';
import type { RenderRequest, RenderResult } from '../../site/boot/entry-server';
import type { RouteSite } from '../../site/site-context';
import type { BuiltAssets } from './brand-assets';

/** The site's renderer: bundled, or reloaded for each page in development. */
export type Renderer = {
  render: (request: RenderRequest) => Promise<RenderResult>;
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
