/** Bar mode: two touches per keg, without a network, and two bartenders at once. Each journey has its own taproom. */
import type { Browser, Page } from '@playwright/test';
import { makeBar, readPours, signInByApi } from './support/bar';
import { siteUrl } from './support/env';
import { expect, expectAccessible, test } from './support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** The session is stored as by the staff app. */
async function signIn(page: Page) {
  const { session, ...staff } = await signInByApi(page.request);
  await page.addInitScript((stored) => void Object.assign(localStorage, stored), session);
  return staff;
}

async function openBar(page: Page, slug: string) {
  await page.addInitScript((taproom) => localStorage.setItem('barTaproom', taproom), slug);
  await page.goto('/bar/');
  await expect(page.getByRole('list', { name: 'Taps' })).toBeVisible();
}

/** Helles on tap 1, Porter on tap 2, Pils on deck. */
async function startBar(page: Page) {
  const staff = await signIn(page);
  const slug = await makeBar(staff);
  await openBar(page, slug);
  return {
    slug,
    pours: () => readPours(staff, slug),
    readChanges: async () => (await staff.get(`/taps/admin/${slug}/changes?limit=2`)).changes,
  };
}

const tapButton = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`change Tap ${number}$`) });

async function press(page: Page, number: number, name: string | RegExp) {
  await tapButton(page, number).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function asAnotherBartender(
  browser: Browser,
  slug: string,
  work: (page: Page, pours: () => Promise<(string | null)[]>) => Promise<void>,
) {
  const context = await browser.newContext({ baseURL: siteUrl() });
  const page = await context.newPage();
  const staff = await signIn(page);
  await openBar(page, slug);
  await work(page, () => readPours(staff, slug));
  await context.close();
}

test('two touches replace a kicked keg, and Undo takes it back', async ({ page }) => {
  const { pours } = await startBar(page);
  await expectAccessible(page);
  await tapButton(page, 1).click();
  await expect(page.getByRole('button', { name: /^Kicked → Pils/ })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(tapButton(page, 1)).toBeFocused();

  await press(page, 1, /^Kicked → Pils/);
  await expect(tapButton(page, 1)).toContainText('Pils');
  await expect.poll(pours).toEqual(['Pils', 'Porter']);
  await expect(page.getByText('Saved')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(pours).toEqual(['Helles', 'Porter']);
});

test('what is pressed without a network survives a reload, and reaches the server in order', async ({
  page,
  context,
}) => {
  const { pours, readChanges } = await startBar(page);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.setOffline(true);
  await press(page, 1, /^Kicked → Pils/);
  await press(page, 1, 'Half');
  await expect(page.getByText('2 changes waiting for the network')).toBeVisible();

  await page.reload();
  await expect(page.getByText('2 changes waiting for the network')).toBeVisible();
  await expect(tapButton(page, 1)).toContainText('Half');

  await context.setOffline(false);
  await expect(page.getByText('Saved')).toBeVisible();
  expect(await pours()).toEqual(['Pils', 'Porter']);
  expect(await readChanges()).toMatchObject([
    { action: 'level' },
    { action: 'swap', previous: 'Helles', next: 'Pils' },
  ]);
});

test('of two bartenders at once, one sees both versions and decides', async ({
  page,
  context,
  browser,
  consoleErrors,
}) => {
  const { slug, pours } = await startBar(page);
  await context.setOffline(true);
  await press(page, 1, /^Kicked → Pils/);
  await expect(page.getByText('1 change waiting for the network')).toBeVisible();

  await asAnotherBartender(browser, slug, async (other, poursSeen) => {
    await tapButton(other, 1).click();
    await other.getByRole('button', { name: 'Another beer or a guest' }).click();
    await other.getByRole('button', { name: 'Guest drink' }).click();
    await other.getByLabel('Name').fill('Stout');
    await other.getByRole('button', { name: 'Kicked → Stout' }).click();
    await expect.poll(poursSeen).toEqual(['Stout', 'Porter']);
  });

  await context.setOffline(false);
  await expect(page.getByRole('definition').nth(0)).toContainText('Pils at ');
  await expect(page.getByRole('definition').nth(1)).toContainText('Stout, by ');
  await expectAccessible(page);
  // The browser logs the conflict.
  expect(consoleErrors.splice(0).filter((message) => !message.includes('409'))).toEqual([]);
  expect(await pours()).toEqual(['Stout', 'Porter']);
  await page.getByRole('button', { name: 'Change to Pils' }).click();
  await expect.poll(pours).toEqual(['Pils', 'Porter']);
  await expect(page.getByText('Saved')).toBeVisible();
});
