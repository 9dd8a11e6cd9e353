/** What browsers must be told: no scripts but the site's, no frames on other sites, no guessing of types, no cookies. */
import type { AttackCase, AttackClass } from '../attack-case.ts';
import type { Reply } from '../http.ts';
import type { Service } from '../attacker.ts';

type Requirement = { goal: string; findProblem: (reply: Reply) => string | null };

const directivesOf = (reply: Reply): Map<string, string[]> =>
  new Map(
    String(reply.headers['content-security-policy'] ?? '')
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );

/** The sources of scripts, by the fallbacks of CSP. */
const scriptSources = (reply: Reply) => {
  const policy = directivesOf(reply);
  return policy.get('script-src') ?? policy.get('default-src') ?? null;
};

const requirements = {
  sniffing: {
    goal: 'make a browser guess the type',
    findProblem: ({ headers }) => (headers['x-content-type-options'] === 'nosniff' ? null : 'there is no nosniff'),
  },
  scripts: {
    goal: 'run a script of the attacker',
    findProblem: (reply) => {
      const sources = scriptSources(reply);
      if (!sources) return 'no policy limits scripts';
      const unsafe = sources.find((source) => /unsafe-inline|unsafe-eval|^\*$|^https?:$|^data:$|^blob:$/.test(source));
      return unsafe ? `scripts may come from ${unsafe}` : null;
    },
  },
  objects: {
    goal: 'change the base of links, or post a form elsewhere',
    findProblem: (reply) => {
      const policy = directivesOf(reply);
      const missing = ['base-uri', 'form-action'].filter((name) => !policy.has(name));
      const isEmpty = policy.get('default-src')?.includes("'none'") && policy.has('frame-ancestors');
      return missing.length === 0 || isEmpty ? null : `the policy has no ${missing.join(' and ')}`;
    },
  },
  frames: {
    goal: 'show the page in a frame of another site',
    findProblem: (reply) => {
      const ancestors = directivesOf(reply).get('frame-ancestors');
      return ancestors && !ancestors.includes('*') ? null : `frame-ancestors is ${ancestors?.join(' ') ?? 'missing'}`;
    },
  },
  referrer: {
    goal: 'learn full URLs from referrers',
    findProblem: ({ headers }) =>
      /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin|origin)$/.test(
        String(headers['referrer-policy']),
      )
        ? null
        : `the policy is ${String(headers['referrer-policy'])}`,
  },
  permissions: {
    goal: 'use the camera of visitors',
    findProblem: ({ headers }) =>
      /camera=\(\)/.test(String(headers['permissions-policy'])) ? null : 'no policy forbids it',
  },
  opener: {
    goal: 'keep a handle to the window',
    findProblem: ({ headers }) =>
      String(headers['cross-origin-opener-policy']).startsWith('same-origin') ? null : 'there is no opener policy',
  },
  cookies: {
    goal: 'follow a visitor by a cookie',
    findProblem: ({ headers }) => (headers['set-cookie'] ? `it sets ${headers['set-cookie'].join('; ')}` : null),
  },
  transport: {
    goal: 'have HTTPS demanded of a site without it',
    findProblem: ({ headers }) => (headers['strict-transport-security'] ? 'it sends HSTS over http' : null),
  },
} satisfies Record<string, Requirement>;

type Name = keyof typeof requirements;

const ofAll: Name[] = ['sniffing', 'cookies', 'transport'];
const ofDocuments: Name[] = [...ofAll, 'scripts', 'objects', 'frames', 'referrer', 'permissions', 'opener'];
const ofApi: Name[] = [...ofAll, 'scripts', 'frames', 'referrer'];

type Kind = { to?: Service; paths: string[]; requires: Name[] };

const kinds: Kind[] = [
  {
    paths: [
      ...[
        '/',
        '/beers',
        '/events',
        '/taps',
        '/contact',
        '/our-story',
        '/distributors',
        '/auburn',
        '/rewards',
        '/shipping',
      ],
      ...['/privacy', '/font-test', '/newsletter/unsubscribe?token=x', '/nothing-here', '/%zz'],
      ...['/taps/auburn/print', '/taps/auburn/tents', '/admin', '/admin/beers', '/bar/', '/screen'],
      `/${'a'.repeat(5000)}`,
    ],
    requires: ofDocuments,
  },
  // The panel shows previews in a frame, in which an opener policy has no effect.
  { paths: ['/beers?preview=a.b'], requires: ofDocuments.filter((name) => name !== 'opener') },
  { paths: ['/embed/taps', '/embed/taps/auburn'], requires: ofDocuments.filter((name) => name !== 'frames') },
  {
    paths: [
      '/api/beers',
      '/api/site',
      '/api/auth/me',
      '/api/nothing',
      '/api/openapi.json',
      '/api/beers?limit=x',
      '/api/%zz',
    ],
    requires: ofApi,
  },
  { paths: ['/api/docs'], requires: [...ofApi, 'objects'] },
  {
    paths: [
      '/sitemap.xml',
      '/robots.txt',
      '/site.webmanifest',
      '/theme.css',
      '/events.ics',
      '/taps/feed.xml',
      '/taps/feed.json',
      '/embed/taps.js',
      '/favicon.svg',
      '/oembed',
      '/healthz',
      '/readyz',
      '/uploads/nothing.png',
      '/img/480/uploads/nothing.png',
    ],
    requires: ofAll,
  },
  {
    to: 'cms',
    paths: ['/api/beers', '/api/nothing', '/healthz', '/uploads/nothing.png', '/admin/users'],
    requires: ofAll,
  },
  { to: 'cms', paths: ['/admin', '/admin/auth/login'], requires: [...ofAll, 'scripts', 'frames', 'referrer'] },
];

const cases = kinds.flatMap(({ to = 'site', paths, requires }) =>
  paths.map((path): AttackCase => ({
    goal: `mislead a browser that opens ${path.slice(0, 40)}${to === 'cms' ? ' of the cms' : ''}`,
    attempt: async ({ send }) => {
      const reply = await send({ to, path, headers: { Accept: 'text/html,*/*' } });
      const problems = requires.flatMap((name) => {
        const problem = requirements[name].findProblem(reply);
        return problem ? [`${requirements[name].goal}: ${problem}`] : [];
      });
      return problems.join('; ');
    },
  })),
);

/** Inline scripts and handlers in the HTML would need a weaker policy. */
const inline = [
  '/',
  '/beers',
  '/events',
  '/taps',
  '/contact',
  '/auburn',
  '/admin',
  '/bar',
  '/screen',
  '/taps/auburn/print',
  '/embed/taps/auburn',
].map((path): AttackCase => ({
  goal: `find a script on ${path} that another one could replace`,
  attempt: async (attacker) => {
    const reply = await attacker.send({ path });
    const scripts = [...reply.text.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>/g)];
    const handler = / on(?:click|load|error|submit)="/.exec(reply.text)?.[0];
    if (handler) return `the page has${handler}`;
    const hashes = scriptSources(reply)?.filter((source) => source.startsWith("'sha256-")).length ?? 0;
    return scripts.length <= hashes ? null : `${scripts.length} inline scripts for ${hashes} hashes`;
  },
}));

export const headers: AttackClass = { name: 'headers', cases: () => [...cases, ...inline] };
