/** Starts cms and web as `npm start` does, on an empty database and with known accounts. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings } from '../../cms/domain/settings/settings.ts';
import { freePorts } from '../free-ports.ts';
import { noSettings } from '../clean-env.ts';
import { root } from '../paths.ts';
import { defineServices } from '../supervisor/services.ts';
import { type MeasuredProcess, startProcess } from './measured-process.ts';

const account = { email: 'bench@brewery.example', password: 'Many-beers-make-light-work-1' };

export type AppUnderTest = {
  siteUrl: string;
  cmsUrl: string;
  dataDir: string;
  cms: MeasuredProcess;
  web: MeasuredProcess;
  restart: () => Promise<void>;
  restartWeb: () => Promise<void>;
  /** Request headers of a signed-in staff user. */
  staffHeaders: () => Promise<{ Authorization: string }>;
  panelHeaders: () => Promise<{ Authorization: string }>;
  stop: () => Promise<void>;
  close: () => Promise<void>;
};

type Options = { hasDemo?: boolean; hasRateLimits?: boolean; databaseUrl?: string | null };

export async function startApp({
  hasDemo = true,
  hasRateLimits = false,
  databaseUrl = null,
}: Options = {}): Promise<AppUnderTest> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'brewery-bench-'));
  const [port = 0, cmsPort = 0] = await freePorts(2);
  const siteUrl = `http://127.0.0.1:${port}`;
  const cmsUrl = `http://127.0.0.1:${cmsPort}`;
  const environment = {
    ...noSettings,
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    PUBLIC_URL: siteUrl,
    DATA_DIR: dataDir,
    SEED: hasDemo ? 'on' : 'off',
    RATE_LIMITS: hasRateLimits ? 'on' : 'off',
    MAP_TILE_URL: 'off',
    BACKUP_SCHEDULE: 'off',
    // All screens of the benchmark have one IP address.
    LIVE_CONNECTIONS_PER_CLIENT: '1000',
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    STAFF_ADMIN_EMAIL: account.email,
    STAFF_ADMIN_PASSWORD: account.password,
    PANEL_ADMIN_EMAIL: account.email,
    PANEL_ADMIN_PASSWORD: account.password,
  };
  const [cms, web] = defineServices(readSettings(environment, root));
  if (!cms || !web) throw new Error('Expected two services');
  const start = (service: typeof cms) =>
    startProcess({ ...service, env: { ...service.env, ...environment, EDGE_SECRET: service.env['EDGE_SECRET'] } });

  const app: AppUnderTest = {
    siteUrl,
    cmsUrl,
    dataDir,
    cms: await start(cms),
    web: await start(web),
    async stop() {
      await Promise.all([app.web.stop(), app.cms.stop()]);
    },
    async restart() {
      await app.stop();
      app.cms = await start(cms);
      app.web = await start(web);
    },
    async restartWeb() {
      await app.web.stop();
      app.web = await start(web);
    },
    staffHeaders: async () => bearer(await postJson(`${siteUrl}/api/auth/login`, account)),
    panelHeaders: async () => bearer((await postJson<{ data: Token }>(`${cmsUrl}/admin/login`, account)).data),
    async close() {
      await app.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return app;
}

type Token = { token: string };
const bearer = ({ token }: Token) => ({ Authorization: `Bearer ${token}` });

async function postJson<Body = Token>(url: string, body: object): Promise<Body> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} returned ${response.status}`);
  return (await response.json()) as Body;
}
