import { allPageSettings } from '../site/optional-pages';
import {
  addRename,
  findRedirect,
  findRedirectProblem,
  indexRedirects,
  getRemainingQuery,
  normalizeRedirectFrom,
  normalizeRedirectPath,
  type Redirect,
} from './redirect';
import { encodeTarget } from './target';

const taken = {
  taprooms: [{ slug: 'auburn', name: 'Auburn', city: 'Auburn', state: 'CA', path: '/auburn' }],
  pages: [{ path: '/weddings', title: 'Weddings' }],
  records: [{ path: '/beers/lantern', label: 'the beer Lantern' }],
  pageSettings: { ...allPageSettings, hasShippingPage: false },
};
const redirects: Redirect[] = [
  { from: '/a', to: '/b', status: 301 },
  { from: '/b', to: '/store', status: 302 },
];

test.each([
  ['Old-Menu/', '/old-menu'],
  [' /old-menu?page=2#top ', '/old-menu'],
  ['https://boldridge.example/Old//Menu', '/old/menu'],
  ['', '/'],
  ['/Caf%C3%A9%20Menu', '/café menu'],
  ['/100%25', '/100%25'],
  ['/a%2Fb%3Fc', '/a%2fb%3fc'],
  ['/bad%', '/bad%'],
])('%j is the path %s', (text, path) => {
  expect(normalizeRedirectPath(text)).toBe(path);
  expect(normalizeRedirectPath(path)).toBe(path);
});

test.each([
  ['/beer.php?b=2&a=1#top', '/beer.php?a=1&b=2'],
  ['/beer.php?', '/beer.php'],
  ['/Blog/*', '/blog/*'],
])('%j is redirected as %s', (text, from) => expect(normalizeRedirectFrom(text)).toBe(from));

test.each([
  ['/beers/🍺', '/beers/%F0%9F%8D%BA'],
  ['/beers?style=ipa#x', '/beers?style=ipa#x'],
  ['/uploads/Menu.PDF', '/uploads/Menu.PDF'],
  ['http://localhost:3100/a?b=ü', '/a?b=%C3%BC'],
  ['http://localhost:3100//evil.example', '/evil.example'],
  ['https://münchen.example/ü', 'https://xn--mnchen-3ya.example/%C3%BC'],
  ['/a\nb', null],
  ['/\\evil.example', null],
  ['//evil.example', null],
  ['/beers/../admin', null],
  ['/beers/%2e%2E/admin', null],
  ['javascript:alert(1)', null],
])('the target %j is %j', (to, encoded) => expect(encodeTarget(to, 'http://localhost:3100')).toBe(encoded));

test.each([
  ['/old-menu', '/beers'],
  ['/events/old', 'https://tickets.example/x'],
  ['/store-old', '/store'],
  ['/shipping', 'https://shop.example/'],
  ['/shipping/rates', '/store'],
  ['/events/former-slug.ics', '/events/auburn.ics'],
  ['/about.php?id=3', '/our-story'],
  ['/blog/*', '/news/*'],
  ['/blog/*', '/store'],
  ['/beers/*', '/store'],
])('%s can be redirected to %s', (from, to) =>
  expect(findRedirectProblem({ from, to }, { ...taken, redirects })).toBeNull(),
);

test.each([
  ['/', '/beers', 'from', 'the home page'],
  ['/beers', '/store', 'from', 'the beers'],
  ['/rewards', '/store', 'from', 'the rewards page'],
  ['/beers/lantern', '/store', 'from', 'the beer Lantern'],
  ['/auburn', '/store', 'from', 'Auburn'],
  ['/locations/auburn', '/store', 'from', 'Auburn'],
  ['/weddings', '/store', 'from', 'Weddings'],
  ['/api/beers', '/store', 'from', 'the API'],
  ['/a', '/store', 'from', 'already redirected to /b'],
  ['/x', '/X/', 'to', 'itself'],
  ['/atk-é', '/atk-%C3%A9', 'to', 'itself'],
  ['/events.ics', '/store', 'from', 'a file of the site'],
  ['/events/auburn.ics', '/store', 'from', 'a file of the site'],
  ['/404', '/store', 'from', 'a file of the site'],
  ['/baidu_verify_code-a1.html', '/store', 'from', 'a file of the site'],
  ['/naver0f1e.html', '/store', 'from', 'a file of the site'],
  ['/v3h2u0z1xa3q5l9c7k1b2n4m6p8r0t.html', '/store', 'from', 'a file of the site'],
  ['/ads.txt', '/store', 'from', 'a file of the site'],
  ['/a/../b', '/store', 'from', 'Please enter a path'],
  ['/a\\b', '/store', 'from', 'Please enter a path'],
  ['/api/*', '/store', 'from', 'the API'],
  ['/*', '/store', 'from', 'The * stands'],
  ['/blog*', '/store', 'from', 'The * stands'],
  ['/blog', '/news/*', 'to', 'The * can only'],
  ['/blog/*', '/n*/x', 'to', 'The * can only'],
  ['/blog/*', '/blog/old/*', 'to', 'a loop'],
])('%s to %s: the problem is at %s', (from, to, field, message) => {
  const problem = findRedirectProblem({ from, to }, { ...taken, redirects });
  expect([problem?.field, problem?.message]).toEqual([field, expect.stringContaining(message)]);
});

