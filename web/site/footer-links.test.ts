import { expect, test } from 'vitest';
import { toFooterLinks } from './footer-links';

const links = [
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
  expect(toFooterLinks(links, [{ path: '/reno' }, { path: '/elko' }], [page, { ...page, navigation: 'menu' }])).toEqual(
    [links[0], { label: 'Visit', href: '/reno' }, { label: 'Jobs', href: '/jobs' }],
  );
});

test('without taprooms, there is no link to them', () => {
  expect(toFooterLinks(links, [], [])).toEqual([links[0]]);
});
