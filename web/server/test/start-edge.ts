import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { initialPage } from '@domain/page/initial-page';
import { pages } from '@domain/page/pages';
import { readSettings, type Settings } from '@domain/settings/settings';
import { initialSiteSettings } from '@domain/site/initial-settings';
import type { Site, SiteSettings } from '@domain/site/schema';
import sharp from 'sharp';
import { send } from '../../../.scripts/attack/http';
import { demoTaprooms, matchPattern, render } from '../../site/boot/entry-server';
import { createEdge } from '../edge';
import { createRenderPage } from '../pages/render-thread';
import type { Timeouts } from '../connections';
import { startFakeCms, type FakeCms } from './fake-cms';

export { waitFor } from '../../test/wait-for';

export type TestResponse = Awaited<ReturnType<typeof request>>;

type RequestOptions = http.RequestOptions & { body?: string };

type SiteChanges = Partial<Omit<Site, 'settings'>> & { settings?: Partial<SiteSettings> };

type Options = {
  /** Environment variables. */
  env?: Record<string, string>;
  cacheBytes?: number;
  timeouts?: Partial<Timeouts>;
  maxLiveBufferBytes?: number;
};

const noFonts = { styles: [], fonts: [] };

const assetsOf = () => ({
  bootstrap: '/assets/start.js',
  entry: '/assets/entry.js',
  modules: [],
  styles: [],
  fontPairs: { barlow: noFonts, oswald: noFonts, bitter: { styles: ['/bitter.css'], fonts: [] } },
});

const renderPage = createRenderPage({ render, assetsOf });

const assets = path.resolve(import.meta.dirname, '../../site/assets');

/** Starts the real edge on a free port with a fake CMS; both stop at the end of the test. */
export async function startEdge({ env, cacheBytes, timeouts, maxLiveBufferBytes }: Options = {}) {
  const cms = await startFakeCms();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'edge-'));
  const settings: Settings = readSettings(
    { CMS_URL: cms.url, DATA_DIR: dataDir, PUBLIC_URL: 'https://boldridge.example', ...env },
    dataDir,
  );
  /** The site of the first start with these changes. */
  const mockSite = ({ settings: changes, ...rest }: SiteChanges = {}) => {
    const site = { settings: { ...initialSiteSettings(settings), ...changes }, taprooms: demoTaprooms, pages: [] };
    cms.mockJson('/api/site', { site: { ...site, ...rest } });
  };
  mockSite();
  mockLayout(cms);

  const renders: string[] = [];
  const logLines: string[] = [];
  const { app, cache, drain } = await createEdge({
    settings,
    renderer: {
      render(pageRequest, load) {
        renders.push(pageRequest.url);
        return renderPage(pageRequest, load);
      },
      matchPattern,
      demoTaprooms,
      assetsOf,
      fileOf: (source) => `/${source}`,
    },
    assets: { folder: assets, prefix: '/assets/', favicon: path.join(assets, 'favicon.svg') },
    registerFiles: async () => {},
    cacheBytes,
    timeouts,
    maxLiveBufferBytes,
    logStream: { write: (line) => logLines.push(line) },
  });
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
    cache,
    drain,
    /** The lines of the log so far. */
    logLines,
    /** The URL of every rendered page. */
    renders,
    port,
    settings,
    mockSite,
    request: (url: string, options?: RequestOptions) => request(port, url, options),
    statusOf: async (url: string) => (await request(port, url)).status,
    textOf: async (url: string) => (await request(port, url)).text,
    isInvalidated: (key: string) => cache.get(key)?.expiresAt === 0,
  };
}

/** What every page loads beside the site, texts, contact and hours; and a sitemap without beers and events. */
function mockLayout(cms: FakeCms) {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const hours = { ...Object.fromEntries(days.map((day) => [day, '11:00 AM - 8:00 PM'])), display: 'daily' };
  const contact = { phone: '(530) 555-0123', email: 'hello@boldridge.example', address: '1 Main Street, Auburn' };
  const content = { location: 'main-website', logo: null, hours, contact };
  for (const page of pages) cms.mockJson(`/api/pages/${page.key}`, { page: initialPage(page, 'demo') });
  cms.mockJson('/api/taps', { taprooms: [] });
  cms.mockJson('/api/beers?limit=100', { beers: [], pagination: { pages: 1 } });
  cms.mockJson('/api/events?upcoming=true&limit=100', { events: [], pagination: { pages: 1 } });
  cms.mockJson('/api/content/location/main-website', { content });
  cms.mockJson('/api/content/location/auburn/public', { hours, contact, heroImages: [] });
}

/** Uses `node:http`, which sends a URL unchanged, including dot segments. */
export const request = (port: number, url: string, { body, ...options }: RequestOptions = {}) =>
  send({ port, path: url, ...options }, body);

export function keepAliveAgent() {
  const agent = new http.Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  return agent;
}

export const plainImage = (background: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background } });

/** Opens a connection until the end of the test and sends bytes, as a client that speaks no proper HTTP. */
export function connect(port: number, bytes = '', localAddress?: string): net.Socket {
  const socket = net.connect({ port, host: '127.0.0.1', localAddress });
  // The server may close it at any time.
  socket.on('error', () => {});
  socket.write(bytes);
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** What the server sends until it closes the connection. */
export const receive = (socket: net.Socket) =>
  new Promise<string>((resolve) => {
    let received = '';
    socket.on('data', (chunk) => (received += String(chunk)));
    socket.on('close', () => resolve(received));
  });

export const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
