/** What visitors see while the cms is away and nothing is kept. The browser logs every 503, and is right to. */
import { expect, test } from '@playwright/test';
import { noCms, openWeb } from './support/open-web';

let site: Awaited<ReturnType<typeof openWeb>>;
test.beforeAll(async () => {
  site = await openWeb({ CMS_URL: noCms });
});
test.afterAll(() => site.close());

test('Home is whole: the default film with its Pause, hours and address, and a list that can be asked for again', async ({
  page,
}) => {
  const answer = await page.goto(site.url);
  expect(answer?.status()).toBe(200);
  const film = page.locator('video');
  const isPaused = () => film.evaluate((video: HTMLVideoElement) => video.paused);
  await expect.poll(isPaused).toBe(false);
  await page.getByRole('button', { name: 'Pause video' }).click();
  await expect.poll(isPaused).toBe(true);
  await page.getByRole('button', { name: 'Play video' }).click();
  await expect.poll(isPaused).toBe(false);

  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /1180 Nevada Station Road/ }).first()).toBeVisible();
  await expect(main.getByText('Failed to load featured beers')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expect(main.getByText('No Upcoming Events')).toBeVisible();
});

test('Beers and a beer say so, with their status and a way to ask again', async ({ page }) => {
  for (const [address, words] of [
    ['/beers', /^Failed to load beers: /],
    ['/beers/ridge-runner', 'Failed to load beer details'],
  ] as const) {
    const answer = await page.goto(site.url + address);
    expect(answer?.status()).toBe(503);
    expect(answer?.headers()).toHaveProperty('retry-after');
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Try Again' })).toBeVisible();
  }
});

test('Who subscribes is told to check the connection, and keeps the address', async ({ page }) => {
  await page.goto(site.url + '/events');
  await page.getByLabel('Email address').fill('visitor@journeys.example');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(
    page.getByRole('alert').filter({
      hasText: 'Failed to subscribe. Please check your connection and try again.',
    }),
  ).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveValue('visitor@journeys.example');
});
