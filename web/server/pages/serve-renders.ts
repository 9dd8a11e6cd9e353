import { parentPort } from 'node:worker_threads';
import { createBirpc, type BirpcReturn } from 'birpc';
import type { EdgeFunctions, ThreadFunctions } from './render-thread';
import type { RenderPage } from './renderer';

/** In the render thread: renders the pages that the edge asks for. */
export function serveRenders(render: RenderPage) {
  const edge: BirpcReturn<EdgeFunctions, ThreadFunctions> = createBirpc<EdgeFunctions, ThreadFunctions>(
    { render: (id, request) => render(request, (path) => edge.load(id, path)) },
    {
      post: (message) => parentPort?.postMessage(message),
      on: (listener) => void parentPort?.on('message', listener),
    },
  );
}
