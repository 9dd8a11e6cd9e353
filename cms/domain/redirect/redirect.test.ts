import { expect, test } from 'vitest';
import { addRename, findRedirect, findRedirectProblem, normalizeRedirectPath, type Redirect } from './redirect';

const taken = {
  taprooms: [{ slug: 'auburn', name: 'Auburn', city: 'Auburn', state: 'CA', path: '/auburn' }],
  pages: [{ path: '/weddings', title: 'Weddings' }],
  records: [{ path: '/beers/lantern', label: 'the beer Lantern' }],
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
])('%j is the path %s', (text, path) => expect(normalizeRedirectPath(text)).toBe(path));

test.each([
  ['/old-menu', '/beers'],
  ['/beers/old-lantern', '/beers/lantern'],
  ['/events/old', 'https://tickets.example/x'],
  ['/b2', '/a'],
  ['/store-old', '/store'],
])('%s can be redirected to %s', (from, to) =>
  expect(findRedirectProblem({ from, to }, { ...taken, redirects })).toBeNull(),
);

test.each([
  ['/', '/beers', 'from', 'the home page'],
  ['/beers', '/store', 'from', 'the beers'],
  ['/beers/lantern', '/store', 'from', 'the beer Lantern'],
  ['/auburn', '/store', 'from', 'Auburn'],
  ['/locations/auburn', '/store', 'from', 'Auburn'],
  ['/weddings', '/store', 'from', 'Weddings'],
  ['/api/beers', '/store', 'from', 'the API'],
  ['/a', '/store', 'from', 'already redirected to /b'],
  ['/x', '/X/', 'to', 'itself'],
])('%s to %s: the problem is at %s', (from, to, field, message) => {
  const problem = findRedirectProblem({ from, to }, { ...taken, redirects });
  expect([problem?.field, problem?.message]).toEqual([field, expect.stringContaining(message)]);
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
  expect(findRedirect('/A/', redirects)).toEqual({ from: '/a', to: '/store', status: 301 });
  expect(findRedirect('/none', redirects)).toBeNull();
  const out: Redirect = { from: '/c', to: 'https://example.com/Path?x=1', status: 302 };
  expect(findRedirect('/c', [out])).toEqual(out);
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
