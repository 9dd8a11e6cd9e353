import type { PageSummary } from '@domain/site/schema';
import { makeComposedPage, toPageSummary } from '../test/make-page';
import { toFooterLinks, toHeaderItems } from './navigation';

const navigation = ['Home', 'Beers', 'Events', 'Store', 'Shipping', 'Rewards', 'Distributors', 'Contact'].map(
  (label) => ({ label, href: `/${label.toLowerCase()}` }),
);
const makePages = (...titles: string[]) =>
  titles.map((title) => toPageSummary(makeComposedPage([], { title, path: `/${title.toLowerCase()}` })));
const list = (pages: PageSummary[], items = navigation) =>
  toHeaderItems(items, [{ path: '/auburn' }], pages).map(({ label, isInMore }) =>
    isInMore ? `More: ${label}` : label,
  );

test('composed pages are before Contact', () => {
  expect(list(makePages('Weddings', 'Jobs')).slice(-4)).toEqual(['Distributors', 'Weddings', 'Jobs', 'Contact']);
});

test('without Contact they are last; a page that is a link already is not repeated, one of the footer not shown', () => {
  const [weddings, jobs] = makePages('Weddings', 'Jobs') as [PageSummary, PageSummary];
  const items = [{ label: 'Work here', href: '/jobs' }];
  expect(list([weddings, jobs, { ...weddings, path: '/press', navigation: 'footer' }], items)).toEqual([
    'Work here',
    'Weddings',
  ]);
});

test('links that do not fit into the row are in a menu', () => {
  const titles = ['Weddings', 'Tours', 'Jobs', 'Gift cards', 'Beer school', 'Press', 'Sustainability', 'Club'];
  expect(list(makePages(...titles)).filter((label) => label.startsWith('More: '))).toHaveLength(titles.length);
});

test('the menu of the taprooms is at its place, and leads to the first one; without a taproom there is none', () => {
  const links = [{ label: 'Visit', href: '/taproom' }, ...navigation];
  expect(toHeaderItems(links, [{ path: '/reno' }], [])[0]).toEqual({ label: 'Visit', href: '/reno', isTaprooms: true });
  expect(toHeaderItems(links, [], []).map(({ label }) => label)).not.toContain('Visit');
});

const footerLinks = [
  { label: 'Our Story', href: '/our-story' },
  { label: 'Visit', href: '/taproom' },
];
const page = {
  id: 'a',
  title: 'Jobs',
  path: '/jobs',
  navigation: 'footer',
  updatedAt: '2026-01-01T00:00:00.000Z',
} as const;

test('/taproom leads to the first taproom; composed pages follow', () => {
  expect(
    toFooterLinks(footerLinks, [{ path: '/reno' }, { path: '/elko' }], [page, { ...page, navigation: 'menu' }]),
  ).toEqual([footerLinks[0], { label: 'Visit', href: '/reno' }, { label: 'Jobs', href: '/jobs' }]);
});

test('without taprooms, there is no link to them', () => {
  expect(toFooterLinks(footerLinks, [], [])).toEqual([footerLinks[0]]);
});
