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

test('an edited event appears on the site immediately', async ({ page, request }) => {
  await signIn(page);
  await apiRequest(page, request, 'POST', '/events', trivia());
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
