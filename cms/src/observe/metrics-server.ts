/** Serves `/metrics` on a port of its own, which must not be public. A port in use is only logged: the cms goes on. */
import { statfs } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import type { Core } from '@strapi/strapi';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import { readBackupState } from '#lib/backup-state';
import { readContentVersions } from '#lib/content-versions';
import { withTimeLimit } from '#lib/database/connections';
import { settings } from '#lib/settings';
import { registry } from './query-metrics';

// Values that are read at each scrape: the outbox, sessions, the disk, backups and content versions.

const registers = [registry];

const gauge = (name: string, help: string, labelNames: string[] = []) =>
  new Gauge({ name: `cms_${name}`, help, labelNames, registers });

const databaseUp = gauge(
  'database_up',
  '1 if the database answered this scrape; without it, the other values are missing',
);
const outboxEmails = gauge('outbox_emails', 'Emails that are not sent', ['state']);
const outboxAge = gauge('outbox_oldest_waiting_seconds', 'Age of the oldest email that waits to be sent');
const sessions = gauge('sessions', 'Sessions of the staff app that have not expired');
const contentVersion = gauge('content_version', 'Changes per content type', ['type']);
const backupTime = gauge('backup_last_success_timestamp_seconds', 'When the last scheduled backup was made');
const diskFree = gauge('disk_free_bytes', 'Free space of the data folder and of temporary files', ['folder']);

/** Less than the usual timeout of a scrape, 10 s. */
const limitMs = 3000;

const toNumber = (value: unknown) => Number(value ?? 0);

type OutboxRow = { state: string; emails: unknown; oldest: unknown };

async function readOutbox(strapi: Core.Strapi, now: Date): Promise<void> {
  const rows: OutboxRow[] = await strapi.db
    .connection('outgoing_mails')
    .select('state')
    .count('* as emails')
    .min('created_at as oldest')
    .whereIn('state', ['waiting', 'failed'])
    .groupBy('state');
  for (const state of ['waiting', 'failed']) {
    outboxEmails.set({ state }, toNumber(rows.find((row) => row.state === state)?.emails));
  }
  const oldest = rows.find(({ state }) => state === 'waiting')?.oldest;
  // Milliseconds on SQLite, a Date on PostgreSQL.
  outboxAge.set(oldest ? (now.getTime() - new Date(oldest as number | Date).getTime()) / 1000 : 0);
}

async function readSessions(strapi: Core.Strapi, now: Date): Promise<void> {
  sessions.set(await strapi.db.query('api::session.session').count({ where: { expiresAt: { $gt: now } } }));
}

async function readVersions(): Promise<void> {
  const { versions } = await readContentVersions();
  for (const [type, version] of Object.entries(versions)) contentVersion.set({ type }, version);
}

async function readBackups(strapi: Core.Strapi): Promise<void> {
  if (!settings().backup.schedule) return;
  const { succeededAt } = await readBackupState(strapi);
  if (succeededAt) backupTime.set(new Date(succeededAt).getTime() / 1000);
}

async function readDisk(folder: string, path: string): Promise<void> {
  const { bavail, bsize } = await statfs(path);
  diskFree.set({ folder }, bavail * bsize);
}

/** A value that can't be read is missing rather than outdated. */
function forgetDatabaseState(): void {
  for (const each of [outboxEmails, contentVersion]) each.reset();
  for (const each of [outboxAge, sessions, backupTime]) each.remove();
}

async function readState(strapi: Core.Strapi, now: Date): Promise<void> {
  const reads = [readOutbox(strapi, now), readSessions(strapi, now), readVersions(), readBackups(strapi)];
  const disks = [readDisk('data', settings().dataDir), readDisk('temporary', tmpdir())];
  const within = (work: Promise<void>[]) =>
    withTimeLimit(Promise.all(work), limitMs).then(
      () => true,
      () => false,
    );
  const [isDatabaseUp, isDiskUp] = await Promise.all([within(reads), within(disks)]);
  databaseUp.set(isDatabaseUp ? 1 : 0);
  if (!isDatabaseUp) forgetDatabaseState();
  if (!isDiskUp) diskFree.reset();
}

async function readMetrics(strapi: Core.Strapi): Promise<string> {
  await readState(strapi, new Date());
  return registry.metrics();
}

function createMetricsServer(strapi: Core.Strapi): Server {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    readMetrics(strapi).then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      (err: unknown) => {
        strapi.log.error('The metrics could not be read', { err });
        response.writeHead(500).end();
      },
    );
  });
  return server.on('error', (err) => strapi.log.error('The metrics are not available', { err }));
}

/** Starts with Strapi's own server, which commands don't start. Returns a function that stops it. */
export function serveMetrics(strapi: Core.Strapi): () => void {
  const { cmsMetricsPort: port, metricsHost: host } = settings();
  if (port === null) return () => {};
  let server: Server | null = null;
  strapi.server.httpServer.once('listening', () => {
    collectDefaultMetrics({ register: registry });
    server = createMetricsServer(strapi);
    server.listen({ port, host }, () => strapi.log.info(`Metrics are on port ${port}`));
  });
  return () => {
    server?.close();
    server?.closeAllConnections();
  };
}
