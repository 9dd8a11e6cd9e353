import { delayHydration, expect, expectAccessible, test, waitUntilHydrated } from './support/test';

test('visitors filter beers and share the URL of the filtered list', async ({ page, context }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Beers', exact: true }).click();
  await page.waitForURL('/beers');
  const favorites = page.getByRole('region', { name: 'Year Round Favorites' });
  const cards = favorites.getByRole('article');
  const all = await cards.count();

  await favorites.getByRole('button', { name: /^Filters/ }).click();
  await favorites.getByRole('group', { name: 'Style' }).getByRole('button', { name: 'IPA', exact: true }).click();
  await expect(cards).not.toHaveCount(all);
  const found = await cards.getByRole('heading').allTextContents();
  expect(found.length).toBeGreaterThan(0);

  const friend = await context.newPage();
  await friend.goto(page.url());
  await expect(
    friend.getByRole('region', { name: 'Year Round Favorites' }).getByRole('heading', { level: 3 }),
  ).toHaveText(found);

  await cards
    .first()
    .getByRole('link', { name: /Learn More/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: found[0] })).toBeVisible();
  await page.goBack();
  await expect(cards.getByRole('heading')).toHaveText(found);
});

test('reload and Back restore the scroll position in a long list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/beers');
  const beer = page.getByRole('region', { name: 'Seasonal Brews' }).getByRole('article').first();
  const link = beer.getByRole('link', { name: /Learn More/ });
  const topOf = () => beer.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  // Scrolls in steps, because content is laid out only near the viewport.
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(link).toBeInViewport({ timeout: 100 });
  }).toPass({ intervals: [0] });
  let top = NaN;
  await expect
    .poll(async () => {
      const before = top;
      top = await topOf();
      return top - before;
    })
    .toBe(0);
  const expectRestored = () => expect.poll(async () => Math.abs((await topOf()) - top)).toBeLessThanOrEqual(1);
  await page.reload();
  await expectRestored();
  await link.click();
  await expect(page).toHaveURL(/beers\/./);
  await page.goBack();
  await expectRestored();
});

test('an event card on home leads to the page of the event', async ({ page }) => {
  await page.goto('/');
  const next = page.getByRole('region', { name: "What's Happening" }).getByRole('article').last();
  const title = (await next.getByRole('heading').textContent()) ?? '';
  await next.getByRole('link').click();
  const event = page.getByRole('main').getByRole('article', { name: title });
  await expect(event.getByRole('heading', { level: 1, name: title })).toBeInViewport();
  await expect(event.getByRole('link', { name: /^Add to Calendar/ })).toBeVisible();
});

test('a click on the menu before hydration opens it after hydration', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const hydrate = await delayHydration(page);
  // When the bootstrap script requests the entry, it already queues clicks.
  const entryRequest = page.waitForRequest(/\/assets\/entry-client/);
  await page.goto('/beers', { waitUntil: 'commit' });
  await entryRequest;
  const menu = page.getByRole('banner').getByRole('button', { name: /menu/i });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  hydrate();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Rewards' })).toBeVisible();
});

test('text typed before hydration is submitted', async ({ page }) => {
  const hydrate = await delayHydration(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const form = page.getByRole('form');
  await form.getByLabel(/^Name/).fill('Early Bird');
  await form.getByLabel(/^Phone/).fill('5305550199');
  await form.getByLabel(/^Subject/).selectOption({ index: 1 });
  await expect(form.getByRole('button', { name: 'Send Message' })).toBeDisabled();
  hydrate();
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText('Email is required')).toBeVisible();
  await expect(form.getByText('Name must be at least 2 characters long')).toBeHidden();
  await expect(form.getByText('Subject is required')).toBeHidden();
  await expectAccessible(page);
  await expect(form.getByLabel(/^Name/)).toHaveValue('Early Bird');
  await expect(form.getByLabel(/^Phone/)).toHaveValue('(530) 555-0199');
});

test('the validation of a form loads when the form is focused', async ({ page }) => {
  const contactValidation = /\/assets\/visitor-input/;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/contact');
  await waitUntilHydrated(page);
  const before = requested.length;
  const validation = page.waitForResponse(contactValidation);
  await page.getByRole('form').getByLabel(/^Name/).focus();
  await validation;
  expect(requested.slice(0, before).filter((path) => contactValidation.test(path))).toEqual([]);
});

test('keyboard users skip to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip to/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('hovering a link prefetches its page', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/store');
  const events = page.getByRole('banner').getByRole('link', { name: 'Events', exact: true });
  await expect(async () => {
    await page.mouse.move(0, 0);
    await events.hover();
    expect(requests).toContain('/api/events');
  }).toPass();
  expect(requests.some((path) => path.startsWith('/assets/events-'))).toBe(true);

  requests.length = 0;
  await events.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events');
  expect(requests.filter((path) => path === '/api/events' || path.startsWith('/assets/events-'))).toEqual([]);
});

test('a bar shows that a page loads; if its chunk returns 404, its document is loaded', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/terms-of-service');
  await waitUntilHydrated(page);
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  let fail = () => {};
  const failed = new Promise<void>((resolve) => (fail = resolve));
  await page.route(/\/assets\/store-.*\.js$/, async (route) => {
    await failed;
    await route.fulfill({ status: 404, body: 'Not found' });
  });
  await page.getByRole('banner').getByRole('link', { name: 'Store', exact: true }).first().click();
  // Of some width, that is.
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  fail();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Store coming soon');
  await expect(page).toHaveURL(/\/store$/);
  expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(/\/terms-of-service$/);
  consoleErrors.length = 0;
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters and months of events are links', async ({ page }) => {
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
