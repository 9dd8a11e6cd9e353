import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings, type Settings } from '@domain/settings/settings';
import { onTestFinished } from 'vitest';
import { matchPattern, render } from '../../site/boot/entry-server';
import type { StoreBounds } from '../cache/store';
import { createEdge, type Patience } from '../edge';
import { startFakeCms, type FakeCms } from './fake-cms';

export type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer; text: string };

type Options = {
  /** As the environment would say them. */
  env?: Record<string, string>;
  cacheBounds?: StoreBounds;
  patience?: Partial<Patience>;
};

const assets = path.resolve(import.meta.dirname, '../../site/assets');

/** The real edge on a real port, before a small cms that says what the test tells it. Both end with the test. */
export async function startEdge({ env, cacheBounds, patience }: Options = {}) {
  const cms = await startFakeCms();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'edge-'));
  const settings: Settings = readSettings(
    { CMS_URL: cms.url, DATA_DIR: dataDir, PUBLIC_URL: 'https://boldridge.example', ...env },
    dataDir,
  );
  sayTheBasics(cms);

  const renders: string[] = [];
  const { app, store } = await createEdge({
    settings,
    renderer: {
      render(request) {
        renders.push(request.url);
        return render(request);
      },
      patternOf: matchPattern,
      assetsOf: () => ({
        bootstrap: '/assets/start.js',
        entry: '/assets/entry.js',
        modules: [],
        styles: [],
        fonts: [],
      }),
    },
    assets: { folder: assets, prefix: '/assets/', favicon: path.join(assets, 'favicon.svg') },
    serveFiles: async () => {},
    cacheBounds,
    patience,
  });
  app.log.level = 'silent';
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;

  onTestFinished(async () => {
    app.server.closeAllConnections();
    await Promise.all([app.close(), cms.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  });

  return {
    app,
    cms,
    store,
    /** The URLs of all pages that were rendered. */
    renders,
    isStale: (key: string) => (store.get(key)?.freshUntil ?? 0) === 0,
    port,
    settings,
    ask: (address: string, init: http.RequestOptions & { body?: string } = {}) => ask(port, address, init),
  };
}

/** What every page asks for: the logo, and the hours of the footer. */
function sayTheBasics(cms: FakeCms) {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const hours = { ...Object.fromEntries(days.map((day) => [day, '11:00 AM - 8:00 PM'])), display: 'daily' };
  const contact = { phone: '(530) 555-0123', email: 'hello@boldridge.example', address: '1 Main Street, Auburn' };
  cms.says('/api/content/location/main-website', { content: { location: 'main-website', logo: null, hours, contact } });
  cms.says('/api/content/location/auburn/public', { hours, contact, heroImages: [] });
}

/** Node's own client sends an address as it is written, dots and all. */
export const ask = (port: number, address: string, { body, ...init }: http.RequestOptions & { body?: string } = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, path: address, agent: false, ...init }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const whole = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: whole, text: whole.toString() });
      });
    });
    request.on('error', reject);
    request.end(body);
  });

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
