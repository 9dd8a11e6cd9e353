import { openSection, signIn } from './support/staff';
import { expect, expectAccessible, test } from './support/test';

const mo = { email: 'mo@journeys.example', password: 'Mo-pours-after-nine' };

test('An admin adds a moderator, who may sign in until removed again', async ({ page, request, browser, baseURL }) => {
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

  const theirs = await (await browser.newContext({ baseURL })).newPage();
  await theirs.goto('/admin');
  await theirs.getByLabel('Email').fill(mo.email);
  await theirs.getByLabel(/^Password/).fill(mo.password);
  await theirs.getByRole('button', { name: 'Sign In' }).click();
  await expect(theirs.getByText('Welcome back, Mo!')).toBeVisible();
  await openSection(theirs, 'Settings');
  await expect(theirs.getByRole('table', { name: 'Users' })).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Add User' })).toHaveCount(0);
  await expect(theirs.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await expectAccessible(theirs);
  await theirs.context().close();

  await row.getByRole('button', { name: 'Delete Mo Journeyman' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this user?');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  expect((await request.post('/api/auth/login', { data: mo })).status()).toBe(401);
});
