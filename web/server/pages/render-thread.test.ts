import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from 'vite';
import type { RenderResult } from '../../site/boot/entry-server';
import { startRenderThread } from './render-thread';
import type { PageRequest, RenderPage } from './renderer';

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

const start = () => startRenderThread(path.join(folder, 'worker.mjs'));

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

test('while the thread is busy, this one is not', async () => {
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

test('when the thread ends, the renders in progress fail, and the next one starts a new thread', async () => {
  const render = start();
  const waiting = render(request('/load'), () => new Promise(() => {}));
  const ending = render(request('/end'), loadNothing);
  const results = await Promise.allSettled([waiting, ending]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await renderText(render, '/load', 'Stout')).toBe('Stout');
});
