import { openSection, signIn } from './support/staff';
import { expect, expectAccessible, test } from './support/test';

test('staff reply to an inquiry and mark it as answered', async ({ page, request }) => {
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
  await row.getByRole('button', { name: 'Open inquiry from Jo Journey' }).click();

  const detail = page.getByRole('dialog', { name: 'Jo Journey' });
  await expect(detail.getByRole('group', { name: 'Message' })).toHaveText(inquiry.message);
  const reply = detail.getByRole('link', { name: 'Reply by email' });
  await expect(reply).toHaveAttribute('href', /^mailto:jo@journeys\.example\?subject=Re/);
  await reply.click();
  await detail.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(page.getByText('Marked as Answered')).toBeVisible();
  await expect(detail.getByRole('radio', { name: 'Answered' })).toBeChecked();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();
  await expect(row).toContainText('Answered');
  await expect(row.getByRole('button', { name: 'Open inquiry from Jo Journey' })).toBeFocused();
});
