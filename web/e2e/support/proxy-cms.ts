/**
 * The cms with other site settings, for one journey: the real ones are shared by all journeys, which run at the same time.
 * Everything else is passed through.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Site, SiteSettings } from '@domain/site/schema';
import { panelUrl } from './env';

export async function proxyCms(changes: Partial<SiteSettings>) {
  const cms = new URL(panelUrl()).origin;
  const server = createServer((request, response) => {
    void (async () => {
      const upstream = await fetch(cms + request.url, { headers: { Accept: request.headers.accept ?? '*/*' } });
      const body = Buffer.from(await upstream.arrayBuffer());
      response.writeHead(upstream.status, { 'Content-Type': upstream.headers.get('content-type') ?? 'text/plain' });
      response.end(request.url === '/api/site' ? withSettings(body, changes) : body);
    })().catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

function withSettings(body: Buffer, changes: Partial<SiteSettings>): string {
  const { site } = JSON.parse(body.toString()) as { site: Site };
  return JSON.stringify({ success: true, site: { ...site, settings: { ...site.settings, ...changes } } });
}
