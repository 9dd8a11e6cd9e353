import { apiRequest, makeBar, readPours, signInByApi } from './support/staff';
import { expect, expectAccessible, test } from './support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('what is pressed in bar mode without a network survives a reload, and reaches the server in order', async ({
  page,
  context,
}) => {
  const session = await signInByApi(page);
  // Helles on tap 1, Porter on tap 2, Pils on deck.
  const slug = await makeBar(page);
  // As stored by the staff app and by the choice of a taproom.
  await page.addInitScript((stored) => void Object.assign(localStorage, stored), { ...session, barTaproom: slug });
  await page.goto('/bar/');
  await expect(page.getByRole('list', { name: 'Taps' })).toBeVisible();
  await expectAccessible(page);
  const tap = page.getByRole('button', { name: /change Tap 1$/ });
  await tap.click();
  await expect(page.getByRole('button', { name: /^Kicked → Pils/ })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(tap).toBeFocused();

  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.setOffline(true);
  for (const name of [/^Kicked → Pils/, 'Half']) {
    await tap.click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(page.getByText('2 changes waiting for the network')).toBeVisible();

  await page.reload();
  await expect(page.getByText('2 changes waiting for the network')).toBeVisible();
  await expect(tap).toContainText('Half');

  await context.setOffline(false);
  await expect(page.getByText('Saved')).toBeVisible();
  expect(await readPours(page, slug)).toEqual(['Pils', 'Porter']);
  expect((await apiRequest(page, 'GET', `/taps/admin/${slug}/changes?limit=2`)).changes).toMatchObject([
    { action: 'level' },
    { action: 'swap', previous: 'Helles', next: 'Pils' },
  ]);
});
