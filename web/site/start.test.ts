import { expect, test, vi } from 'vitest';

/** What the server names as the page's script; it says that it has run. */
const entry = 'data:text/javascript,globalThis.dispatchEvent(new Event("alive"))';

test('it waits for the largest picture, and what was pressed meanwhile is pressed again', async () => {
  const state = { assets: { entry, modules: [] } };
  document.body.innerHTML = `
    <img fetchpriority="high" alt="">
    <button type="button">Filters</button>
    <script id="state" type="application/json">${JSON.stringify(state)}</script>`;
  let show = () => {};
  const decode = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (show = resolve)));
  Object.assign(document.querySelector('img') ?? {}, { decode });
  const alive = new Promise((resolve) => globalThis.addEventListener('alive', resolve));
  const started = import('./start');
  await vi.waitFor(() => expect(decode).toHaveBeenCalledOnce());
  const press = vi.fn<() => void>();
  const button = document.querySelector('button');
  button?.click();
  button?.addEventListener('click', press);
  show();
  await alive;
  await started;
  expect(press).toHaveBeenCalledOnce();
});
