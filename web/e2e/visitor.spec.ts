import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/test';

test('A visitor finds a beer and shares the filtered list', async ({ page, context }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Beers', exact: true }).click();
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

for (const how of ['goes back', 'reloads'] as const)
  test(`A visitor who ${how} in a long list stands where they stood`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/beers');
    const beer = page.getByRole('main').getByRole('article').last();
    const link = beer.getByRole('link', { name: /Learn More/ });
    const topOf = () => beer.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    // Down the list as a reader goes: what comes near is laid out meanwhile.
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
    if (how === 'reloads') await page.reload();
    else {
      await link.click();
      await expect(page).toHaveURL(/beers\/./);
      await page.goBack();
    }
    await expect.poll(async () => Math.abs((await topOf()) - top)).toBeLessThanOrEqual(1);
  });

test('A visitor goes from an event on home to the whole of it', async ({ page }) => {
  await page.goto('/');
  const next = page.getByRole('region', { name: "What's Happening" }).getByRole('article').last();
  const title = (await next.getByRole('heading').textContent()) ?? '';
  await next.getByRole('link').click();
  const event = page.getByRole('article', { name: title }).first();
  await expect(event.getByRole('heading', { name: title })).toBeInViewport();
  await expect(event.getByRole('link', { name: /^Add to Calendar/ })).toBeVisible();
});

test('A visitor subscribes to the newsletter on the home page', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Email address').fill('visitor@journeys.example');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('button', { name: 'Subscribed!' })).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveValue('', { timeout: 10_000 });
});

test('A visitor who mistypes the address is told', async ({ page }) => {
  await page.goto('/events');
  await page.getByLabel('Email address').fill('nobody');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please enter a valid email address' })).toBeVisible();
});

/** Holds back the script that brings pages to life until the returned function is called. */
async function holdBackLife(page: Page) {
  let comeAlive = () => {};
  const arrived = new Promise<void>((resolve) => (comeAlive = resolve));
  await page.route(/\/assets\/entry-client.*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  return () => comeAlive();
}

test('A visitor who opens the menu before the page has come alive gets it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const comeAlive = await holdBackLife(page);
  // The first script asks for it, and from then on remembers what is pressed.
  const asked = page.waitForRequest(/\/assets\/entry-client/);
  await page.goto('/beers', { waitUntil: 'commit' });
  await asked;
  const menu = page.getByRole('banner').getByRole('button', { name: /menu/i });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  comeAlive();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Rewards' })).toBeVisible();
});

test('What a visitor types before the page has come alive is sent', async ({ page }) => {
  const comeAlive = await holdBackLife(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const form = page.getByRole('form');
  await form.getByLabel(/^Name/).fill('Early Bird');
  await form.getByLabel(/^Phone/).fill('5305550199');
  await form.getByLabel(/^Subject/).selectOption({ index: 1 });
  await expect(form.getByRole('button', { name: 'Send Message' })).toBeDisabled();
  comeAlive();
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText('Email is required')).toBeVisible();
  await expect(form.getByText('Name must be at least 2 characters long')).toBeHidden();
  await expect(form.getByText('Subject is required')).toBeHidden();
  await expect(form.getByLabel(/^Name/)).toHaveValue('Early Bird');
  await expect(form.getByLabel(/^Phone/)).toHaveValue('(530) 555-0199');
});

test('A visitor who turns to a form fetches its checks then, and not before', async ({ page }) => {
  const contactChecks = /\/assets\/contact-input/;
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/contact', { waitUntil: 'networkidle' });
  const before = fetched.length;
  const checks = page.waitForResponse(contactChecks);
  await page.getByRole('form').getByLabel(/^Name/).focus();
  await checks;
  expect(fetched.slice(0, before).filter((path) => contactChecks.test(path))).toEqual([]);
});

test('A visitor whose connection breaks loses nothing and sends the message when it is back', async ({
  page,
  context,
}) => {
  await page.goto('/contact');
  const form = page.getByRole('form');
  await form.getByLabel(/^Name/).fill('Otto Tunnel');
  await form.getByLabel(/^Email/).fill('otto@journeys.example');
  await form.getByLabel(/^Subject/).selectOption('Tours');
  await form.getByLabel(/^Message/).fill('Is the bridge to the brewery open?');
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByRole('alert')).toHaveText(
    'Failed to send message. Please check your connection and try again.',
  );
  await expect(form.getByRole('alert')).toBeFocused();
  await expect(form.getByLabel(/^Message/)).toHaveValue('Is the bridge to the brewery open?');
  await context.setOffline(false);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByRole('status')).toHaveText('Thank you for your message! We will get back to you soon.');
});

