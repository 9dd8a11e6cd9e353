import { accounts } from './support/brewery';
import { callAs, openSection, signIn } from './support/staff';
import { expect, expectAccessible, test } from './support/test';

test('A session that ends while editing is taken up in place, and the save goes through', async ({
  page,
  request,
  complaints,
}) => {
  await signIn(page);
  await page.getByRole('button', { name: 'New Beer' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Journey Saison');
  await page.getByRole('combobox', { name: 'Style' }).fill('Saison');
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: /^Description/ }).fill('Typed before the session ended.');
  await page.getByRole('textbox', { name: /^ABV/ }).fill('6.2');
  await page.getByRole('textbox', { name: /^IBU/ }).fill('24');
  await callAs(page, request, 'POST', '/auth/logout', {});

  await page.getByRole('button', { name: 'Create Beer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog).toContainText('Your session has ended');
  await expect(dialog.getByLabel(/^Password/)).toBeFocused();
  await expectAccessible(page);
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('401'))).toEqual([]);
  await dialog.getByLabel(/^Password/).fill(accounts.staff.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Beer created successfully!')).toBeVisible();

  const { beers } = await callAs(page, request, 'GET', '/beers/admin?search=journey+saison');
  expect(beers).toMatchObject([{ description: 'Typed before the session ended.', abv: 6.2 }]);
});

test('Leaving an edited form asks first; Back and reload keep the page', async ({ page }) => {
  await signIn(page);
  await openSection(page, 'Beers');
  await page.getByRole('button', { name: 'New Beer' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Half a name');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Half a name');
  await page.goBack();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Beers' })).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/^\/admin/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Beers' })).toBeVisible();
});
