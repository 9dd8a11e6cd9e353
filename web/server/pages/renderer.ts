import type { RenderRequest, RenderResult } from '../../site/boot/entry-server';

/** The site's renderer as the edge uses it: built in, or loaded anew for every page while the site is developed. */
export type Renderer = {
  render: (request: RenderRequest) => Promise<RenderResult>;
  /** The route that an address belongs to, such as `/beers/:slug`; null: none. */
  patternOf: (path: string) => string | null;
  assetsOf: RenderRequest['assetsOf'];
  /** Last changes to the document before it is sent; a developer's tools come in here. */
  finish?: (html: string) => string;
};
