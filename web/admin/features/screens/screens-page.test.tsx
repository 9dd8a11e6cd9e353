import { screen, waitFor, within } from '@testing-library/react';
import { api, mockJson } from '../../../test/api';
import { makeTaproom, mockTaprooms } from '../../test/factories';
import { renderStaffPage } from '../../test/render-staff';
import { ScreensPage } from './screens-page';

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
