import { openSection, signIn } from './support/staff';
import { expect, test } from './support/test';

const nextMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

test('a draft is published from the message about it, then repeated, canceled and restored', async ({
  page,
  request,
}) => {
  await signIn(page);
  await openSection(page, 'Events');
  await page.getByRole('button', { name: 'Add Event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Event' });
  await dialog.getByLabel('Title').fill('Journey Trivia');
  await dialog.getByLabel('Description').fill('Six rounds.');
  await dialog.getByLabel('Location').fill('Auburn taproom');
  await dialog.getByLabel('Start Date').fill(nextMonth());
  await dialog.getByLabel('Start Time').fill('22:00');
  await dialog.getByLabel('End Time').fill('23:00');
  await expect(dialog.getByText('Outside opening hours')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create Event' }).click();
  await expect(dialog.getByText('Event created successfully!')).toBeVisible();
  await expect(page.getByText('Saved as draft')).toBeVisible();
  await page.getByRole('button', { name: 'Publish Journey Trivia' }).click();
  await expect(page.getByText('“Journey Trivia” is published')).toBeVisible();
  expect(await (await request.get('/events')).text()).toContain('Journey Trivia');

  await page.getByRole('searchbox', { name: 'Search events' }).fill('Journey Trivia');
  const cards = page.getByRole('article', { name: 'Journey Trivia' });
  await expect(cards).toHaveCount(1);
  // By keyboard: the menu, the dialog, and back to the button of the menu.
  const menuButton = page.getByRole('button', { name: 'More actions for Journey Trivia' });
  await menuButton.press('Enter');
  await page.getByRole('menuitem', { name: 'Repeat…' }).press('Enter');
  const repeat = page.getByRole('dialog', { name: 'Repeat Event' });
  await expect(repeat.getByLabel('Times')).toBeFocused();
  await repeat.getByLabel('Times').fill('3');
  await repeat.getByRole('checkbox').nth(1).uncheck();
  await repeat.getByRole('button', { name: 'Create 2 Events' }).click();
  await expect(page.getByText('2 events created')).toBeVisible();
  await expect(cards).toHaveCount(3);

  await menuButton.first().press('Enter');
  await page.getByRole('menuitem', { name: 'Cancel event…' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel event' }).click();
  await expect(cards.first().getByText('Cancelled')).toBeVisible();
  // The message about the series has an Undo of its own.
  await page
    .getByRole('alert')
    .filter({ hasText: /cancelled/ })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(cards.first().getByText('Published')).toBeVisible();

  await page.locator('label', { hasText: 'Calendar' }).click();
  await page.getByRole('grid').waitFor();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page.getByRole('button', { name: /^Journey Trivia, 10:00 PM – 11:00 PM/ }).first()).toBeVisible();
});
