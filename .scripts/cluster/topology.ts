/** What each process of the cluster is told. `compose.test.ts` compares it with docker-compose.yml. */
import path from 'node:path';
import type { Storage } from './storage.ts';

type Shared = { publicUrl: string; cmsUrl: string; databaseUrl: string; storage: Storage; appSecret: string };
type Place = { port: number; dataDir: string };

/** Seconds in which the load balancer notices that a replica is about to stop. */
const drainDelay = '3';

/** The address of the load balancer and web; in docker-compose.yml it is the network of their containers. */
const loopback = '127.0.0.1';

export function cmsEnvironment(
  { publicUrl, cmsUrl, databaseUrl, storage, appSecret }: Shared,
  { port, dataDir }: Place,
) {
  const { password, ...url } = splitPassword(databaseUrl);
  return {
    CMS_HOST: '127.0.0.1',
    CMS_PORT: String(port),
    DATA_DIR: dataDir,
    PUBLIC_URL: publicUrl,
    PANEL_URL: `${cmsUrl}/admin`,
    DATABASE_URL: url.href,
    DATABASE_PASSWORD: password,
    S3_BUCKET: storage.bucket,
    S3_ENDPOINT: storage.endpoint,
    S3_ACCESS_KEY_ID: storage.accessKeyId,
    S3_SECRET_ACCESS_KEY: storage.secretAccessKey,
    S3_PUBLIC_URL: '',
    S3_PRIVATE: 'on',
    APP_SECRET: appSecret,
    BACKUP_DIR: path.join(dataDir, 'backups'),
    BACKUP_SCHEDULE: 'off',
    LOG_FORMAT: 'json',
    DRAIN_DELAY: drainDelay,
    TRUSTED_PROXIES: loopback,
  };
}

/** No secrets. */
export const webEnvironment = ({ publicUrl, cmsUrl }: Shared, { port, dataDir }: Place) => ({
  HOST: '127.0.0.1',
  PORT: String(port),
  DATA_DIR: dataDir,
  PUBLIC_URL: publicUrl,
  CMS_URL: cmsUrl,
  PANEL_URL: `${cmsUrl}/admin`,
  TRUSTED_PROXIES: loopback,
  LOG_FORMAT: 'json',
  DRAIN_DELAY: drainDelay,
});

export type Upstreams = { sitePort: number; cmsPort: number; web: number[]; cms: number[] };

/** The variables of the Caddyfile. */
export const proxyEnvironment = ({ sitePort, cmsPort, web, cms }: Upstreams) => ({
  SITE_ADDRESS: `http://:${sitePort}`,
  CMS_ADDRESS: `http://:${cmsPort}`,
  PANEL_ACCESS: 'panel',
  PANEL_DOMAIN: 'panel.invalid',
  WEB_UPSTREAMS: web.map((port) => `127.0.0.1:${port}`).join(' '),
  CMS_UPSTREAMS: cms.map((port) => `127.0.0.1:${port}`).join(' '),
  TRUSTED_PROXIES: loopback,
});

function splitPassword(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { href: url.href, password };
}
