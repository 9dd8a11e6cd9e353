import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import type { RenderResult } from '../../site/boot/entry-server';
import { startRenderThread, type PageRequest, type RenderPage } from './render-thread';

const folder = mkdtempSync(path.join(import.meta.dirname, '../../node_modules/.render-thread-'));

/** A thread whose pages show what it loads, is busy, fails or ends. */
beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: path.join(import.meta.dirname, '../test/render-worker.ts'),
      outDir: folder,
      rolldownOptions: { output: { entryFileNames: 'worker.mjs' } },
    },
  });
});

afterAll(() => rmSync(folder, { recursive: true }));

const startThread = (options?: Parameters<typeof startRenderThread>[1]) =>
  startRenderThread(path.join(folder, 'worker.mjs'), options);

const start = () => startThread().render;

const request = (url: string) => ({ url, site: {}, brandAssets: {} }) as PageRequest;

const html = (result: RenderResult) => (result.kind === 'page' ? result.html : null);

const loadNothing = () => Promise.reject(new Error('Unexpected request'));

async function renderText(render: RenderPage, url: string, text: string) {
  const load = async () => ({ status: 200, body: Buffer.from(text) });
  return html(await render(request(url), load));
}

test('renders at the same time load their own responses', async () => {
  const render = start();
  const texts = ['Hazy IPA', 'Kölsch', 'Stout'];
  expect(await Promise.all(texts.map((text) => renderText(render, '/load', text)))).toEqual(texts);
});

test('a response that can’t be loaded fails only its own render', async () => {
  const render = start();
  const failed = render(request('/load'), () => Promise.reject(new Error('The CMS does not respond')));
  const other = renderText(render, '/load', 'Stout');
  await expect(failed).rejects.toThrow('The CMS does not respond');
  expect(await other).toBe('Stout');
});

test('a busy render thread does not block the event loop', async () => {
  const render = start();
  let isBusy = true;
  const busy = render(request('/busy'), loadNothing).finally(() => (isBusy = false));
  let turns = 0;
  for (; isBusy; turns += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(html(await busy)).toBe('/busy');
  expect(turns).toBeGreaterThan(100);
});

test('an error of a page fails its render and no other', async () => {
  const render = start();
  await expect(render(request('/fail'), loadNothing)).rejects.toThrow('This page has an error');
  expect(await renderText(render, '/load', 'Stout')).toBe('Stout');
});

test('a thread that hangs is ended, and the next render starts a new one', async () => {
  const exits: unknown[] = [];
  const { render } = startThread({ hangTimeoutMs: 1000, onExit: ({ cause }) => exits.push(cause) });
  await expect(render(request('/hang'), loadNothing)).rejects.toThrow('The render thread has ended');
  expect(exits).toEqual([new Error('It did not respond')]);
  await expect.poll(() => renderText(render, '/load', 'Stout').catch(() => null)).toBe('Stout');
});

test('when the thread ends, the renders in progress fail, and the next one starts a new thread', async () => {
  const render = start();
  const waiting = render(request('/load'), () => new Promise(() => {}));
  const ending = render(request('/end'), loadNothing);
  const results = await Promise.allSettled([waiting, ending]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect.poll(() => renderText(render, '/load', 'Stout').catch(() => null)).toBe('Stout');
});

test('an error of a response that can’t be sent to the thread fails only its render', async () => {
  const render = start();
  const error = new Error('The CMS does not respond', { cause: { retry: () => {} } });
  await expect(render(request('/load'), () => Promise.reject(error))).rejects.toThrow('The CMS does not respond');
  expect(await renderText(render, '/load', 'Stout')).toBe('Stout');
});

test('a thread that can’t start is reported, and a flood of pages does not start one each', async () => {
  const exits: Error[] = [];
  const { render, untilReady } = startRenderThread(path.join(folder, 'missing.mjs'), {
    onExit: (error) => exits.push(error),
  });
  await expect(untilReady()).rejects.toThrow('The render thread has ended');
  const renders = Array.from({ length: 20 }, () => render(request('/load'), loadNothing));
  const results = await Promise.allSettled(renders);
  expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  expect(exits.length).toBeLessThan(3);
  expect(exits[0]?.cause).toMatchObject({ code: 'MODULE_NOT_FOUND' });
});
