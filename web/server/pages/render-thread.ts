import { Worker } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import type { RenderResult } from '../../site/boot/entry-server';
import type { LoadResponse, PageRequest, RenderPage } from './renderer';

/** What the thread does for the edge. */
export type ThreadFunctions = { render: (id: number, request: PageRequest) => Promise<RenderResult> };

/** What the edge does for the thread: the responses that a render needs come from the edge's cache. */
export type EdgeFunctions = { load: (id: number, path: string) => ReturnType<LoadResponse> };

/**
 * Renders pages in a thread of their own. A render is several milliseconds of CPU work, in which cached responses would wait
 * if it ran in the edge's thread: a flood of pages would slow down the whole site. `file` calls `serveRenders`. If the
 * thread ends, the renders in progress fail, and the next one starts a new thread.
 */
export function startRenderThread(file: string): RenderPage {
  const loadById = new Map<number, LoadResponse>();
  let lastId = 0;
  let current: ReturnType<typeof start> | null = start();

  async function load(id: number, path: string) {
    const loadResponse = loadById.get(id);
    if (!loadResponse) throw new Error('The render has ended');
    const { status, body } = await loadResponse(path);
    return { status, body };
  }

  function start() {
    const worker = new Worker(file);
    const thread = createBirpc<ThreadFunctions, EdgeFunctions>(
      { load },
      {
        post: (message) => worker.postMessage(message),
        on: (listener) => void worker.on('message', listener),
      },
    );
    let failure: Error | undefined;
    worker.once('error', (error) => (failure = error));
    worker.once('exit', () => {
      current = null;
      thread.$close(new Error('The render thread has ended', { cause: failure }));
    });
    // Requests keep the process alive, the thread does not.
    worker.unref();
    return thread;
  }

  return async (request, loadResponse) => {
    current ??= start();
    const id = (lastId += 1);
    loadById.set(id, loadResponse);
    try {
      return await current.render(id, request);
    } finally {
      loadById.delete(id);
    }
  };
}
