import { screen, waitFor, within } from '@testing-library/react';
import { noOpeningHours } from '@domain/taproom/week-hours';
import { api, mockCall, mockError } from '../../../test/api';
import { currentRoute, useRoute } from '../../shell/navigation';
import { makeTaproom, mockTaprooms } from '../../test/factories';
import { answer, fill, renderStaffPage } from '../../test/render-staff';
import { TaproomsPage } from './taprooms-page';

const RoutedPage = () => <TaproomsPage route={useRoute()} />;

const auburn = makeTaproom('auburn', { eventCount: 12 });
const folsom = makeTaproom('folsom');

function open(page: 'taprooms' | 'taprooms-new' = 'taprooms', taprooms = [auburn, folsom]) {
  api.use(...mockTaprooms(...taprooms));
  return renderStaffPage(<RoutedPage />, { route: { page } });
}

const names = () =>
  screen.getAllByRole('listitem').map((row) => within(row).getByText(/^(Auburn|Folsom)$/).textContent);

test('the order is saved at once', async () => {
  const { user } = open();
  const move = await screen.findByRole('button', { name: 'Move Folsom earlier' });
  const bodies = mockCall('put', '/taprooms/order', { taprooms: [folsom, auburn] });
  api.use(...mockTaprooms(folsom, auburn));
  await user.click(move);
  await waitFor(() => expect(bodies).toEqual([{ slugs: ['folsom', 'auburn'] }]));
  expect(names()).toEqual(['Folsom', 'Auburn']);
});

test('a taproom is hidden, with its version', async () => {
  const { user } = open();
  const bodies = mockCall('put', '/taprooms/folsom', { taproom: { ...folsom, isActive: false } });
  await user.click(await screen.findByRole('switch', { name: 'Folsom is shown on the site' }));
  expect(await screen.findByText('Folsom is hidden')).toBeVisible();
  expect(bodies).toEqual([{ isActive: false, updatedAt: folsom.updatedAt }]);
});

test('a taproom with events can’t be deleted: the dialog offers to hide it', async () => {
  const { user } = open();
  const bodies = mockCall('put', '/taprooms/auburn', { taproom: { ...auburn, isActive: false } });
  await user.click(await screen.findByRole('button', { name: 'Delete Auburn' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Auburn can’t be deleted' }));
  expect(dialog.getByText(/^It has 12 events\. .*hide Auburn instead/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Hide' }));
  expect(await screen.findByText('Auburn is hidden')).toBeVisible();
  expect(bodies).toEqual([{ isActive: false, updatedAt: auburn.updatedAt }]);
});

test('a taproom that got its first event after the page was loaded can’t be deleted either', async () => {
  const { user } = open('taprooms', [auburn, { ...folsom, isActive: false, eventCount: 0 }]);
  api.use(mockError('delete', '/taprooms/folsom', 409, { code: 'taproom-in-use', message: 'It has 1 event.' }));
  await user.click(await screen.findByRole('button', { name: 'Delete Folsom' }));
  await answer(user, 'Delete', { name: 'Delete Folsom?' });
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Folsom can’t be deleted' }));
  expect(dialog.getByText('It has 1 event. It is hidden already: visitors don’t see it.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'OK' })).toHaveFocus();
  expect(dialog.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
});

test('each taproom shows the status that visitors read', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-01T22:00:00Z'), toFake: ['Date'] });
  const early = { ...auburn.openingHours, closesEarly: { date: '2026-11-01', closes: '18:00' } };
  open('taprooms', [{ ...auburn, openingHours: early }, makeTaproom('folsom', { openingHours: noOpeningHours() })]);
  expect(await screen.findByText('Open until 6:00 PM · Closing early today')).toBeVisible();
  expect(screen.getByText('Coming soon')).toBeVisible();
});

test('a new taproom is hidden at first and opens in Content', async () => {
  const { user } = open('taprooms-new');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Taproom' }));
  await user.click(dialog.getByRole('button', { name: 'Add Taproom' }));
  expect(dialog.getByText('Please enter a name')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'All');
  await user.click(dialog.getByRole('button', { name: 'Add Taproom' }));
  expect(dialog.getByText('“All” is reserved. Please choose another name.')).toBeVisible();
  await fill(user, dialog.getByRole('textbox', { name: 'Name' }), 'Roseville');
  await fill(user, dialog.getByRole('textbox', { name: 'City' }), 'Roseville');
  const bodies = mockCall('post', '/taprooms', { taproom: makeTaproom('auburn', { slug: 'roseville' }) });
  await user.click(dialog.getByRole('button', { name: 'Add Taproom' }));
  await waitFor(() => expect(currentRoute()).toEqual({ page: 'content' }));
  expect(sessionStorage.getItem('adminList.content')).toBe('{"tab":"roseville"}');
  expect(bodies[0]).toMatchObject({
    name: 'Roseville',
    city: 'Roseville',
    state: 'CA',
    timeZone: 'America/Los_Angeles',
    isActive: false,
    openingHours: { regular: { sunday: [{ opens: '11:00', closes: '20:00' }] } },
  });
});
