import type { FastifyInstance } from 'fastify';
import type { Upstream } from './upstream';

/** `/healthz`: this process lives. `/readyz`: the cms and its database answer too. */
export function answerHealth(app: FastifyInstance, upstream: Upstream) {
  app.get('/healthz', (_request, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = await upstream.isReady();
    return reply
      .code(isReady ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ status: isReady ? 'ok' : 'the cms does not answer' });
  });
}
