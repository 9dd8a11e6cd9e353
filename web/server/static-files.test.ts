import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { readSettings } from '@domain/settings/settings';
import { initialSiteSettings } from '@domain/site/initial-settings';
import { createErrorHandler } from './errors';
import { securityHeaders } from './security-headers';
import { registerStaticFiles } from './static-files';

async function startFiles() {
  const dist = mkdtempSync(path.join(tmpdir(), 'dist-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  const folderOf = (name: string) => path.join(dist, name);
  const [client, admin, bar, screen] = [folderOf('client'), folderOf('admin'), folderOf('bar'), folderOf('screen')];
  for (const folder of [client, admin, bar, screen]) {
    mkdirSync(path.join(folder, 'assets'), { recursive: true });
    writeFileSync(path.join(folder, 'assets/start-abc.js'), 'start()');
  }
  for (const folder of [admin, bar, screen]) writeFileSync(path.join(folder, 'index.html'), '<!doctype html>');
  for (const folder of [bar, screen]) writeFileSync(path.join(folder, 'sw.js'), 'precache()');
  const app = Fastify();
  onTestFinished(() => app.close());
  const settings = readSettings({ PUBLIC_URL: 'https://boldridge.example' }, dist);
  const security = securityHeaders(settings);
  const currentSettings = () => initialSiteSettings(settings);
  app.setErrorHandler(createErrorHandler(currentSettings, security).handleError);
  await registerStaticFiles(app, { dist, security, currentSettings });
  return (url: string) => app.inject(url);
}

test.each(['/assets/', '/admin/assets/', '/bar/assets/', '/screen/assets/'])('%s returns 404', async (url) => {
  const request = await startFiles();
  expect((await request(url)).statusCode).toBe(404);
});

test.each([
  '/assets/start-abc.js',
  '/admin/assets/start-abc.js',
  '/bar/assets/start-abc.js',
  '/screen/assets/start-abc.js',
])('%s is immutable and has X-Content-Type-Options: nosniff', async (url) => {
  const request = await startFiles();
  const { statusCode, headers } = await request(url);
  expect([statusCode, headers['cache-control'], headers['x-content-type-options']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
    'nosniff',
  ]);
});

test.each(['/admin', '/admin/beers', '/bar/', '/bar/index.html', '/bar/sw.js'])(
  '%s is revalidated each time, since it refers to the files of one build',
  async (url) => {
    const request = await startFiles();
    const { statusCode, headers } = await request(url);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(headers.etag).toBeDefined();
  },
);

test('/bar leads to the scope of the service worker', async () => {
  const request = await startFiles();
  const { statusCode, headers } = await request('/bar');
  expect([statusCode, headers.location]).toEqual([301, '/bar/']);
});

test('bar mode has no inline scripts or styles, and may start its service worker', async () => {
  const request = await startFiles();
  const policy = String((await request('/bar/')).headers['content-security-policy']);
  expect(policy).toContain("worker-src 'self'");
  expect(policy).not.toContain('unsafe');
});

test('the staff app may load the tiles of the map', async () => {
  const request = await startFiles();
  const policy = String((await request('/admin')).headers['content-security-policy']);
  expect(policy).toMatch(/img-src [^;]*https:\/\/tile\.openstreetmap\.org/);
});

test('the app for TVs is at a URL without a slash, where its service worker may be active', async () => {
  const request = await startFiles();
  for (const url of ['/screen', '/screen/', '/screen/index.html']) {
    const { statusCode, headers } = await request(url);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
  }
  expect((await request('/screen/sw.js')).headers).toMatchObject({
    'service-worker-allowed': '/screen',
    'cache-control': 'no-cache',
  });
});
