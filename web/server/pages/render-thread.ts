import { Worker, parentPort } from 'node:worker_threads';
import { createBirpc, type BirpcReturn } from 'birpc';
import type { Taproom } from '@domain/taproom/schema';
import type { Transport } from '../../api/client';
import type { RenderRequest, RenderResult } from '../../site/boot/entry-server';
import type { RouteSite, SiteConfig } from '../../site/site-context';
import { withBrandAssets, type BrandAssets, type BuiltAssets } from './page-assets';

/** What the thread does for the edge. */
type ThreadFunctions = {
  render: (id: number, request: PageRequest) => Promise<RenderResult>;
  ping: () => void;
};

/** What the edge does for the thread: the responses that a render needs come from the edge's cache. */
type EdgeFunctions = { load: (id: number, path: string) => ReturnType<LoadResponse> };

const maxUnansweredPings = 3;

/** A container has 768 MB for both threads: one that runs out of memory ends alone. */
const maxOldGenerationSizeMb = 256;

/** A new thread takes half a second of CPU time. */
const minRestartIntervalMs = 1000;

/** Loading its modules takes a second, on a busy machine many more. */
const maxStartMs = 60_000;

type Options = {
  /** A thread that does not respond for this long has hung, for example because of an endless loop. */
  hangTimeoutMs?: number;
  /** Gets the reason. */
  onExit?: (error: Error) => void;
};

/**
 * Renders pages in a thread of their own. A render is several milliseconds of CPU work, in which cached responses would wait
 * if it ran in the edge's thread: a flood of pages would slow down the whole site. `file` calls `serveRenders`. If the
 * thread ends or hangs, the renders in progress fail, and the next one starts a new thread.
 */
export function startRenderThread(file: string, { hangTimeoutMs = 9000, onExit = () => {} }: Options = {}) {
  const loadById = new Map<number, LoadResponse>();
  let lastId = 0;
  let startedAt = 0;
  let exitReason: Error | undefined;
  let current: ReturnType<typeof start> | null = start();

  async function load(id: number, path: string) {
    const loadResponse = loadById.get(id);
    if (!loadResponse) throw new Error('The render has ended');
    const { status, body } = await loadResponse(path).catch(throwCloneable);
    return { status, body };
  }

  function start() {
    startedAt = performance.now();
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
    const stopWatching = watch(thread.ping, hangTimeoutMs, () => {
      cause = new Error('It did not respond');
      void worker.terminate();
    });
    worker.once('error', (error) => (cause = error));
    worker.once('exit', () => {
      stopWatching();
      current = null;
      exitReason = new Error('The render thread has ended', { cause });
      thread.$close(exitReason);
      onExit(exitReason);
    });
    // Requests keep the process alive, the thread does not.
    worker.unref();
    return thread;
  }

  /** A thread that ends again and again is started once a second. */
  function getThread() {
    if (!current && performance.now() - startedAt < minRestartIntervalMs) throw exitReason;
    return (current ??= start());
  }

  const render: RenderPage = async (request, loadResponse) => {
    const thread = getThread();
    const id = (lastId += 1);
    loadById.set(id, loadResponse);
    try {
      return await thread.render(id, request);
    } finally {
      loadById.delete(id);
    }
  };

  return {
    render,
    /** Resolves when pages can be rendered, and rejects if the thread ends before. */
    untilReady: async () => getThread().ping(),
  };
}

/** Drops the cause of an error, which may not be cloneable. */
function throwCloneable(error: unknown): never {
  throw new Error(String(error));
}

/**
 * Calls `onHang` when the thread does not respond, or does not start. Counts missed pings, not elapsed time: the whole
 * process may have been suspended. Returns a function that ends the watch.
 */
function watch(ping: () => Promise<void>, timeoutMs: number, onHang: () => void): () => void {
  let timer = setTimeout(onHang, maxStartMs).unref();
  let unanswered = 0;

  function check() {
    if (unanswered === maxUnansweredPings) return onHang();
    unanswered += 1;
    ping().then(onResponse, () => {});
  }

  function onResponse() {
    unanswered = 0;
  }

  function onStart() {
    clearTimeout(timer);
    timer = setInterval(check, timeoutMs / maxUnansweredPings).unref();
  }

  ping().then(onStart, () => {});
  return () => clearTimeout(timer);
}

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
    // Avoids the stream of bytes that a `Response` with a body would read.
    return Object.assign(new Response(null), { json: async () => JSON.parse(text) as unknown });
  };