/** Files that prove who owns the domain, and paths of the product itself. */
const reserved = [
  '/.well-known/acme-challenge/x',
  '/google1a2b.html',
  '/BingSiteAuth.xml',
  '/admin',
  '/api/beers',
  '/bar',
  '/screen',
  '/embed/taps/auburn',
  '/sitemap.xml',
  '/robots.txt',
  '/uploads/x.png',
  '/assets/x.js',
];

test.each<[string, (path: string) => string]>([
  ['in capitals', (path) => path.toUpperCase()],
  ['encoded', (path) => path.replace(/^\/(.)/, (_, first: string) => `/%${first.charCodeAt(0).toString(16)}`)],
  ['with slashes', (path) => `/${path}/`],
  ['with a parameter', (path) => `${path}?a=1`],
  ['as a URL', (path) => `https://evil.example${path}`],
  ['with all paths below its folder', (path) => path.replace(/[^/]*$/, '*')],
  ['behind a dot segment', (path) => `/x/..${path}`],
])('no reserved path is redirected %s', (_case, spell) => {
  const find = (path: string) =>
    findRedirectProblem({ from: normalizeRedirectFrom(spell(path)), to: '/store' }, { ...taken, redirects });
  expect(reserved.filter((path) => find(path) === null)).toEqual([]);
});

test('a loop names the redirect that closes it', () => {
  const problem = findRedirectProblem(
    { from: '/c', to: '/a' },
    {
      ...taken,
      redirects: [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/c' },
      ],
    },
  );
  expect(problem).toEqual({ field: 'to', message: 'This would be a loop: /a is redirected to /b' });
});

test('a chain is followed to its end', () => {
  const index = indexRedirects(redirects);
  expect(findRedirect('/A/', index)).toEqual({ from: '/a', to: '/store', status: 301 });
  expect(findRedirect('/none', index)).toBeNull();
  const out: Redirect = { from: '/c', to: 'https://example.com/Path?x=1', status: 302 };
  expect(findRedirect('/c', indexRedirects([out]))).toEqual(out);
  const deep: Redirect[] = [
    { from: '/a', to: '/B?x=1', status: 301 },
    { from: '/b', to: '/beers?style=ipa#x', status: 301 },
    { from: '/caf%c3%a9', to: '/uploads/Menu.PDF', status: 301 },
  ];
  expect(findRedirect('/a', indexRedirects(deep))?.to).toBe('/beers?style=ipa#x');
  for (const path of ['/café', '/Caf%C3%A9'])
    expect(findRedirect(path, indexRedirects(deep))?.to).toBe('/uploads/Menu.PDF');
});

test('renaming there and back leaves no loop, and older redirects lead to the newest path', () => {
  const once = addRename('/beers/a', '/beers/b', [{ from: '/old', to: '/beers/a', status: 302 }]);
  expect(once).toEqual([
    { from: '/old', to: '/beers/b', status: 302 },
    { from: '/beers/a', to: '/beers/b', status: 301 },
  ]);
  expect(addRename('/beers/b', '/beers/a', once)).toEqual([
    { from: '/old', to: '/beers/a', status: 302 },
    { from: '/beers/b', to: '/beers/a', status: 301 },
  ]);
});

test.each([
  ['/beer.php?id=3&utm_source=x', '/beers/lantern'],
  ['/beer.php?id=3&tab=2', '/beers/lantern#tab'],
  ['/beer.php?id=4', '/beers'],
  ['/Blog/2019/Gold-Medal/', '/news/2019/Gold-Medal'],
  ['/blog/caf%C3%A9%20x', '/news/caf%C3%A9%20x'],
  ['/blog/archive/x', '/store'],
  ['/Shop/Item/aB3?size=L', 'https://shop.example/Item/aB3'],
  ['/blog', null],
  ['/blog/%2e%2e/admin', null],
])('%s leads to %s', (url, to) => {
  const index = indexRedirects<Redirect>([
    { from: '/beer.php', to: '/beers', status: 301 },
    { from: '/beer.php?id=3', to: '/beers/lantern', status: 301 },
    { from: '/beer.php?id=3&tab=2', to: '/beers/lantern#tab', status: 301 },
    { from: '/blog/*', to: '/news/*', status: 301 },
    { from: '/blog/archive/*', to: '/store', status: 301 },
    { from: '/shop/*', to: 'https://shop.example/*', status: 302 },
  ]);
  expect(findRedirect(url, index)?.to ?? null).toBe(to);
});

test('the parameters that a redirect is about are no part of its target', () => {
  expect(String(getRemainingQuery('/beer.php?id=3&utm_source=x', { from: '/beer.php?id=3' }))).toBe('utm_source=x');
});

test('a redirect to a live page still leads there when all other paths beside that page are redirected', () => {
  const index = indexRedirects<Redirect>([
    { from: '/beers/old', to: '/beers/lantern', status: 301 },
    { from: '/beers/*', to: '/store', status: 301 },
  ]);
  expect(findRedirect('/beers/old', index)?.to).toBe('/beers/lantern');
  expect(findRedirect('/beers/gone', index)?.to).toBe('/store');
});
