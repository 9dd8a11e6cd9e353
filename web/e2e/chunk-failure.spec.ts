/** Pages whose chunk fails to load. The browser logs each failed request, so these tests don't collect console errors. */
import { expect, test as base, type Page } from '@playwright/test';
import { siteUrl } from './support/env';
import { waitUntilHydrated } from './support/test';

const test = base.extend({
  // Playwright reads the names of the fixtures from this parameter.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: ({}, provide) => provide(siteUrl()),
});

const storeChunk = /\/assets\/store-.*\.js$/;

/** Opens a page, waits for hydration and marks the document, so that a reload can be detected. */
async function openHydrated(page: Page, path: string) {
  await page.goto(path);
  await waitUntilHydrated(page);
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
}

const isFirstDocument = (page: Page) => page.evaluate(() => 'isFirstDocument' in window);
const storeLink = (page: Page) =>
  page.getByRole('contentinfo').or(page.getByRole('banner')).getByRole('link', { name: 'Store', exact: true }).first();

test('a link to a page whose chunk returns 404 loads its document', async ({ page }) => {
  await openHydrated(page, '/terms-of-service');
  await page.route(storeChunk, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await storeLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Store coming soon');
  await expect(page).toHaveURL(/\/store$/);
  expect(await isFirstDocument(page)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(/\/terms-of-service$/);
});

test('without a connection, shows an offline page, and Try Again opens the page once it is back', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openHydrated(page, '/terms-of-service');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Store', exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveTitle(/You’re offline/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  const tryAgain = page.getByRole('button', { name: 'Try Again' });
  await tryAgain.click();
  await expect(page.getByRole('alert')).toHaveText('Still no connection. Please try again in a moment.');
  await expect(tryAgain).toBeFocused();

  await context.setOffline(false);
  await tryAgain.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Store coming soon');
});
