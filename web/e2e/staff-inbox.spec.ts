import { openSection, signIn } from './support/staff';
import { expect, expectAccessible, test } from './support/test';

test('Staff answer an inquiry', async ({ page, request }) => {
  const inquiry = {
    name: 'Jo Journey',
    email: 'jo@journeys.example',
    subject: 'Tours',
    message: 'May we see the barrel room?',
  };
  expect((await request.post('/api/contact/submit', { data: inquiry })).status()).toBe(201);
  await signIn(page);
  await openSection(page, 'Inbox');
  await page.getByRole('searchbox', { name: 'Search inquiries' }).fill('jo journey');
  const row = page.getByRole('table', { name: 'Inquiries' }).getByRole('row', { name: /Jo Journey/ });
  await expect(row).toContainText('New');
  await row.getByRole('button', { name: 'Open the inquiry of Jo Journey' }).click();

  const detail = page.getByRole('dialog', { name: 'Jo Journey' });
  await expect(detail.getByRole('group', { name: 'Message' })).toHaveText(inquiry.message);
  const reply = await detail.getByRole('link', { name: 'Reply by email' }).getAttribute('href');
  expect(reply).toMatch(/^mailto:jo@journeys\.example\?subject=Re/);
  await detail.getByText('Answered', { exact: true }).click();
  await expect(page.getByText('Marked as Answered')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();
  await expect(row).toContainText('Answered');
  await expect(row.getByRole('button', { name: 'Open the inquiry of Jo Journey' })).toBeFocused();
});
