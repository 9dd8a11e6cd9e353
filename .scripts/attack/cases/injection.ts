/** Text that something behind the site could run: SQL, HTML and scripts, templates. */
import { attack, type AttackCase, type AttackClass, describeReply, diagonals, refused, words } from '../attack-case.ts';
import { post } from '../attacker.ts';
import { pollutedName, pollutionMessage } from '../pollution.mjs';
import type { Target } from '../target.ts';

const sql = [
  "' or '1'='1",
  "'; drop table beers; --",
  "%' union select password from admin_users --",
  '1) or (1=1',
  "\\' or 1=1 #",
  '"',
  "'",
];

/** Every query parameter of every read, with another text each. */
function inParameters({ document }: Target): AttackCase[] {
  let index = 0;
  return Object.entries(document.paths).flatMap(([path, { get }]) =>
    (get?.parameters ?? [])
      .filter((parameter) => parameter.in === 'query')
      .map(({ name }): AttackCase => {
        const text = sql[(index += 1) % sql.length] ?? '';
        return attack(`inject SQL into the parameter ${name} of ${path}`, async ({ send }) => {
          const url = `/api${path.replaceAll(/\{\w+\}/g, 'auburn')}?${name}=`;
          const isPrivate = (get?.security.length ?? 0) > 0;
          const as = isPrivate ? ({ as: 'admin' } as const) : {};
          const injected = await send({ path: url + encodeURIComponent(text), ...as });
          if (injected.status >= 500) return `got ${describeReply(injected)}`;
          const harmless = await send({ path: `${url}nothing-has-this-text`, ...as });
          // A quote is a character of many texts.
          const isLarger = injected.body.length > harmless.body.length + 200;
          return injected.status === harmless.status && text.length > 1 && isLarger
            ? `found ${injected.body.length} bytes instead of ${harmless.body.length}`
            : null;
        });
      }),
  );
}

const paths = ['/api/beers/', '/api/events/', '/api/taprooms/', '/api/taps/', '/api/pages/', '/beers/', '/taps/'];
const inPaths = diagonals(
  paths.length,
  sql.flatMap((text) =>
    paths.map((path) =>
      refused(`inject ${text} into ${path}`, { path: path + encodeURIComponent(text) }, [301, 400, 404]),
    ),
  ),
);

const scripts = [
  '<script>alert(7)</script>',
  '"><img src=x onerror=alert(7)>',
  "'><svg onload=alert(7)>",
  '</title><script>alert(7)</script>',
  '</script><script>alert(7)</script>',
  '--><script>alert(7)</script>',
  'javascript:alert(7)//',
  '{{constructor.constructor("alert(7)")()}}',
  '\u2028alert(7)\u2028',
];

/** A tag of the payload that is still one in HTML, or ends a script element. */
const isRunnable = /<script>alert\(7\)|<img src=x onerror=alert|<svg onload=alert|href="javascript:alert|\u2028alert/;

const reflectingPaths = words`
  /? /beers?search= /beers?style= /beers/ /events?category= /taps?taproom= /nothing/ /admin? /contact?subject=
`;

const reflected = diagonals(
  reflectingPaths.length,
  scripts.flatMap((script) =>
    reflectingPaths.map((path) =>
      attack(`show ${script} on ${path}`, async ({ send }) => {
        for (const text of [encodeURIComponent(script), script.replaceAll(/[ "<>\u2028{}]/g, encodeURIComponent)]) {
          const { text: html, headers } = await send({ path: path + text });
          const isHtml = String(headers['content-type']).startsWith('text/html');
          if (isHtml && isRunnable.test(html)) return `the page has ${isRunnable.exec(html)?.[0]}`;
        }
        return null;
      }),
    ),
  ),
);

const marker = 'Injected';
const stored = `${marker} </script><script>alert(7)</script><img src=x onerror=alert(7)> {{7*7777}} \${7*7777} <%= 7*7777 %>`;

const storedPages = words`
  / /beers /events /taps /auburn /sitemap.xml /events.ics /taps/feed.xml /taps/feed.json /taps/auburn/print
  /embed/taps/auburn /api/beers /api/events
`;

/** What a moderator, or a stolen account, stores must not run in the browsers of visitors and other staff. */
const storedScripts = attack('run a stored script in the browsers of visitors', async ({ send }) => {
  const texts = { description: stored, style: 'IPA', brewingNotes: stored, foodPairings: stored };
  const beer = await send({
    ...post('/api/beers', 'moderator'),
    body: { name: stored.slice(0, 110), ...texts, tags: ['<img src=x onerror=alert(7)>'], isFeatured: true },
  });
  if (beer.status !== 201) return `the beer got ${describeReply(beer)}`;
  const event = await send({
    ...post('/api/events', 'moderator'),
    body: {
      title: stored.slice(0, 110),
      description: stored,
      location: '<svg onload=alert(7)>',
      category: 'community',
      tapRoom: 'Auburn',
      status: 'published',
      startDate: '2031-08-01',
      endDate: '2031-08-01',
      startTime: '18:00',
      endTime: '20:00',
    },
  });
  const { slug } = (JSON.parse(beer.text) as { beer: { slug: string } }).beer;
  const id = event.status === 201 ? (JSON.parse(event.text) as { event: { _id: string } }).event._id : 'none';
  for (const path of [...storedPages, `/beers/${slug}`, `/events/${id}.ics`]) {
    const { text, headers } = await send({ path });
    const isMarkup = /html|xml/.test(String(headers['content-type']));
    if (isMarkup && isRunnable.test(text)) return `${path} has ${isRunnable.exec(text)?.[0]}`;
    if (text.includes('54439')) return `${path} evaluates the text`;
    const line = path.endsWith('.ics')
      ? text.split(/\r?\n/).find((each) => each && !/^(?: |[A-Z][A-Z\d-]*[;:])/.test(each))
      : null;
    if (line) return `${path} has the line ${line}`;
  }
  return null;
});

const pollution = ['__proto__', 'constructor', 'prototype'].flatMap((name) =>
  ['/api/contact/submit', '/api/newsletter/subscribe', '/api/auth/login', '/api/auth/forgot-password'].map((path) =>
    attack(`change every object of the server by ${name} in ${path}`, async ({ send, target }) => {
      const value = `{"${pollutedName}":"yes"}`;
      const content = name === 'constructor' ? `{"prototype":${value}}` : value;
      const body = `{"${name}":${content},"email":"pollution@example.com"}`;
      await send({ method: 'POST', path, body, headers: { 'Content-Type': 'application/json' } });
      await send({ path: `/api/beers?${name}[${pollutedName}]=yes&${name}.${pollutedName}=yes` });
      return target.output().includes(pollutionMessage) ? 'a service has the field in every object' : null;
    }),
  ),
);

export const injection: AttackClass = {
  name: 'injection',
  cases: (target) => [...inParameters(target), ...inPaths, ...reflected, storedScripts, ...pollution],
};
