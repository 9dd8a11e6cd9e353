import { hasOwnHeroPage, resolveHeroPage, toPlacement } from './hero-page';

test.each([
  ['main-website', 'home', null, 'main-website', true],
  ['auburn', 'taproom', 'taproom', 'auburn', true],
  ['auburn', 'beers', 'taproom', 'main-website', false],
  ['folsom', 'home', 'home', 'folsom', true],
  ['folsom', 'beers', 'home', null, false],
  ['main-website', 'taproom', null, null, false],
  ['constructor', 'home', null, null, false],
] as const)('the page %s/%s shows the hero images of %s', (site, page, taproomPage, location, isOwn) => {
  expect(resolveHeroPage(site, page, taproomPage)?.location ?? null).toBe(location);
  expect(hasOwnHeroPage(site, page, taproomPage)).toBe(isOwn);
});

test.each([
  [{ location: 'main-website', page: 'beers' }, 'beers'],
  [{ location: 'folsom', page: 'home' }, 'folsom'],
] as const)('the images of %j are placed at %s', (page, placement) => expect(toPlacement(page)).toBe(placement));
