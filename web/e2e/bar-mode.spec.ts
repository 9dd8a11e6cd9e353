/** Bar mode: two touches per keg, without a network, and two bartenders at once. Each journey has its own taproom. */
import type { Page } from '@playwright/test';
import { makeBar, readPours, signInByApi } from './support/bar';
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
