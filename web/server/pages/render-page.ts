import type { RenderRequest, RenderResult } from '../../site/boot/entry-server';
import type { Transport } from '../../api/client';
import { withBrandAssets, type BuiltAssets } from './page-assets';
import type { LoadResponse, RenderPage } from './render-thread';

type Options = {
  /** The site's entry on the server. */
  render: (request: RenderRequest) => Promise<RenderResult>;
  assetsOf: (modules: string[]) => BuiltAssets;
};

/** Renders pages in the thread that calls it. */
export const createRenderPage =
  ({ render, assetsOf }: Options): RenderPage =>
  ({ url, site, brandAssets }, load) =>
    render({
      url,
      site,
      assetsOf: (modules) => withBrandAssets(assetsOf(modules), brandAssets),
      transport: createTransport(load),
    });

const createTransport =
  (load: LoadResponse): Transport =>
  async (path) => {
    const { status, body } = await load(path);
    const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString();
    if (status !== 200) return new Response(text, { status });
    // Without the stream of bytes that a `Response` with a body would read.
    return Object.assign(new Response(null), { json: async () => JSON.parse(text) as unknown });
  };
