import { intlUse, watchIntl } from './support/intl-use';
import { layoutShift } from './support/layout-shift';
import { expect, expectAccessible, test } from './support/test';

const pages = [
  '/',
  '/beers',
  '/beers/ridge-runner',
  '/events',
  '/auburn',
  '/locations/folsom',
  '/our-story',
  '/store',
  '/shipping',
  '/rewards',
  '/distributors',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
];

const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    for (const address of pages) {
      test(`${address} arrives whole, comes alive and is accessible`, async ({ page }) => {
        await watchIntl(page);
        const answer = await page.goto(address, { waitUntil: 'networkidle' });
        expect(answer?.status()).toBe(200);
        expect(await intlUse(page), 'it comes alive without Intl').toEqual([]);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
        expect(await page.title()).toContain('Boldridge');
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, 'nothing is wider than the screen').toBeLessThanOrEqual(0);
        const below = await page
          .getByRole('contentinfo')
          .evaluate(
            (footer) =>
              document.documentElement.scrollHeight - Math.ceil(footer.getBoundingClientRect().bottom + window.scrollY),
          );
        expect(below, 'nothing comes after the footer').toBeLessThanOrEqual(0);
        await expectAccessible(page);
        expect(await layoutShift(page), 'nothing moves by itself').toBeLessThan(0.02);
      });
    }
  });
}

test('an unknown page says so, with its status', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: /home/i }).first().click();
  await expect(page).toHaveURL(/\/$/);
});

test('an unknown beer says so, with its status', async ({ page }) => {
  const answer = await page.goto('/beers/no-such-beer');
  expect(answer?.status()).toBe(404);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: /beers/i }).first().click();
  await expect(page).toHaveURL(/\/beers$/);
});

test('a taproom has one address, and others lead there', async ({ page }) => {
  for (const address of ['/taproom', '/locations/auburn']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/auburn$/);
  }
});
