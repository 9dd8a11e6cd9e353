import { accounts } from './support/env';
import { apiRequest, openSection, signIn } from './support/staff';
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

test('Back from an edited form prompts before discarding, and a reload keeps the section', async ({ page }) => {
  await signIn(page);
  await openSection(page, 'Beers');
  await page.getByRole('button', { name: 'New Beer' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Half a name');
  await page.goBack();
  const prompt = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(prompt.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(prompt).toBeHidden();
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Half a name');
  await page.goBack();
  await prompt.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Beers' })).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/^\/admin/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Beers' })).toBeVisible();
});

test('a sign-out while the server is unreachable is retried until the session is revoked', async ({
  page,
  request,
  consoleErrors,
}) => {
  await signIn(page);
  // Scripts of the page can't read it.
  const cookies = await page.context().cookies(new URL('/api/', page.url()).href);
  const token = cookies.find(({ name }) => name === 'brewery_session')?.value ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, cookie: document.cookie }))).not.toContain(token);
  const tokenStatus = async () => {
    const response = await request.get('/api/auth/me', { headers: { Authorization: `Bearer ${token}` } });
    return response.status();
  };
  await page.route('**/api/auth/logout', (route) => route.abort());
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('status')).toContainText('the server could not be reached');
  expect(await tokenStatus()).toBe(200);

  await page.unroute('**/api/auth/logout');
  await expect.poll(tokenStatus).toBe(401);
  await expect(page.getByRole('status')).toHaveCount(0);
  // The cookie left in the browser is no longer valid; `page.request` sends the cookies of the page.
  expect((await page.request.get('/api/newsletter/subscribers')).status()).toBe(401);
  expect(consoleErrors.splice(0).filter((message) => !message.includes('ERR_FAILED'))).toEqual([]);
});
