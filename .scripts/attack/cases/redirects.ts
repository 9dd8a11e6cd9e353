/** A link to the site that ends on another one. */
import { attack, type AttackClass, words } from '../attack-case.ts';
import type { Reply } from '../http.ts';

const hosts = words`
  //evil.example //evil.example/ /\evil.example /%5cevil.example /%2f%2fevil.example //evil.example/..
`;

const paths = [
  ...hosts,
  ...hosts.map((host) => `${host}/taproom`),
  ...hosts.map((host) => `/taproom/..${host}`),
  ...['/taproom', '/locations/auburn', '/beers/', '/BEERS', '/events//', '//beers', '///beers', '/./beers'].flatMap(
    (path) => [
      path,
      `${path}?next=//evil.example`,
      `${path}?redirect=https://evil.example&url=https://evil.example&return=//evil.example`,
    ],
  ),
  ...words`
    /locations//evil.example /locations/%2f%2fevil.example /locations/https:%2f%2fevil.example
    /locations/\evil.example /https://evil.example /http:evil.example /%09//evil.example
    /%0d%0aLocation:%20https://evil.example /taproom%0d%0aLocation:https://evil.example
    /locations/auburn%0d%0aSet-Cookie:a=b /taproom?%0d%0aSet-Cookie:a=b /taps/%2f%2fevil.example/print
    /taps//evil.example/print /embed/taps//evil.example /embed/taps/%5cevil.example /admin?next=//evil.example
    /admin//evil.example /newsletter/unsubscribe?token=x&next=//evil.example /?preview=a.b&url=//evil.example
    /beers?preview=a.b //evil.example?preview=a.b /@evil.example /.evil.example
  `,
];

/** A relative path, or the site itself. */
function findForeign({ headers, text }: Reply): string | null {
  const { location } = headers;
  if (location !== undefined) {
    const target = new URL(location.replaceAll('\\', '/'), 'http://localhost');
    if (target.hostname !== 'localhost' && target.hostname !== '127.0.0.1') return `redirects to ${location}`;
  }
  if (headers['set-cookie']?.some((cookie) => cookie.startsWith('a=b'))) return 'sets the cookie of the attacker';
  if (headers['refresh']) return `refreshes to ${String(headers['refresh'])}`;
  return /http-equiv="?refresh[^>]*evil/i.test(text) ? 'refreshes to another site' : null;
}

const cases = paths.map((path) =>
  attack(`leave the site by ${path.slice(0, 90)}`, async ({ send }) => findForeign(await send({ path }))),
);

const hostHeaders = words`
  evil.example localhost:1@evil.example evil.example# localhost.evil.example evil.example:80
`;

const byHost = hostHeaders.flatMap((host) =>
  ['/taproom', '/BEERS', '/locations/auburn', '/api/docs', '/admin'].map((path) =>
    attack(`leave the site at ${path} with the Host ${host}`, async ({ send }) =>
      findForeign(await send({ path, headers: { Host: host } })),
    ),
  ),
);

export const redirects: AttackClass = { name: 'redirects', cases: () => [...cases, ...byHost] };
