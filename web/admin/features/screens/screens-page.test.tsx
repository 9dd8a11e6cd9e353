import { screen, waitFor, within } from '@testing-library/react';
import { pairInput } from '@domain/screen/input';
import { api, mockJson } from '../../../test/api';
import { makeTaproom, mockTaprooms } from '../../test/factories';
import { renderStaffPage } from '../../test/render-staff';
import { contactStateOf, formatContact, ScreensPage } from './screens-page';

test('without a board, the page says that a board comes first; after it is added, the button for the next one has the focus', async () => {
  api.use(
    mockJson('get', '/boards', { boards: [] }),
    mockJson('get', '/screens', { screens: [] }),
    mockJson('get', '/site', { site: { settings: { name: 'Boldridge', accentColor: '#e39a2d' } } }),
    ...mockTaprooms(makeTaproom()),
  );
  const { user } = renderStaffPage(<ScreensPage />);
  expect(await screen.findByText(/add a board first, then pair the screen/)).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Pair a Screen' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add Board' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Bar');
  const board = { _id: 'bar', name: 'Bar', taproom: null, sleepFrom: null, sleepUntil: null };
  api.use(mockJson('post', '/boards', { board }), mockJson('get', '/boards', { boards: [board] }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Board' }));
  expect(await screen.findByRole('button', { name: 'Edit Bar' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add Board' })).toHaveFocus());
});

/** A Saturday in California. */
const now = new Date('2026-07-04T12:00:00-07:00');

test.each([
  [null, 'offline', 'Never connected'],
  ['2026-07-04T11:59:30-07:00', 'online', 'Last contact just now'],
  ['2026-07-04T11:58:00-07:00', 'online', 'Last contact 2 minutes ago'],
  ['2026-07-04T11:50:00-07:00', 'offline', 'Offline for 10 minutes'],
  ['2026-07-04T09:00:00-07:00', 'offline', 'Offline for 3 hours'],
  ['2026-06-30T12:00:00-07:00', 'offline', 'Offline since Tuesday'],
  ['2026-05-30T12:00:00-07:00', 'offline', 'Offline since May 30'],
])('the last contact at %s: %s, %s', (lastContactAt, state, text) => {
  const paired = { pairedAt: '2026-05-01T12:00:00-07:00', lastContactAt };
  expect(contactStateOf(paired, now)).toBe(state);
  expect(formatContact(paired, 'America/Los_Angeles', now)).toBe(text);
});

test.each([
  ['2026-07-04T11:59:58-07:00', 'connecting', 'Connecting…'],
  // The clock of the browser may be behind that of the server.
  ['2026-07-04T12:00:20-07:00', 'connecting', 'Connecting…'],
  ['2026-07-04T11:59:00-07:00', 'offline', 'Never connected'],
])('paired at %s and without a contact: %s, %s', (pairedAt, state, text) => {
  const paired = { pairedAt, lastContactAt: null };
  expect(contactStateOf(paired, now)).toBe(state);
  expect(formatContact(paired, 'America/Los_Angeles', now)).toBe(text);
});

test.each(['123456', '123 456', '123-456', ' 123456 '])('the code %j is accepted', (code) => {
  expect(pairInput.parse({ code, name: 'Bar', board: 'b' }).code).toBe('123456');
});
