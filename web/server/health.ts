import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CmsClient } from './cms-client';
import type { Drain } from './connections';

type Status = 'ok' | 'stopping' | 'the CMS is not available';

const sendStatus = (reply: FastifyReply, status: Status, warnings: string[] = []) =>
  reply
    .code(status === 'ok' ? 200 : 503)
    .header('Cache-Control', 'no-store')
    .send({ status, ...(warnings.length > 0 && { warnings }) });

/**
 * `/healthz`: the process runs. `/readyz`: it isn't stopping, and the CMS and its database are available. `/readyz/edge`,
 * for a load balancer in front of several web: takes requests, also while the CMS is down, since most pages come from the
 * cache then. Warnings, which are those of the CMS, don't change the status.
 */
export function registerHealthRoutes(app: FastifyInstance, cmsClient: CmsClient, drain: Drain) {
  const edgeStatus = () => (drain.isDraining ? 'stopping' : 'ok');
  app.get('/healthz', (_request, reply) => sendStatus(reply, 'ok'));
  app.get('/readyz/edge', (_request, reply) => sendStatus(reply, edgeStatus()));
  app.get('/readyz', async (_request, reply) => {
    const readiness = await cmsClient.getReadiness();
    const status = drain.isDraining || readiness ? edgeStatus() : 'the CMS is not available';
    return sendStatus(reply, status, readiness?.warnings);
  });
}
