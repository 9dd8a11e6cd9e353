import { openPanel, signInToPanel, takeErrors, type Panel } from './support/panel';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1440, height: 1000 } });

const events = '/content-manager/collection-types/api::event.event';

const title = 'Harvest Ramble';

type Created = { data: { documentId: string } };
type Stored = { documentId: string; startDate: string; eventStatus: string };

let panel: Panel;

test.beforeAll(async () => {
  panel = await signInToPanel();
});

// The other journeys expect the events of the demo.
test.afterAll(async () => {
  const documentIds = (await fetchStored()).map(({ documentId }) => documentId);
  await panel.call('POST', `${events}/actions/bulkDelete`, { documentIds });
});

const fetchStored = async () => {
  const path = `${events}?filters[title][$eq]=${title}&sort=startDate:ASC`;
  return (await panel.call<{ results: Stored[] }>('GET', path)).results;
};

test('an event is moved in the calendar with the keyboard and repeated as drafts', async ({
  page,
  request,
  consoleErrors,
}) => {
  const { data } = await panel.call<Created>('POST', events, {
    title,
    description: 'Through the hop yard.',
    category: 'community',
    eventStatus: 'published',
    location: 'Boldridge Taproom',
    startDate: '2041-06-04',
    endDate: '2041-06-04',
    startTime: '17:00:00.000',
    endTime: '19:00:00.000',
  });

  await openPanel(page, '/calendar?date=2041-06-04', 'Calendar');
  const grid = page.getByRole('grid', { name: 'Events in June 2041' });
  const tuesday = grid.getByRole('button', { name: /^Tuesday, June 4, 1 event/ });
  await tuesday.focus();
  await page.keyboard.press('ArrowRight');
  await expect(grid.getByRole('button', { name: /^Wednesday, June 5/ })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  const bar = grid.getByRole('button', { name: new RegExp(`^${title}, Tuesday, June 4`) });
  await bar.focus();
  const expectTarget = (date: string) => expect(page.getByText(date, { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Space');
  await expectTarget('Tuesday, June 4');
  await page.keyboard.press('ArrowRight');
  await expectTarget('Wednesday, June 5');
  await page.keyboard.press('ArrowDown');
  await expectTarget('Wednesday, June 12');
  await page.keyboard.press('Space');
  const dialog = page.getByRole('dialog', { name: 'Move event' });
  await expect(dialog).toContainText(title);
  await expect(dialog).toContainText('FromTuesday, June 4, 2041, 5:00 PM - 7:00 PM');
  await expect(dialog).toContainText('ToWednesday, June 12, 2041, 5:00 PM - 7:00 PM');
  await dialog.getByRole('button', { name: 'Move event' }).click();
  await expect(grid.getByRole('button', { name: new RegExp(`^${title}, Wednesday, June 12`) })).toBeVisible();
  const { event } = await (await request.get(`/api/events/${data.documentId}`)).json();
  expect(event).toMatchObject({ startDate: '2041-06-12', endDate: '2041-06-12', startTime: '17:00' });

  await page.getByRole('button', { name: 'Week', exact: true }).click();
  await page.goBack();
  await expect(grid).toBeVisible();
  await grid.getByRole('button', { name: new RegExp(`^${title}`) }).click();
  // The content manager loads its code first, which can take longer than an assertion waits.
  await page.getByRole('heading', { name: title }).waitFor();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Repeat…' }).click();
  const repeat = page.getByRole('dialog', { name: 'Repeat event' });
  await repeat.getByRole('textbox', { name: 'Times' }).fill('3');
  await repeat.getByRole('textbox', { name: 'Times' }).press('Tab');
  await repeat.getByRole('checkbox', { name: /^Wednesday, June 26/ }).click();
  await repeat.getByRole('button', { name: 'Create 2 drafts' }).click();
  await expect(page.getByText('2 drafts created')).toBeVisible();
  expect((await fetchStored()).map(({ startDate, eventStatus }) => `${startDate} ${eventStatus}`)).toEqual([
    '2041-06-12 published',
    '2041-06-19 draft',
    '2041-07-03 draft',
  ]);
  expect(takeErrors(consoleErrors)).toEqual([]);
});