test('A visitor puts an event in the calendar', async ({ page, context, request }) => {
  // The calendar is somebody else's: its address is what counts here.
  await context.route('https://calendar.google.com/**', (route) => route.fulfill({ body: 'calendar' }));
  await page.goto('/events');
  const event = page.getByRole('main').getByRole('article').first();
  const title = (await event.getByRole('heading').textContent()) ?? '';

  const [calendar] = await Promise.all([
    context.waitForEvent('page'),
    event.getByRole('link', { name: /^Add to Calendar/ }).click(),
  ]);
  const wanted = new URL(calendar.url()).searchParams;
  expect(wanted.get('text')).toBe(title);
  expect(wanted.get('ctz')).toBe('America/Los_Angeles');

  const file = await event.getByRole('link', { name: /\.ics/ }).getAttribute('href');
  const ics = await (await request.get(file ?? '')).text();
  expect(ics.replaceAll(/\r\n /g, '')).toContain(`SUMMARY:${title.replaceAll(/([,;])/g, '\\$1')}`);
});

test('A visitor asks for a private event', async ({ page }) => {
  await page.goto('/auburn');
  await page
    .getByRole('link', { name: 'Book a Private Event' })
    .or(page.getByRole('button', { name: 'Book a Private Event' }))
    .first()
    .click();
  const form = page.getByRole('form', { name: 'Private event request' });
  await form.getByLabel(/^Name/).fill('Ada Brewer');
  await form.getByRole('button', { name: 'Send Request' }).click();
  await expect(form.getByText('Please fix the errors below before submitting.')).toBeVisible();
  await expect(form.getByText('Email is required')).toBeVisible();
  await expect(form.getByLabel(/^Name/)).toHaveValue('Ada Brewer');
  await expectAccessible(page);

  await form.getByLabel(/^Email/).fill('ada@journeys.example');
  await form.getByLabel(/^Phone/).pressSequentially('5305551234');
  await expect(form.getByLabel(/^Phone/)).toHaveValue('(530) 555-1234');
  await form.getByLabel(/^Message/).fill('A birthday for forty people in June, please.');
  await form.getByRole('button', { name: 'Send Request' }).click();
  await expect(form.getByLabel(/^Name/)).toHaveValue('');
  await expect(form.getByText('Please fix the errors below before submitting.')).toBeHidden();
});

test('A visitor orders shipping', async ({ page }) => {
  await page.goto('/shipping');
  await expect(page.getByText('21+ only.')).toBeVisible();
  const form = page.getByRole('form', { name: 'Shipping order request' });
  await form.getByLabel(/^Name/).fill('Bo Shipper');
  await form.getByLabel(/^Email/).fill('bo@journeys.example');
  await form.getByLabel(/^Delivery address/).fill('1 Mill Street, Reno, NV 89501');
  await form.getByLabel(/^Beer selections/).fill('Ridge Runner');
  await form.getByLabel(/^Quantity/).fill('2 cases');
  await form.getByRole('button', { name: 'Send Order Request' }).click();
  await expect(form.getByLabel(/^Quantity/)).toHaveValue('');
});

test('A visitor finds a shop on the map', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/distributors');
  const shop = page.getByRole('group', { name: 'Distributors' }).getByRole('button').first();
  await expect(page.locator('.leaflet-container')).toBeVisible();
  await shop.click();
  await expect(shop).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.leaflet-popup')).toContainText((await shop.locator('span').first().textContent()) ?? '');
});

test('A visitor with a phone taps a pin and reads its entry below the map', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/distributors');
  const map = page.getByRole('region', { name: 'Map of distributors' });
  await page.getByRole('group', { name: 'Distributors' }).getByRole('button').last().click();
  const card = page.locator('.leaflet-popup');
  await expect(card).toBeInViewport({ ratio: 1 });
  for (let step = 0; step < 6; step += 1) await page.getByRole('button', { name: 'Zoom out' }).click();
  const pin = map.locator('.distributor-pin:not(.is-selected)').first();
  const title = await pin.getAttribute('title');
  await pin.dispatchEvent('click');
  const entry = page.getByRole('button', { name: title ?? '' });
  await expect(entry).toHaveAttribute('aria-pressed', 'true');
  await expect(entry).toBeInViewport();
});

test('A visitor without a mouse reaches the content and the menu', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip to/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('Who points at a link has its page before following it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/store');
  const events = page.getByRole('banner').getByRole('link', { name: 'Events', exact: true });
  await expect(async () => {
    await page.mouse.move(0, 0);
    await events.hover();
    expect(asked).toContain('/api/events');
  }).toPass();
  expect(asked.some((path) => path.startsWith('/assets/events-'))).toBe(true);

  asked.length = 0;
  await events.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events');
  expect(asked.filter((path) => path === '/api/events' || path.startsWith('/assets/events-'))).toEqual([]);
});
