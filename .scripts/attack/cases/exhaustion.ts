/** Requests that take much more of the server than of the attacker. Every attempt is bounded. */
import { gzipSync } from 'node:zlib';
import { attack, type AttackClass, describeReply, diagonals, words } from '../attack-case.ts';
import { type AttackRequest, post } from '../attacker.ts';
import type { Target } from '../target.ts';

const maxSeconds = 5;

/** Refused, or answered fast. */
const cheap = (goal: string, request: AttackRequest | ((target: Target) => AttackRequest)) =>
  attack(goal, async ({ send, target }) => {
    const reply = await send(typeof request === 'function' ? request(target) : request);
    if (reply.status >= 500 && reply.status !== 503) return `got ${describeReply(reply)}`;
    return reply.milliseconds > maxSeconds * 1000 ? `it took ${reply.milliseconds.toFixed(0)} ms` : null;
  });

const form = { name: 'Ina', email: 'ina@example.com', phone: '5305550134', subject: 'Tours', message: 'A message' };

/** Texts on which careless patterns take exponential time. */
const slowTexts = {
  'an email of many dots': `${'a.'.repeat(20_000)}@`,
  'an email of many at signs': '@'.repeat(50_000),
  'an email of many hosts': `a@${'a.'.repeat(20_000)}`,
  'many spaces': `${' '.repeat(60_000)}x`,
  'many digits': `${'1'.repeat(60_000)}x`,
  'many brackets': '('.repeat(60_000),
  'many hyphens': `${'-'.repeat(60_000)}x`,
  'many line ends': '\n'.repeat(60_000),
  'many slashes': '/'.repeat(60_000),
  'many quotes': '"'.repeat(60_000),
  'many combining characters': `a${'\u0301'.repeat(30_000)}`,
  'many emoji': '👩‍👩‍👧‍👦'.repeat(5000),
  'many tags': '<'.repeat(60_000),
  'many entities': '&amp;'.repeat(15_000),
  'many backslashes': '\\'.repeat(60_000),
};

const fields = ['name', 'email', 'phone', 'message', 'subject'];

const fieldsOfForms = diagonals(
  fields.length,
  Object.entries(slowTexts).flatMap(([name, text]) =>
    fields.map((field) => {
      const request = { method: 'POST', path: '/api/contact/submit', body: { ...form, [field]: text } };
      return cheap(`stop the server by ${name} in ${field} of a form`, request);
    }),
  ),
);

const patterns = Object.entries(slowTexts).flatMap(([name, text], index) => [
  cheap(`stop the server by ${name} in a sign-in`, {
    ...post('/api/auth/login'),
    body: { email: text, password: 'x' },
  }),
  cheap(`stop the server by ${name} in ${['a search', 'a style', 'a tag'][index % 3]}`, {
    path: `/api/beers?${['search', 'style', 'tag'][index % 3]}=${encodeURIComponent(text).slice(0, 3900)}`,
  }),
  cheap(`stop the site by ${name} in a path`, {
    path: `/beers/${encodeURIComponent(text).slice(0, 3000).replace(/%\w?$/, '')}`,
  }),
  cheap(`stop the server by ${name} in an event`, {
    ...post('/api/events', 'moderator'),
    body: {
      title: text,
      description: text,
      ticketUrl: text,
      startDate: text,
      startTime: text,
      organizer: { email: text, phone: text },
    },
  }),
]);

const json = { 'Content-Type': 'application/json' };
const manyKeys = JSON.stringify(Object.fromEntries(Array.from({ length: 60_000 }, (_, index) => [`key${index}`, 1])));

const bodies: Record<string, string> = {
  'lists in lists': '['.repeat(100_000) + ']'.repeat(100_000),
  'objects in objects': `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
  '60,000 keys': manyKeys,
  'a number of a megabyte': `{"email":${'9'.repeat(1_000_000)}}`,
  'a text of 1.9 MB': JSON.stringify({ ...form, message: 'x'.repeat(1_900_000) }),
  '3 MB': JSON.stringify({ ...form, message: 'x'.repeat(3_000_000) }),
  'a list of a million numbers': JSON.stringify(Array.from({ length: 900_000 }, () => 1)),
  'escapes only': `{"message":"${'\\u0041'.repeat(200_000)}"}`,
};

const bodyPaths = ['/api/contact/submit', '/api/auth/login', '/api/newsletter/subscribe'];

const large = diagonals(
  bodyPaths.length,
  Object.entries(bodies).flatMap(([name, body]) =>
    bodyPaths.map((path) =>
      cheap(`stop the server by a body of ${name} to ${path}`, { method: 'POST', path, body, headers: json }),
    ),
  ),
);

const toBeers = { method: 'POST', path: '/api/beers', as: 'moderator', headers: json } as const;

const adminBodies = Object.entries(bodies).map(([name, body]) =>
  cheap(`stop the server by a body of ${name} to a beer`, { ...toBeers, body }),
);

const lists = JSON.stringify({
  name: 'Many',
  tags: Array.from({ length: 50_000 }, (_, index) => `tag ${index}`),
  sizes: Array.from({ length: 50_000 }, () => '12oz'),
});

const inputs = [
  cheap('stop the server by 50,000 tags of a beer', { ...toBeers, body: lists }),
  cheap('stop the server by 50,000 dates of an event', {
    ...post('/api/events/none/repeat', 'moderator'),
    body: { dates: Array.from({ length: 50_000 }, () => '2031-07-04') },
  }),
  ...words`
    page=99999999999999999999 page=1e300 page=1000000000 page=0x10 limit=1e9 limit=-1 limit=NaN
    page=1&limit=100&search=%25%25%25
  `.map((query) => cheap(`make the database work for ?${query}`, { path: `/api/beers?${query}` })),
  ...['1-999999', '1,'.repeat(1500), '0-0', '1-1e9', '999999999999-9999999999999'].map((tables) =>
    cheap(`print table tents for ${tables.slice(0, 20)}`, { path: `/taps/auburn/tents?tables=${tables}` }),
  ),
  ...words`1/assets 99999/uploads 999999999x999999999/uploads 0/uploads 480x480/uploads 1e9/uploads`.map((size) =>
    cheap(`make an image of the size in ${size}`, { path: `/img/${size}/x.png` }),
  ),
  ...Array.from({ length: 3 }, (_, index) =>
    cheap(`stop the site by a query of ${1000 * (index + 1)} parameters`, {
      path: `/beers?${'a=1&'.repeat(1000 * (index + 1)).slice(0, 4000)}`,
    }),
  ),
  ...(['site', 'cms'] as const).map((to) =>
    cheap(`inflate a compressed body in the ${to}`, {
      to,
      ...post('/api/contact/submit'),
      body: gzipSync(Buffer.alloc(50_000_000, 32)),
      headers: { ...json, 'Content-Encoding': 'gzip' },
    }),
  ),
  ...[1, 50, 1000].map((count) =>
    cheap(`stop the site by ${count} byte ranges`, {
      path: '/favicon.svg',
      headers: { Range: `bytes=${Array.from({ length: count }, () => '0-').join(',')}`.slice(0, 8000) },
    }),
  ),
];

export const exhaustion: AttackClass = {
  name: 'exhaustion',
  cases: () => [...fieldsOfForms, ...patterns, ...large, ...adminBodies, ...inputs],
};
