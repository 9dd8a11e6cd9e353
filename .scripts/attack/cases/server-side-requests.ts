/** Making the server send requests of the attacker's choice: to its own network, or to anywhere. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Attacker } from '../attacker.ts';
import { attack, type AttackCase, type AttackClass, words } from '../attack-case.ts';

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
const hosts = words`
  127.0.0.1 localhost 0.0.0.0 2130706433 0x7f.1 127.1 [::ffff:127.0.0.1] localhost. localtest.me
`;

type Route = { name: string; send: (attacker: Attacker, url: string) => Promise<unknown> };

const json = (
  to: 'site' | 'cms',
  as: 'admin' | 'moderator' | 'panelAdmin' | undefined,
  method: string,
  path: string,
  toBody: (url: string) => object,
): Route => ({
  name: `${method} ${path}`,
  send: ({ send }, url) => send({ to, method, path, body: toBody(url), ...(as && { as }) }),
});

const read = (name: string, toPath: (url: string) => string): Route => ({
  name,
  send: ({ send }, url) => send({ path: toPath(url) }),
});

const form = { name: 'Ina', phone: '5305550134', subject: 'Tours' };

const routes: Route[] = [
  read('the image pipeline', (url) => `/img/480/remote/${encodeURIComponent(url)}`),
  read('the image pipeline as an upload', (url) => `/img/480/uploads/${encodeURIComponent(url)}`),
  read('the image pipeline as an upload with an authority', (url) => `/img/480/uploads/@${url.replace('http://', '')}`),
  read('oEmbed', (url) => `/oembed?url=${encodeURIComponent(url)}`),
  read('a preview', (url) => `/beers?preview=a.b&url=${encodeURIComponent(url)}`),
  read('the proxy', (url) => `/api/${url}`),
  read('the proxy of uploads', (url) => `/uploads/${url}`),
  read('parameters of a page', (url) => `/?url=${url}&image=${url}&src=${url}&callback=${url}&feed=${url}`),
  json('site', undefined, 'POST', '/api/contact/submit', (url) => ({
    ...form,
    email: 'ssrf@example.com',
    message: `See ${url} for this`,
    website: url,
  })),
  json('site', 'moderator', 'POST', '/api/beers', (url) => ({
    name: `Fetched ${url.length}`,
    images: [{ url }],
    primaryImage: { url },
  })),
  json('site', 'admin', 'PUT', '/api/site/settings', (url) => ({
    rewardsUrl: url,
    facebook: url,
    mapTileUrl: `${url}/{z}/{x}/{y}.png`,
  })),
  json('cms', 'panelAdmin', 'POST', '/upload/actions/upload-from-urls', (url) => ({ urls: [url] })),
  json('cms', 'panelAdmin', 'POST', '/email/test', (url) => ({ to: `x@${url.replace('http://', '')}` })),
];

const fetched = routes.flatMap((route, index) =>
  hosts
    .filter((_, host) => host < 2 || host % 3 === index % 3)
    .map((host) =>
      attack(`make the server fetch from ${host} by ${route.name}`, (attacker) =>
        withListener(async (port) => {
          await route.send(attacker, `http://${host}:${port}/caught.png`).catch(() => undefined);
        }),
      ),
    ),
);

/** Requests to a proxy that is not one. */
const asProxy: AttackCase[] = ['site', 'cms'].map((to) =>
  attack(`use the ${to} as a proxy`, ({ sendRaw }) =>
    withListener(async (port) => {
      const host = `127.0.0.1:${port}`;
      const service = to === 'site' ? 'site' : 'cms';
      await sendRaw(`GET http://${host}/caught HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, {
        to: service,
      });
      await sendRaw(`CONNECT ${host} HTTP/1.1\r\nHost: ${host}\r\n\r\nGET /caught HTTP/1.1\r\n\r\n`, { to: service });
      await sendRaw(`GET /api/beers HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, { to: service });
      await sendRaw(`GET @${host}/caught HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`, { to: service });
    }),
  ),
);

export const serverSideRequests: AttackClass = {
  name: 'server-side requests',
  cases: () => [...fetched, ...asProxy],
};
