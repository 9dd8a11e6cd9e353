import { expect, test } from 'vitest';
import { hasOwnHeroPage, resolveHeroPage } from './hero-page';

test.each([
  ['main-website', 'home', 'main-website', true],
  ['auburn', 'taproom', 'auburn', true],
  ['auburn', 'beers', 'main-website', false],
  ['folsom', 'home', 'folsom', true],
  ['folsom', 'beers', null, false],
  ['main-website', 'taproom', null, false],
  ['reno', 'home', null, false],
  ['constructor', 'home', null, false],
])('the page %s/%s shows the hero images of %s', (site, page, location, isOwn) => {
  expect(resolveHeroPage(site, page)?.location ?? null).toBe(location);
  expect(hasOwnHeroPage(site, page)).toBe(isOwn);
});
