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
        await expect(page.locator('.laid-out-near:not([data-laid-out])'), 'all of it is laid out').toHaveCount(0);
        await expectAccessible(page);
        expect(await layoutShift(page), 'nothing moves by itself').toBeLessThan(0.02);
      });
    }
  });
}

test('a page is never laid out without its styles, also when they are late', async ({ page }) => {
  let send = () => {};
  const asked = new Promise<void>((resolve) => {
    const sent = new Promise<void>((release) => (send = release));
    void page.route('**/*.css', async (route) => {
      resolve();
      await sent;
      await route.continue();
    });
  });
  const isLaidOut = () =>
    page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return visit !== undefined && visit.domContentLoadedEventEnd > 0;
    });
  const startSent = page.waitForResponse(/assets\/start-/);
  await page.goto('/', { waitUntil: 'commit' });
  await asked;
  await (await startSent).finished();
  await expect.poll(() => page.evaluate(() => document.readyState), 'parsed to its end').toBe('interactive');
  expect(await isLaidOut(), 'Chrome lays out a page with a form as soon as it is parsed').toBe(false);
  send();
  await expect.poll(isLaidOut).toBe(true);
});

test('an unknown page says so, with its status', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Tasting Room' }).click();
  await expect(page.getByRole('link', { name: 'Folsom, CA' }), 'it has come alive').toBeVisible();
  await expect(page.locator('link[rel=canonical]'), 'and still says of itself one thing').toHaveCount(1);
  await expect(page.locator('meta[property="og:url"]')).toHaveCount(1);
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
