import { getIntlUses, recordIntlUse } from './support/intl-use';
import { measureLayoutShift } from './support/layout-shift';
import { expect, expectAccessible, test, waitUntilHydrated } from './support/test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters and months are links', async ({ page }) => {
    await page.goto('/events');
    await page.getByRole('navigation', { name: 'Months' }).getByRole('link').last().click();
    const id = new URL(page.url()).hash.slice(1);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    await page.getByRole('navigation', { name: 'Filter events' }).getByRole('link', { name: 'Live Music' }).click();
    await expect(page).toHaveURL('/events?category=live-music');
    await expect(page.getByRole('link', { name: 'Clear All' })).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText('Live Music');
  });
});

test('the page of an event is complete and accessible on phones and desktops', async ({ page, request }) => {
  const { events } = (await (await request.get('/api/events?upcoming=true&limit=1')).json()) as {
    events: { _id: string; slug: string }[];
  };
  const { _id, slug } = events[0] ?? { _id: '', slug: '' };
  await page.setViewportSize({ width: 320, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await recordIntlUse(page);
  await page.goto(`/events/${_id}`);
  await waitUntilHydrated(page);
  expect(await getIntlUses(page), 'uses of Intl during hydration').toEqual([]);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/events/${slug}$`));
  expect(await measureLayoutShift(page), 'cumulative layout shift').toBeLessThan(0.02);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `horizontal overflow at ${width} px`).toBeLessThanOrEqual(0);
    await expectAccessible(page, { sameColors: width === 320 });
  }
});
