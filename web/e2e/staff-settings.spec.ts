import { openSection, signIn } from './support/staff';
import { expect, expectAccessible, test } from './support/test';

const mo = { email: 'mo@journeys.example', password: 'Mo-pours-after-nine' };

test('an admin adds a moderator, who can sign in until deleted', async ({ page, request, browser, baseURL }) => {
  await signIn(page);
  await openSection(page, 'Settings');
  await expect(page.getByText('Manage admin and moderator access')).toBeVisible();
  await page.getByRole('button', { name: 'Add User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New User' });
  await dialog.getByLabel('First name').fill('Mo');
  await dialog.getByLabel('Last name').fill('Journeyman');
  await dialog.getByLabel('Email').fill(mo.email);
  await dialog.getByLabel(/^Password/).fill(mo.password);
  await expect(dialog.getByRole('combobox', { name: 'Role' })).toHaveValue('Moderator');
  await dialog.getByRole('button', { name: 'Create User' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('table', { name: 'Users' }).getByRole('row', { name: /Mo Journeyman/ });
  await expect(row).toContainText('Moderator');

  const moderatorPage = await (await browser.newContext({ baseURL })).newPage();
  await moderatorPage.goto('/admin');
  await moderatorPage.getByLabel('Email').fill(mo.email);
  await moderatorPage.getByLabel(/^Password/).fill(mo.password);
  await moderatorPage.getByRole('button', { name: 'Sign In' }).click();
  await expect(moderatorPage.getByText('Welcome back, Mo!')).toBeVisible();
  await openSection(moderatorPage, 'Settings');
  await expect(moderatorPage.getByRole('table', { name: 'Users' })).toBeVisible();
  await expect(moderatorPage.getByRole('button', { name: 'Add User' })).toHaveCount(0);
  await expect(moderatorPage.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await expectAccessible(moderatorPage);
  await moderatorPage.context().close();

  await row.getByRole('button', { name: 'Delete Mo Journeyman' }).click();
  const confirmation = page.getByRole('alertdialog');
  await expect(confirmation).toContainText('Are you sure you want to delete this user?');
  await expect(confirmation.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await confirmation.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  expect((await request.post('/api/auth/login', { data: mo })).status()).toBe(401);
});
