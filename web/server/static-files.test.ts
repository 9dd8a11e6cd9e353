import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from '@domain/settings/settings';
import { initialSiteSettings } from '@domain/site/initial-settings';
import { createErrorHandler } from './errors';
import { securityHeaders } from './security-headers';
import { registerStaticFiles } from './static-files';

async function startFiles() {
  const dist = mkdtempSync(path.join(tmpdir(), 'dist-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  const [client, admin] = ['client', 'admin'].map((name) => path.join(dist, name)) as [string, string];
  for (const folder of [client, admin]) {
    mkdirSync(path.join(folder, 'assets'), { recursive: true });
    writeFileSync(path.join(folder, 'assets/start-abc.js'), 'start()');
  }
  writeFileSync(path.join(admin, 'index.html'), '<!doctype html>');
  const app = Fastify();
  onTestFinished(() => app.close());
  const settings = readSettings({ PUBLIC_URL: 'https://boldridge.example' }, dist);
  const security = securityHeaders(settings);
  const currentSettings = () => initialSiteSettings(settings);
  app.setErrorHandler(createErrorHandler(currentSettings, security).handleError);
  await registerStaticFiles(app, { client, admin, security, currentSettings });
  return (url: string) => app.inject(url);
}

test.each(['/assets/', '/admin/assets/'])('%s returns 404', async (url) => {
  const request = await startFiles();
  expect((await request(url)).statusCode).toBe(404);
});

test.each(['/assets/start-abc.js', '/admin/assets/start-abc.js'])(
  '%s is immutable and has X-Content-Type-Options: nosniff',
  async (url) => {
    const request = await startFiles();
    const { statusCode, headers } = await request(url);
    expect([statusCode, headers['cache-control'], headers['x-content-type-options']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'nosniff',
    ]);
  },
);

test.each(['/admin', '/admin/beers'])(
  '%s is revalidated each time, since it refers to the files of one build',
  async (url) => {
    const request = await startFiles();
    const { statusCode, headers } = await request(url);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(headers.etag).toBeDefined();
  },
);

test('the staff app may load the tiles of the map', async () => {
  const request = await startFiles();
  const policy = String((await request('/admin')).headers['content-security-policy']);
  expect(policy).toMatch(/img-src [^;]*https:\/\/tile\.openstreetmap\.org/);
});
