import { expect, test, vi } from 'vitest';

/** What the server names as the page's script; it says that it has run. */
const entry = 'data:text/javascript,globalThis.dispatchEvent(new Event("alive"))';

test('a script that comes before the end of the page waits for it, and keeps what was pressed', async () => {
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const alive = new Promise((resolve) => globalThis.addEventListener('alive', resolve));
  const listens = vi.spyOn(globalThis, 'addEventListener');
  const started = import('./start');
  started.catch(() => {});
  document.body.innerHTML = '<button type="button">Filters</button>';
  await vi.waitFor(() => expect(listens).toHaveBeenCalledWith('click', expect.anything()));
  const press = vi.fn<() => void>();
  const button = document.querySelector('button');
  button?.click();
  button?.addEventListener('click', press);

  const state = document.createElement('script');
  state.id = 'state';
  state.type = 'application/json';
  state.textContent = JSON.stringify({ assets: { entry, modules: [] } });
  document.body.append(state);
  readyState.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));

  await alive;
  await started;
  expect(press).toHaveBeenCalledOnce();
});
