/** Measures database queries, and logs slow ones with the id of their request. */
import type { Core } from '@strapi/strapi';
import { Gauge, Histogram, Registry } from 'prom-client';
import { settings } from '#lib/settings';

export const registry = new Registry();

export const secondsBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const registers = [registry];

const duration = new Histogram({
  name: 'cms_database_query_duration_seconds',
  help: 'Duration of queries, without the time they waited for a connection',
  labelNames: ['kind'],
  buckets: secondsBuckets,
  registers,
});

type Query = { __knexQueryUid: string; sql: string };
type QueryEvents = { on(event: string, listener: (...args: never[]) => void): unknown };

const maxStatementLength = 2000;

/** Values are placeholders in all statements but a few of our own, which have no texts. Literals are removed all the same. */
const withoutValues = (sql: string) => sql.replace(/'(?:[^']|'')*'/g, '?').slice(0, maxStatementLength);

const kindOf = (sql: string) =>
  /^\s*(?:\(\s*)?(select|insert|update|delete|with)\b/i.exec(sql)?.[1]?.toLowerCase() ?? 'other';

type Running = { startedAt: number; requestId: unknown };

export function observeQueries(strapi: Core.Strapi): void {
  const { slowQueryMs } = settings();
  const running = new Map<string, Running>();
  const events = strapi.db.connection as unknown as QueryEvents;

  function finish({ __knexQueryUid: uid, sql }: Query): void {
    const query = running.get(uid);
    if (!query) return;
    running.delete(uid);
    const durationMs = performance.now() - query.startedAt;
    duration.observe({ kind: kindOf(sql) }, durationMs / 1000);
    if (slowQueryMs === 0 || durationMs < slowQueryMs) return;
    const { requestId } = query;
    strapi.log.warn('slow query', { requestId, durationMs: Math.round(durationMs), statement: withoutValues(sql) });
  }

  events.on('query', ({ __knexQueryUid: uid }: Query) => {
    running.set(uid, { startedAt: performance.now(), requestId: strapi.requestContext.get()?.state['requestId'] });
  });
  events.on('query-response', (_response: unknown, query: Query) => finish(query));
  events.on('query-error', (_error: unknown, query: Query) => finish(query));

  observePool(strapi);
}

type Pool = { numUsed(): number; numFree(): number; numPendingAcquires(): number };

function observePool(strapi: Core.Strapi): void {
  new Gauge({
    name: 'cms_database_connections',
    help: 'Connections of the pool, and queries that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      const { pool } = strapi.db.connection.client as { pool: Pool };
      this.set({ state: 'used' }, pool.numUsed());
      this.set({ state: 'free' }, pool.numFree());
      this.set({ state: 'waiting' }, pool.numPendingAcquires());
    },
  });
}
