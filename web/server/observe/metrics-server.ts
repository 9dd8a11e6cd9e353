import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from './metrics';

type Options = { port: number; host: string; log: FastifyBaseLogger };

/** Serves `/metrics` on a port of its own, which must not be public. A port in use is only logged: the site goes on. */
export function serveMetrics(metrics: Metrics, { port, host, log }: Options): http.Server {
  metrics.collectProcess();
  const server = http.createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.register.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.register.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'The metrics could not be read');
        response.writeHead(500).end();
      },
    );
  });
  server.on('error', (error) => log.error({ err: error }, 'The metrics are not available'));
  server.listen({ port, host }, () => {
    log.info(`Metrics are on port ${(server.address() as AddressInfo).port}`);
  });
  return server;
}
