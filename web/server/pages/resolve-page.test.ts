import { allPageSettings } from '@domain/site/optional-pages';
import type { Manifest } from 'vite';
import { demoTaprooms } from '../../site/demo/demo-taprooms';
import { resolvePage } from './resolve-page';
import { withImports } from './page-assets';

const site = { taprooms: demoTaprooms, pages: [], settings: allPageSettings };

const resolveBeers = (query: string) => resolvePage(`/beers${query}`, () => '/beers', site);

test.each([
  ['', ''],
  ['?style=IPA', '?style=IPA'],
  ['?style=Double%20IPA', '?style=Double+IPA'],
  ['?utm_source=mail&style=IPA&fbclid=1', '?style=IPA'],
  ['?utm_source=mail', ''],
])('the canonical query %s is rendered and cached as %s', (query, expected) => {
  expect(resolveBeers(query)).toMatchObject({ kind: 'page', url: `/beers${expected}` });
});

test.each([
  ['?style=IPA&style=IPA', '?style=IPA'],
  ['?style=IPA&style=Stout&abv=7%2B', '?abv=7%2B&style=IPA'],
  ['?style=&style=IPA', ''],
  ['?utm_source=mail&style=ipa', '?style=IPA&utm_source=mail'],
])('the query %s redirects to %s, which does not redirect again', (query, expected) => {
  expect(resolveBeers(query)).toEqual({ kind: 'redirect', location: `/beers${expected}` });
  expect(resolveBeers(expected)).toMatchObject({ kind: 'page' });
});

test('path and query are corrected by one redirect', () => {
  expect(resolvePage('/Beers/?style=ipa', () => '/beers', site)).toEqual({
    kind: 'redirect',
    location: '/beers?style=IPA',
  });
});

test('the URL of a private page is not redirected', () => {
  const url = '/newsletter/unsubscribe?token=a&token=b';
  expect(resolvePage(url, () => '/newsletter/unsubscribe', site)).toMatchObject({
    url: '/newsletter/unsubscribe?token=a',
    isPrivate: true,
  });
});

test.each(['/beers/admin', '/beers/Featured/', '/events/feed', '/events/%61dmin'])(
  '%s is not found, because the API has a list at this path',
  (url) => {
    expect(resolvePage(url, () => '/beers/:slug', site)).toMatchObject({ kind: 'page', url: '/404' });
  },
);

test.each([
  ['/rewards', '/404'],
  ['/Rewards/demo/', '/404'],
  ['/store', '/store'],
])('without the rewards page, %s is the page %s', (url, expected) => {
  const settings = { ...allPageSettings, hasRewardsPage: false };
  const pattern = url.toLowerCase().replace(/\/$/, '');
  expect(resolvePage(url, () => pattern, { ...site, settings })).toMatchObject({ kind: 'page', url: expected });
});

const chunk = (file: string, ...imports: string[]) => ({ file, imports });

test('lists each file once, after its imports', () => {
  const manifest: Manifest = {
    'entry.ts': chunk('entry.js', 'shell', 'libraries'),
    'page.ts': chunk('page.js', 'common', 'shell'),
    shell: chunk('shell.js', 'libraries'),
    common: chunk('common.js', 'shell', 'libraries'),
    libraries: chunk('libraries.js'),
    'unrelated.ts': chunk('unrelated.js'),
  };
  const files = withImports(manifest, ['entry.ts', 'page.ts']).map(({ file }) => file);
  expect(files).toEqual(['libraries.js', 'shell.js', 'entry.js', 'common.js', 'page.js']);
});
