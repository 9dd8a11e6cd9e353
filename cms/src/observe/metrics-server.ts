/** Serves `/metrics` on a port of its own, which must not be public. A port in use is only logged: the cms goes on. */
import { createServer, type Server } from 'node:http';
import type { Core } from '@strapi/strapi';
import { collectDefaultMetrics } from 'prom-client';
import { settings } from '#lib/settings';
import { registry } from './registry';
import { readState } from './state-metrics';

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
