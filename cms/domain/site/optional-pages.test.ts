import { readSettings } from '../settings/settings';
import { initialSiteSettings } from './initial-settings';
import { allPageSettings, isPageOff, leadsToPageOff, pageSettings } from './optional-pages';

const settings = { ...allPageSettings, hasStorePage: false, hasRewardsPage: false };

test.each([
  ['/store', true],
  ['/Store/', true],
  ['/store?from=home#gifts', true],
  ['/rewards/demo', true],
  ['/stores', false],
  ['/shipping', false],
  ['https://shop.example/store', false],
  ['#store', false],
])('without store and rewards, %s leads to a page that is off: %j', (href, isOff) =>
  expect(leadsToPageOff(href, settings)).toBe(isOff),
);

test('the rewards page is off with its demo program', () => {
  const keys = ['rewards', 'rewards-program', 'store', 'shipping', 'home'];
  expect(keys.filter((key) => isPageOff(key, settings))).toEqual(['rewards', 'rewards-program', 'store']);
});

test.each([
  ['on', pageSettings],
  ['off', ['hasOurStoryPage']],
])('the first start with SEED=%s has the pages %j', (SEED, expected) => {
  const initial = initialSiteSettings(readSettings({ SEED }, '/'));
  expect(pageSettings.filter((setting) => initial[setting])).toEqual(expected);
});
