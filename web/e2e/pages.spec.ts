import type { Page } from '@playwright/test';
import { getIntlUses, recordIntlUse } from './support/intl-use';
import { measureLayoutShift } from './support/layout-shift';
import { publicPages } from './support/public-pages';
import { expect, expectAccessible, test, waitUntilHydrated } from './support/test';

/** The minimum width by WCAG 1.4.10 (Reflow). */
const narrow = { width: 320, height: 844 };
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

async function expectFits(page: Page) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'horizontal overflow').toBeLessThanOrEqual(0);
  const below = await page
    .getByRole('contentinfo')
    .evaluate(
      (footer) =>
        document.documentElement.scrollHeight - Math.ceil(footer.getBoundingClientRect().bottom + window.scrollY),
    );
  expect(below, 'space below the footer').toBeLessThanOrEqual(0);
  await expect(page.locator('.deferred-layout:not([data-laid-out])'), 'parts without layout').toHaveCount(0);
}

/** What an HTML checker reports and axe does not. */
const findMarkupErrors = (page: Page) =>
  page.evaluate(() => {
    const select = (selector: string) => [...document.querySelectorAll(selector)];
    const values = (name: string) => select(`[${name}]`).map((element) => element.getAttribute(name) ?? '');
    const ids = values('id');
    const missing = (id: string) => id !== '' && !ids.includes(id);
    return [
      ...ids.filter((id, index) => id === '' || /\s/.test(id) || ids.indexOf(id) !== index).map((id) => `id ${id}`),
      ...['for', 'aria-controls', 'aria-labelledby', 'aria-describedby'].flatMap((name) =>
        values(name).flatMap((list) => list.split(/\s+/).filter(missing)),
      ),
      ...values('href').filter((href) => href.startsWith('#') && missing(href.slice(1))),
      ...select('article:not([aria-label], [aria-labelledby])').map(() => 'article without a name'),
      ...select('input:is([type=tel][autocomplete=tel-national], [autocomplete=street-address])').map(() => 'input'),
    ];
  });

test.describe('on phones and desktops', () => {
  test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

  for (const path of [...publicPages, '/events/{id}', '/no-such-page']) {
    test(`${path} is server-rendered, hydrates without Intl, fits the screen and is accessible`, async ({
      page,
      request,
    }) => {
      const { events } = await (await request.get('/api/events?upcoming=true&limit=1')).json();
      await recordIntlUse(page);
      const response = await page.goto(path.replace('{id}', events[0]._id));
      await waitUntilHydrated(page);
      expect(response?.status()).toBe(path === '/no-such-page' ? 404 : 200);
      expect(await getIntlUses(page), 'uses of Intl during hydration').toEqual([]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
      await expect(page.locator('meta[property="og:url"]')).toHaveCount(1);
      expect(await page.title()).toContain('Boldridge');
      expect(await findMarkupErrors(page), 'invalid ids and references').toEqual([]);
      await expectFits(page);
      expect(await measureLayoutShift(page), 'cumulative layout shift').toBeLessThan(0.02);
      await expectAccessible(page, { sameColors: true });
      for (const viewport of [narrow, desktop]) {
        await page.setViewportSize(viewport);
        await expectFits(page);
      }
      await expectAccessible(page);
    });
  }
});

test('a page is not laid out before its stylesheet has loaded', async ({ page }) => {
  let releaseStyles = () => {};
  const stylesRequested = new Promise<void>((resolve) => {
    const released = new Promise<void>((release) => (releaseStyles = release));
    void page.route('**/*.css', async (route) => {
      resolve();
      await released;
      await route.continue();
    });
  });
  const isLaidOut = () =>
    page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return visit !== undefined && visit.domContentLoadedEventEnd > 0;
    });
  const bootstrapResponse = page.waitForResponse(/assets\/bootstrap-/);
  await page.goto('/', { waitUntil: 'commit' });
  await stylesRequested;
  await (await bootstrapResponse).finished();
  await expect.poll(() => page.evaluate(() => document.readyState), 'document.readyState').toBe('interactive');
  expect(await isLaidOut(), 'Chrome lays out a page with a form as soon as it is parsed').toBe(false);
  releaseStyles();
  await expect.poll(isLaidOut).toBe(true);
});
