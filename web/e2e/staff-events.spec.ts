import { apiRequest, openSection, signIn } from './support/staff';
import { expect, test } from './support/test';

const nextMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

const trivia = () => ({
  title: 'Trivia Nihgt at Journey’s End',
  description: 'Bring a team.',
  category: 'community',
  tapRoom: 'Auburn',
  status: 'published',
  location: 'Auburn taproom',
  startDate: nextMonth(),
  endDate: nextMonth(),
  startTime: '18:00',
  endTime: '20:00',
});

test('an edited event appears on the site immediately', async ({ page }) => {
  await signIn(page);
  await apiRequest(page, 'POST', '/events', trivia());
  await openSection(page, 'Events');
  await page.getByRole('searchbox', { name: 'Search events' }).fill('nihgt');
  await page.getByRole('button', { name: 'Edit Trivia Nihgt at Journey’s End' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Event' });
  await dialog.getByLabel('Title').fill('Trivia Night at Journey’s End');
  await dialog.getByRole('button', { name: 'Update Event' }).click();
  await expect(dialog.getByText('Event updated successfully!')).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.goto('/events');
  await expect(page.getByRole('heading', { name: 'Trivia Night at Journey’s End' })).toBeVisible();
  await expect(page.getByText('Nihgt')).toHaveCount(0);
});

test('a new event shows its field errors, then appears on the site', async ({ page }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'New Event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Event' });
  await dialog.getByRole('button', { name: 'Create Event' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please fix the errors below before saving the event.');
  await expect(dialog.getByLabel('Title')).toBeFocused();

  await dialog.getByLabel('Title').fill('Journey Release Party');
  await dialog.getByLabel('Description').fill('The first pour.');
  await dialog.getByLabel('Status').click();
  await page.getByRole('option', { name: 'Published' }).click();
  await dialog.getByLabel('Location').fill('Folsom taproom');
  await dialog.getByLabel('Start Date').fill(nextMonth());
  await expect(dialog.getByLabel('End Date')).toHaveValue(nextMonth());
  await dialog.getByLabel('Start Time').fill('17:00');
  await dialog.getByLabel('End Time').fill('16:00');
  await dialog.getByRole('button', { name: 'Create Event' }).click();
  await expect(dialog.getByText('End time must be after start time')).toBeVisible();
  await dialog.getByLabel('End Time').fill('21:00');
  await dialog.getByRole('button', { name: 'Create Event' }).click();
  await expect(dialog.getByText('Event created successfully!')).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.goto('/events');
  await expect(page.getByRole('heading', { name: 'Journey Release Party' })).toBeVisible();
});

test('a draft is published from the message about it, then repeated, canceled and restored', async ({ page }) => {
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

  await page.getByRole('searchbox', { name: 'Search events' }).fill('Journey Trivia');
  const cards = page.getByRole('article', { name: 'Journey Trivia' });
  await expect(cards).toHaveCount(1);
  // With the keyboard: the menu, the dialog, and back to the button of the menu.
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
