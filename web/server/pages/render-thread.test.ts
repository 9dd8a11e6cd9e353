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

function start(hangTimeoutMs?: number) {
  const exits: Error[] = [];
  const thread = startRenderThread(path.join(folder, 'worker.mjs'), {
    onExit: (error) => exits.push(error),
    hangTimeoutMs,
  });
  return { ...thread, exits };
}

const request = (url: string) => ({ url, site: {}, settings: {} }) as PageRequest;

const html = (result: RenderResult) => (result.kind === 'page' ? result.html : null);

const loadNothing = () => Promise.reject(new Error('Unexpected request'));

async function renderText(render: RenderPage, url: string, text: string) {
  const load = async () => ({ status: 200, body: Buffer.from(text) });
  return html(await render(request(url), load));
}

test('renders at the same time load their own responses', async () => {
  const { render } = start();
  const texts = ['Hazy IPA', 'Kölsch', 'Stout'];
  expect(await Promise.all(texts.map((text) => renderText(render, '/load', text)))).toEqual(texts);
});

test('a response that can’t be loaded fails only its own render', async () => {
  const { render } = start();
  const failed = render(request('/load'), () => Promise.reject(new Error('The CMS does not respond')));
  const other = renderText(render, '/load', 'Stout');
  await expect(failed).rejects.toThrow('The CMS does not respond');
  expect(await other).toBe('Stout');
});

test('a busy render thread does not block the event loop', async () => {
  const { render } = start();
  let isBusy = true;
  const busy = render(request('/busy'), loadNothing).finally(() => (isBusy = false));
  let turns = 0;
  for (; isBusy; turns += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(html(await busy)).toBe('/busy');
  expect(turns).toBeGreaterThan(100);
});

test('an error of a page fails its render and no other', async () => {
  const { render } = start();
  await expect(render(request('/fail'), loadNothing)).rejects.toThrow('This page has an error');
  expect(await renderText(render, '/load', 'Stout')).toBe('Stout');
});

test('a thread that hangs is ended', async () => {
  const { render, untilReady, exits } = start(500);
  await untilReady();
  await expect(render(request('/hang'), loadNothing)).rejects.toThrow('The render thread has ended');
  expect(exits.map(({ cause }) => cause)).toEqual([new Error('It did not respond')]);
});

test('when the thread ends, the renders in progress fail, and the reason is reported', async () => {
  const { render, exits } = start();
  const waiting = render(request('/load'), () => new Promise(() => {}));
  const ending = render(request('/end'), loadNothing);
  const results = await Promise.allSettled([waiting, ending]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(exits).toHaveLength(1);
  await expect(render(request('/load'), loadNothing)).rejects.toThrow(/closed|ended/);
});

test('an error of a response that can’t be sent to the thread fails only its render', async () => {
  const { render } = start();
  const error = new Error('The CMS does not respond', { cause: { retry: () => {} } });
  await expect(render(request('/load'), () => Promise.reject(error))).rejects.toThrow('The CMS does not respond');
  expect(await renderText(render, '/load', 'Stout')).toBe('Stout');
});

test('a thread that can’t start is reported', async () => {
  const exits: Error[] = [];
  const { untilReady } = startRenderThread(path.join(folder, 'missing.mjs'), { onExit: (error) => exits.push(error) });
  await expect(untilReady()).rejects.toThrow('The render thread has ended');
  expect(exits[0]?.cause).toMatchObject({ code: 'MODULE_NOT_FOUND' });
});
