import { accounts } from './support/env';
import { apiRequest, openSection, signIn } from './support/staff';
import { expect, expectAccessible, test } from './support/test';

test('a link to an inquiry opens it after the sign-in, and the URL becomes /admin', async ({ page, request }) => {
  const message = {
    name: 'Lin Journey',
    email: 'lin@journeys.example',
    subject: 'Tours',
    message: 'Is the cellar open on Mondays?',
  };
  expect((await request.post('/api/contact/submit', { data: message })).status()).toBe(201);
  await signIn(page);
  const { inquiries } = await apiRequest(page, 'GET', '/inquiries?search=lin+journey');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('heading', { name: 'Staff sign-in' }).waitFor();

  await page.goto(`/admin/inbox/${inquiries[0]._id}`);
  await page.getByLabel('Email').fill(accounts.staff.email);
  await page.getByLabel(/^Password/).fill(accounts.staff.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  const detail = page.getByRole('dialog', { name: 'Lin Journey' });
  await expect(detail.getByRole('group', { name: 'Message' })).toHaveText(message.message);
  expect(new URL(page.url()).pathname).toBe('/admin');
  await page.reload();
  await expect(detail).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
});

test('a link to a deleted beer says so', async ({ page, consoleErrors }) => {
  await signIn(page);
  await page.goto('/admin/beers/no-such-beer');
  await expect(page.getByRole('alert')).toContainText('This beer no longer exists');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show all beers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Beers' })).toBeVisible();
  // The browser logs the 404.
  expect(consoleErrors.splice(0).filter((error) => !error.includes('404'))).toEqual([]);
});

test('a beer is found, opened, edited and saved with the keyboard alone', async ({ page }) => {
  await signIn(page);
  const draft = { name: 'Journey Keyboard Kölsch', style: 'Kölsch', description: 'Crisp.', abv: 5, ibu: 22 };
  const { beer } = await apiRequest(page, 'POST', '/beers', draft);
  await page.keyboard.press('Control+k');
  const jump = page.getByRole('dialog', { name: 'Quick jump' });
  await jump.getByRole('combobox', { name: 'Jump to' }).pressSequentially('keyboard k');
  await expect(jump.getByRole('option', { name: /Journey Keyboard Kölsch/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  const name = page.getByRole('textbox', { name: /^Name/ });
  await expect(name).toHaveValue(draft.name);

  await name.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' / s?');
  await expect(name).toHaveValue('Journey Keyboard Kölsch / s?');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Beer updated successfully!')).toBeVisible();
  const { beer: saved } = await apiRequest(page, 'GET', `/beers/admin/${beer._id}`);
  expect(saved.name).toBe('Journey Keyboard Kölsch / s?');

  const search = page.getByRole('searchbox', { name: 'Search beers' });
  await search.waitFor();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await openSection(page, 'Dashboard');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
});
