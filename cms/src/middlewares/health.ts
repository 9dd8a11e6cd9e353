/** `GET /healthz`: liveness. `GET /readyz`: readiness (started, not stopping, database connected), and disk space warnings. */
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { backupWarnings } from '#lib/backup-state';
import { isDatabaseReady } from '#lib/database/connections';
import { isDraining } from '#lib/drain';
import { checkFreeSpace } from '#lib/free-space';
import { storageWarnings } from '#lib/storage/s3-client';

/** A load balancer that waits longer counts this replica as down in any case. */
const limitMs = 1000;

const isReady = async (strapi: Core.Strapi) =>
  strapi.isLoaded === true && !isDraining() && (await isDatabaseReady(strapi, limitMs));

const listWarnings = async () => [
  ...(await checkFreeSpace(limitMs)),
  ...storageWarnings(),
  ...backupWarnings(new Date()),
];

export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    if (ctx.path !== '/healthz' && ctx.path !== '/readyz') return next();
    const isReadiness = ctx.path === '/readyz';
    const [isUp, warnings] = isReadiness ? await Promise.all([isReady(strapi), listWarnings()]) : [true, []];
    ctx.set('Cache-Control', 'no-store');
    ctx.status = isUp ? 200 : 503;
    ctx.body = { status: isUp ? 'ok' : 'unavailable', ...(warnings.length > 0 && { warnings }) };
  };
