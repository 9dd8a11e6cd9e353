import { Worker, parentPort } from 'node:worker_threads';
import { createBirpc, type BirpcReturn } from 'birpc';
import type { SiteSettings } from '@domain/site/schema';
import type { Taproom } from '@domain/taproom/schema';
import type { Transport } from '../../api/client';
import type { RenderRequest, RenderResult } from '../../site/boot/entry-server';
import type { RouteSite, SiteConfig } from '../../site/site-context';
import { withBrandAssets, type BuiltAssets } from './page-assets';

/** What the thread does for the edge. */
type ThreadFunctions = {
  render: (id: number, request: PageRequest) => Promise<RenderResult>;
  ping: () => void;
};

/** What the edge does for the thread: the responses that a render needs come from the edge's cache. */
type EdgeFunctions = { load: (id: number, path: string) => ReturnType<LoadResponse> };

/** A container has 768 MB for both threads: one that runs out of memory ends alone. */
const maxOldGenerationSizeMb = 256;

type Options = {
  /** Gets the reason when the thread has ended, for example without memory. */
  onExit: (error: Error) => void;
  /** A thread that does not respond for this long has hung, for example because of an endless loop, and is ended. */
  hangTimeoutMs?: number;
};

/**
 * Renders pages in a thread of their own. A render is several milliseconds of CPU work, in which cached responses would wait
 * if it ran in the edge's thread: a flood of pages would slow down the whole site. `file` calls `serveRenders`.
 */
export function startRenderThread(file: string, { onExit, hangTimeoutMs = 10_000 }: Options) {
  const loadById = new Map<number, LoadResponse>();
  let lastId = 0;

  async function load(id: number, path: string) {
    const loadResponse = loadById.get(id);
    if (!loadResponse) throw new Error('The render has ended');
    const { status, body } = await loadResponse(path).catch(throwCloneable);
    return { status, body };
  }

  const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb } });
  const thread = createBirpc<ThreadFunctions, EdgeFunctions>(
    { load },
    {
      post: (message) => worker.postMessage(message),
      on: (listener) => void worker.on('message', listener),
      // Renders wait for the CMS, whose requests have timeouts of their own.
      timeout: -1,
    },
  );
  let cause: Error | undefined;
  worker.once('error', (error) => (cause = error));
  worker.once('exit', () => {
    const error = new Error('The render thread has ended', { cause });
    thread.$close(error);
    onExit(error);
  });
  // Requests keep the process alive, the thread does not.
  worker.unref();

  const render: RenderPage = async (request, loadResponse) => {
    const id = (lastId += 1);
    loadById.set(id, loadResponse);
    try {
      return await thread.render(id, request);
    } finally {
      loadById.delete(id);
    }
  };

  /** Ends a thread that has not responded to a call since the previous check. */
  function watch() {
    let isResponding = true;
    const check = () => {
      if (!isResponding) {
        cause = new Error('It did not respond');
        void worker.terminate();
      }
      isResponding = false;
      thread.ping().then(
        () => (isResponding = true),
        () => clearInterval(timer),
      );
    };
    const timer = setInterval(check, hangTimeoutMs).unref();
  }

  return {
    render,
    /** Resolves when pages can be rendered, and rejects if the thread ends before. */
    async untilReady() {
      await thread.ping();
      watch();
    },
  };
}

/** Drops the cause of an error, which may not be cloneable. */
function throwCloneable(error: unknown): never {
  throw new Error(String(error));
}

/** Plain data, which another thread can receive. */
export type PageRequest = {
  /** Path and query. */
  url: string;
  site: SiteConfig;
  settings: SiteSettings;
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
  /** The URL of a style sheet or script of a document that is no page, by its source file. */
  fileOf: (source: string) => string;
  /** Changes the rendered HTML: inserts development tools. */
  transformHtml?: (html: string) => string;
};

/** Runs in the render thread: renders pages for the edge. */
export function serveRenders(render: RenderPage) {
  const edge: BirpcReturn<EdgeFunctions, ThreadFunctions> = createBirpc<EdgeFunctions, ThreadFunctions>(
    { render: (id, request) => render(request, (path) => edge.load(id, path)), ping: () => {} },
    {
      timeout: -1,
      post: (message) => parentPort?.postMessage(message),
      on: (listener) => void parentPort?.on('message', listener),
    },
  );
}

type RenderOptions = {
  /** The site's entry on the server. */
  render: (request: RenderRequest) => Promise<RenderResult>;
  assetsOf: (modules: string[]) => BuiltAssets;
};

/** Renders pages in the thread that calls it. */
export const createRenderPage =
  ({ render, assetsOf }: RenderOptions): RenderPage =>
  ({ url, site, settings }, load) =>
    render({
      url,
      site,
      assetsOf: (modules) => withBrandAssets(assetsOf(modules), settings),
      transport: createTransport(load),
    });

const createTransport =
  (load: LoadResponse): Transport =>
  async (path) => {
    const { status, body } = await load(path);
    const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString();
    if (status !== 200) return new Response(text, { status });
    // Avoids the stream of bytes that a `Response` with a body would read.
    return Object.assign(new Response(null), { json: async () => JSON.parse(text) as unknown });
  };
