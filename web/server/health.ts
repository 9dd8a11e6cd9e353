import type { FastifyInstance } from 'fastify';
import type { CmsClient } from './cms-client';

/** `/healthz`: the process runs. `/readyz`: the CMS and its database are available too. */
export function registerHealthRoutes(app: FastifyInstance, cmsClient: CmsClient) {
  app.get('/healthz', (_request, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = await cmsClient.isReady();
    return reply
      .code(isReady ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ status: isReady ? 'ok' : 'the CMS is not available' });
  });
}
