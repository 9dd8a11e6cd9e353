/** Doing what the attacker's own account, or a page in the browser of staff, must not do. */
import { attack, type AttackCase, type AttackClass, diagonals, refused, words } from '../attack-case.ts';
import { type AttackRequest, post } from '../attacker.ts';
import type { Target } from '../target.ts';

type Call = { method: string; path: string; isMultipart: boolean; hasBody: boolean };

function protectedCalls({ document }: Target): Call[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => security.length > 0 && !/^\/screens\/me|\/current$/.test(path))
      .map(([method, { requestBody }]) => ({
        method: method.toUpperCase(),
        path,
        hasBody: requestBody !== undefined,
        isMultipart: requestBody !== undefined && 'multipart/form-data' in requestBody.content,
      })),
  );
}

/** A folsom path parameter: the bartender works in Auburn. */
const toRequest = ({ method, path, hasBody, isMultipart }: Call): AttackRequest => ({
  method,
  path: `/api${path.replaceAll(/\{\w+\}/g, 'folsom')}`,
  body: hasBody && !isMultipart ? {} : null,
});

/** What a page of another site can make a browser send: the cookie, and one of these. */
const crossSite: Record<string, Record<string, string>> = {
  'from another site': { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
  'from another host of the same site': { 'Sec-Fetch-Site': 'same-site', Origin: 'http://evil.localhost' },
  'from another site in an old browser': { Origin: 'https://evil.example' },
  'from a sandboxed frame': { Origin: 'null' },
  'without an origin': {},
  'from a host that starts like the site': { Origin: 'http://localhost.evil.example' },
  'from another port of the host': { Origin: 'http://localhost:1' },
};

function forgeries(target: Target): AttackCase[] {
  const kinds = Object.entries(crossSite);
  const writes = protectedCalls(target).filter(({ method }) => method !== 'GET');
  return diagonals(
    kinds.length,
    writes.flatMap((call) =>
      kinds.map(([name, headers]) =>
        refused(
          `${call.method} ${call.path} with the cookie of an admin, ${name}`,
          { ...toRequest(call), as: 'admin', by: 'cookie', headers },
          [403],
        ),
      ),
    ),
  );
}

const formTypes = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
const simpleForms = formTypes.map((type) =>
  refused(
    `create a beer with a form of another page as ${type}`,
    {
      ...post('/api/beers', 'admin'),
      by: 'cookie',
      body: '{"name":"Forged"}',
      headers: { 'Content-Type': type, Origin: 'http://localhost:{port}' },
    },
    [400, 403, 415],
  ),
);

const otherOrigin = words`/api/auth/me /api/inquiries /api/beers/admin /api/auth/users /admin`.map((path) =>
  attack(`read ${path} by a script of another site`, async ({ send }) => {
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await send({
        method,
        path,
        as: 'admin',
        by: 'cookie',
        headers: {
          Origin: 'https://evil.example',
          'Access-Control-Request-Method': 'PUT',
          'Access-Control-Request-Headers': 'authorization',
        },
      });
      const allowed = headers['access-control-allow-origin'] ?? headers['access-control-allow-credentials'];
      if (allowed) return `${method} allows ${allowed}`;
    }
    return null;
  }),
);

const ownAccount = { firstName: 'Mo', lastName: 'Brewer' };

const escalations: AttackCase[] = [
  ...[
    { role: 'admin' },
    { role: 1 },
    { role: { id: 1 } },
    { role: { connect: [1] } },
    { roles: [1] },
    { isAdmin: true },
  ].map((change) =>
    attack(`become an admin by ${JSON.stringify(change)}`, async ({ send }) => {
      const me = async () => {
        const { text } = await send({ path: '/api/auth/me', as: 'moderator' });
        return (JSON.parse(text) as { user: { _id: string; role: string } }).user;
      };
      const { _id: id } = await me();
      const path = `/api/auth/users/${id}`;
      await send({ method: 'PUT', path, as: 'moderator', body: { ...ownAccount, ...change } });
      return (await me()).role === 'moderator' ? null : 'the role has changed';
    }),
  ),
  ...['_id', 'id', 'documentId', 'createdAt', 'createdBy', 'updatedBy', 'publishedAt', 'slugHistory', '__proto__'].map(
    (field) =>
      attack(`set the field ${field} of a beer`, async ({ send, target }) => {
        const path = `/api/beers/${target.ids.beer}`;
        const body = `{"name":"Attack Test Ale","${field}":"evil"}`;
        const headers = { 'Content-Type': 'application/json' };
        const reply = await send({ method: 'PUT', path, as: 'moderator', body, headers });
        const { text } = await send({ path: `/api/beers/admin/${target.ids.beer}`, as: 'moderator' });
        return text.includes('"evil"') ? `the beer has it after ${reply.status}` : null;
      }),
  ),
  refused(
    'change the taps of another taproom as a bartender',
    {
      ...post('/api/taps/admin/folsom/checks', 'bartender'),
      body: {},
      headers: { 'Idempotency-Key': 'attack-of-a-bartender' },
    },
    [403],
  ),
  refused(
    'read the taps of another taproom by its spelling',
    { path: '/api/taps/admin/FOLSOM', as: 'bartender' },
    [403, 404],
  ),
  refused(
    'read the taps of another taproom by an encoded path',
    { path: '/api/taps/admin/auburn%2f..%2ffolsom', as: 'bartender' },
    [400, 403, 404],
  ),
];

export const roles: AttackClass = {
  name: 'roles and CSRF',
  cases: (target) => [...forgeries(target), ...simpleForms, ...otherOrigin, ...escalations],
};
