/** Making the server send requests of the attacker's choice: to its own network, or to anywhere. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AttackRequest, post } from '../attacker.ts';
import { attack, type AttackClass, words } from '../attack-case.ts';

/** Runs an attempt with a server of the attacker's, and reports the requests it got. */
async function withListener(attempt: (port: number) => Promise<void>): Promise<string | null> {
  const requests: string[] = [];
  const server = createServer(({ method, url, headers }, response) => {
    requests.push(`${method} ${url} from ${headers['user-agent'] ?? 'an unknown client'}`);
    response.end('caught');
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  try {
    await attempt((server.address() as AddressInfo).port);
    return requests.length > 0 ? `the server sent ${requests[0]}` : null;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Spellings of this machine. */
const hosts = words`127.0.0.1 localhost 0.0.0.0 2130706433 0x7f.1 127.1 [::ffff:127.0.0.1] localhost. localtest.me`;

const hostOf = (url: string) => url.replace('http://', '');
const form = { name: 'Ina', phone: '5305550134', subject: 'Tours', email: 'ssrf@example.com' };

const routes: Record<string, (url: string) => AttackRequest> = {
  'the image pipeline': (url) => ({ path: `/img/480/remote/${encodeURIComponent(url)}` }),
  'the image pipeline as an upload': (url) => ({ path: `/img/480/uploads/${encodeURIComponent(url)}` }),
  'the image pipeline as an upload with an authority': (url) => ({ path: `/img/480/uploads/@${hostOf(url)}` }),
  oEmbed: (url) => ({ path: `/oembed?url=${encodeURIComponent(url)}` }),
  'a preview': (url) => ({ path: `/beers?preview=a.b&url=${encodeURIComponent(url)}` }),
  'the proxy': (url) => ({ path: `/api/${url}` }),
  'the proxy of uploads': (url) => ({ path: `/uploads/${url}` }),
  'parameters of a page': (url) => ({ path: `/?url=${url}&image=${url}&src=${url}&callback=${url}&feed=${url}` }),
  'POST /api/contact/submit': (url) => ({
    ...post('/api/contact/submit'),
    body: { ...form, message: `See ${url} for this`, website: url },
  }),
  'POST /api/beers': (url) => ({
    ...post('/api/beers', 'moderator'),
    body: { name: `Fetched ${url.length}`, images: [{ url }], primaryImage: { url } },
  }),
  'PUT /api/site/settings': (url) => ({
    as: 'admin',
    method: 'PUT',
    path: '/api/site/settings',
    body: { rewardsUrl: url, facebook: url, mapTileUrl: `${url}/{z}/{x}/{y}.png` },
  }),
  'POST /upload/actions/upload-from-urls': (url) => ({
    to: 'cms',
    ...post('/upload/actions/upload-from-urls', 'panelAdmin'),
    body: { urls: [url] },
  }),
  'POST /email/test': (url) => ({
    to: 'cms',
    ...post('/email/test', 'panelAdmin'),
    body: { to: `x@${hostOf(url)}` },
  }),
};

const fetched = Object.entries(routes).flatMap(([name, toRequest], index) =>
  hosts
    .filter((_, host) => host < 2 || host % 3 === index % 3)
    .map((host) =>
      attack(`make the server fetch from ${host} by ${name}`, ({ send }) =>
        withListener(async (port) => {
          await send(toRequest(`http://${host}:${port}/caught.png`)).catch(() => undefined);
        }),
      ),
    ),
);

/** Requests to a proxy that is not one. */
const asProxy = (['site', 'cms'] as const).map((to) =>
  attack(`use the ${to} as a proxy`, ({ sendRaw }) =>
    withListener(async (port) => {
      const host = `127.0.0.1:${port}`;
      for (const bytes of [
        `GET http://${host}/caught HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
        `CONNECT ${host} HTTP/1.1\r\nHost: ${host}\r\n\r\nGET /caught HTTP/1.1\r\n\r\n`,
        `GET /api/beers HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
        `GET @${host}/caught HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      ])
        await sendRaw(bytes, { to });
    }),
  ),
);

export const serverSideRequests: AttackClass = { name: 'server-side requests', cases: () => [...fetched, ...asProxy] };
