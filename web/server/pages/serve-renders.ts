import { parentPort } from 'node:worker_threads';
import { createBirpc, type BirpcReturn } from 'birpc';
import type { EdgeFunctions, ThreadFunctions } from './render-thread';
import type { RenderPage } from './renderer';

/** In the render thread: renders pages for the edge. */
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
