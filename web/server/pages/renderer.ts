import type { RenderRequest, RenderResult } from '../../site/boot/entry-server';

/** The site's renderer: bundled, or reloaded for each page in development. */
export type Renderer = {
  render: (request: RenderRequest) => Promise<RenderResult>;
  /** The pattern of the route that a path matches, such as `/beers/:slug`; null if there is none. */
  matchPattern: (path: string) => string | null;
  assetsOf: RenderRequest['assetsOf'];
  /** Changes the rendered HTML: inserts development tools. */
  transformHtml?: (html: string) => string;
};
