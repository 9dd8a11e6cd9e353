/** A render thread for tests, whose pages are plain text. */
import { serveRenders, type RenderPage } from '../pages/render-thread';

/** Far longer than the main thread needs for a few hundred turns of its event loop. */
const busyMs = 500;

function keepBusy(durationMs: number) {
  const endsAt = performance.now() + durationMs;
  while (performance.now() < endsAt);
}

const pages: Record<string, (load: Parameters<RenderPage>[1]) => Promise<string>> = {
  '/load': async (load) => new TextDecoder().decode((await load('/text')).body),
  '/busy': async () => {
    keepBusy(busyMs);
    return '/busy';
  },
  '/hang': async () => {
    keepBusy(Infinity);
    return '/hang';
  },
  '/fail': () => Promise.reject(new Error('This page has an error')),
  '/end': () => process.exit(1),
};

serveRenders(async ({ url }, load) => {
  const html = (await pages[url]?.(load)) ?? '';
  return { kind: 'page', status: 200, html, isComplete: true };
});
