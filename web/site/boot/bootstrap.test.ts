import { expect, test, vi } from 'vitest';

/** Replaces the page's entry; dispatches an event when it runs. */
const entry = 'data:text/javascript,globalThis.dispatchEvent(new Event("entry-run"))';

test('waits for the hero image, then imports the entry and replays earlier clicks', async () => {
  const state = { assets: { entry, modules: [] } };
  document.body.innerHTML = `
    <img fetchpriority="high" alt="">
    <button type="button">Filters</button>
    <script id="state" type="application/json">${JSON.stringify(state)}</script>`;
  let finishDecoding = () => {};
  const decode = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (finishDecoding = resolve)));
  Object.assign(document.querySelector('img') ?? {}, { decode });
  const entryRun = new Promise((resolve) => globalThis.addEventListener('entry-run', resolve));
  const bootstrap = import('./bootstrap');
  await vi.waitFor(() => expect(decode).toHaveBeenCalledOnce());
  const handleClick = vi.fn<() => void>();
  const button = document.querySelector('button');
  button?.click();
  button?.addEventListener('click', handleClick);
  finishDecoding();
  await entryRun;
  await bootstrap;
  expect(handleClick).toHaveBeenCalledOnce();
});
