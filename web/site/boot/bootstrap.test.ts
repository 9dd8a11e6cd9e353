import { createElement, startTransition, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { hydrationStartEvent } from './document';
import { waitFor } from '../../test/wait-for';

/** Replaces the page's entry; dispatches an event when it runs. Each URL runs once. */
const makeEntry = () => `data:text/javascript,globalThis.dispatchEvent(new Event("entry-run"))//${crypto.randomUUID()}`;

/** Counts its clicks, once it is hydrated. */
function Counter() {
  const [clicks, setClicks] = useState(0);
  return createElement('button', { type: 'button', onClick: () => setClicks((count) => count + 1) }, clicks);
}

const button = () => document.querySelector('button');

beforeEach(() => {
  vi.resetModules();
  const state = { assets: { entry: makeEntry(), modules: [] } };
  document.body.innerHTML = `
    <img fetchpriority="high" alt="">
    <div id="root">${renderToString(createElement(Counter))}</div>
    <script id="state" type="application/json">${JSON.stringify(state)}</script>`;
});

/** Runs the bootstrap script up to the hero image; the returned function finishes decoding the image. */
async function startBootstrap() {
  let finishDecoding = () => {};
  const decode = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (finishDecoding = resolve)));
  Object.assign(document.querySelector('img') ?? {}, { decode });
  const bootstrap = import('./bootstrap');
  await waitFor(() => expect(decode).toHaveBeenCalledOnce());
  return async () => {
    finishDecoding();
    await bootstrap;
  };
}

/** Hydrates like boot/entry-client.tsx: React does it later, or at once for what is clicked. */
function hydrate() {
  const root = document.getElementById('root');
  if (root) startTransition(() => void hydrateRoot(root, createElement(Counter)));
  dispatchEvent(new Event(hydrationStartEvent));
}

test('waits for the hero image, then imports the entry and replays earlier clicks', async () => {
  const finishBootstrap = await startBootstrap();
  button()?.click();
  addEventListener('entry-run', hydrate, { once: true });
  await finishBootstrap();
  await waitFor(() => expect(button()).toHaveTextContent('1'));
});

test.each([
  ['as soon as hydration has started', 'before', 1],
  ['before and after hydration has started', 'both', 2],
  ['after the bootstrap script has ended', 'after', 1],
])('a click %s takes effect once', async (_case, order, expected) => {
  const finishBootstrap = await startBootstrap();
  if (order === 'both') button()?.click();
  const handleEntry = () => {
    hydrate();
    if (order !== 'after') button()?.click();
  };
  addEventListener('entry-run', handleEntry, { once: true });
  await finishBootstrap();
  if (order === 'after') button()?.click();
  await waitFor(() => expect(button()).toHaveTextContent(String(expected)));
});
