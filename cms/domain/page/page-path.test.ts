import type { Redirect } from '../redirect/redirect';
import { findPathConflict, normalizeSitePath } from '../site/path-conflict';
import { composedPageLimits } from './composed-page';
import { findCopyPath, findPagePathProblem, toCopyTitle } from './page-path';
import { pages } from './pages';

const existing = {
  taprooms: [{ slug: 'auburn', name: 'Auburn', city: 'Auburn', state: 'CA', path: '/auburn' }],
  pages: [{ path: '/weddings', title: 'Weddings' }],
  redirects: [{ from: '/parties', to: '/weddings', status: 301 }] satisfies Redirect[],
};
const problemOf = (text: string, current: string | null = null) =>
  findPagePathProblem(normalizeSitePath(text), existing, current);

test.each(['/jobs', 'jobs/', '/jobs/brewer', ' /Team/2026/head-brewer ', '/locations/reno', '/shipping-faq'])(
  'a page can have the path %j',
  (path) => expect(problemOf(path)).toBeNull(),
);

test.each([
  ['', 'such as /weddings'],
  ['/a/b/c/d', 'one to three parts'],
  ['/über-uns', 'one to three parts'],
  ['/a--b', 'one to three parts'],
  ['/menu.pdf', 'one to three parts'],
  [`/${'x'.repeat(composedPageLimits.path)}`, 'too long'],
  ['/beers/faq', '/beers/faq is the path of the beers'],
  ['/weddings', 'the page “Weddings”'],
  ['/parties', '/parties is redirected to /weddings'],
])('a page can’t have the path %j', (path, message) => expect(problemOf(path)).toContain(message));

test('a page can have an earlier path of its own again', () => {
  expect(problemOf('/parties', '/weddings')).toBeNull();
  expect(problemOf('/parties', '/jobs')).toContain('is redirected');
});

test('no composed page can have the path of a designed one', () => {
  const paths = pages.map(({ path }) => path.split('/:')[0] ?? '');
  expect(paths.filter((path) => findPathConflict(path, { taprooms: [], pages: [] }) === null)).toEqual([]);
});

test('a copy has a free path and a title within the limit', () => {
  expect(findCopyPath('/weddings', existing)).toBe('/weddings-copy');
  const copied = { ...existing, pages: [{ path: '/weddings-copy', title: 'Copy' }] };
  expect(findCopyPath('/weddings-copy', copied)).toBe('/weddings-copy-2');
  const longest = `/${'x'.repeat(composedPageLimits.path - 1)}`;
  expect(findCopyPath(longest, existing).length).toBeLessThanOrEqual(composedPageLimits.path);
  expect(toCopyTitle('Copy of Weddings')).toBe('Copy of Weddings');
  expect(toCopyTitle('x'.repeat(composedPageLimits.title))).toHaveLength(composedPageLimits.title);
});

test('a page can be below a path whose pages are all redirected, and be copied there', () => {
  const below: Redirect[] = [{ from: '/jobs/*', to: '/contact', status: 301 }];
  expect(findPagePathProblem('/jobs/brewer', { ...existing, redirects: below })).toBeNull();
  expect(findCopyPath('/jobs/brewer', { ...existing, redirects: below })).toBe('/jobs/brewer-copy');
});
