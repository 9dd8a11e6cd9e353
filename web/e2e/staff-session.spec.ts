import { accounts } from './support/env';
import { apiRequest, signIn } from './support/staff';
import { expect, expectAccessible, test } from './support/test';

test('after the session expires, signing in again completes the save', async ({ page, consoleErrors }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'New Beer' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Journey Saison');
  await page.getByRole('combobox', { name: 'Style' }).fill('Saison');
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: /^Description/ }).fill('Typed before the session ended.');
  await page.getByRole('textbox', { name: /^ABV/ }).fill('6.2');
  await page.getByRole('textbox', { name: /^IBU/ }).fill('24');
  await apiRequest(page, 'POST', '/auth/logout', {});

  await page.getByRole('button', { name: 'Create Beer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog).toContainText('Your session has ended');
  await expect(dialog.getByLabel(/^Password/)).toBeFocused();
  await expectAccessible(page);
  expect(consoleErrors.splice(0).filter((message) => !message.includes('401'))).toEqual([]);
  await dialog.getByLabel(/^Password/).fill(accounts.staff.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Beer created successfully!')).toBeVisible();

  const { beers } = await apiRequest(page, 'GET', '/beers/admin?search=journey+saison');
  expect(beers).toMatchObject([{ description: 'Typed before the session ended.', abv: 6.2 }]);
});
