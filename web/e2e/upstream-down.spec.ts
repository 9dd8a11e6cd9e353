/** Pages while the CMS is down and nothing is cached. The browser logs each 503, so these tests don't collect console errors. */
import { expect, test } from '@playwright/test';
import { startWeb } from './support/start-program';

let site: Awaited<ReturnType<typeof startWeb>>;
test.beforeAll(async () => {
  // Nothing listens on this port.
  site = await startWeb({ CMS_URL: 'http://127.0.0.1:9' });
});
test.afterAll(() => site.close());

test('home shows the default video with its Pause button, hours, address, and Try Again for the list', async ({
  page,
}) => {
  const response = await page.goto(site.url);
  expect(response?.status()).toBe(200);
  const video = page.locator('video');
  const isPaused = () => video.evaluate((element: HTMLVideoElement) => element.paused);
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
