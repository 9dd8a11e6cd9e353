import { screen } from '@testing-library/react';
import type { StaffShippingState } from '@domain/shipping/schema';
import { api, mockCall, mockError, mockJson } from '../../../test/api';
import { fill, openDialog, renderStaffPage } from '../../test/render-staff';
import { ShippingStatesPage } from './shipping-states-page';

const makeState = (state: Partial<StaffShippingState> = {}): StaffShippingState => ({
  state: 'Nevada',
  code: 'NV',
  isEnabled: false,
  note: null,
  lastReviewed: null,
  updatedAt: null,
  ...state,
});

const oregon = makeState({ state: 'Oregon', code: 'OR', isEnabled: true });

const mockStates = (nevada: StaffShippingState) =>
  api.use(mockJson('get', '/shipping-states/admin', { shippingStates: [nevada, oregon] }));

const open = () => {
  mockStates(makeState());
  return renderStaffPage(<ShippingStatesPage />);
};

test('a switch keeps its position if its save fails; else the count follows, although the list fails to load again', async () => {
  const { user } = open();
  expect(await screen.findByText('You ship to 1 state.')).toBeVisible();
  api.use(mockError('put', '/shipping-states/NV', 500, { message: 'Unsaved' }));
  await user.click(screen.getByRole('switch', { name: 'Ship to Nevada' }));
  expect(await screen.findByText('Unsaved')).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Ship to Nevada' })).not.toBeChecked();
  const saved = makeState({ isEnabled: true });
  const bodies = mockCall('put', '/shipping-states/NV', { shippingState: saved });
  api.use(mockError('get', '/shipping-states/admin', 500, { message: 'Broken' }));
  await user.click(screen.getByRole('switch', { name: 'Ship to Nevada' }));
  expect(await screen.findByText('You ship to Nevada now')).toBeVisible();
  expect(await screen.findByText('You ship to 2 states.')).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Ship to Nevada' })).toBeChecked();
  expect(bodies).toEqual([{ isEnabled: true, updatedAt: null }]);
});

test('the date of a check is blank until staff enter one', async () => {
  const { user } = open();
  expect(await screen.findByRole('row', { name: /Nevada NV.*Never/ })).toBeVisible();
  const dialog = await openDialog(user, 'Edit Nevada', 'Nevada');
  expect(dialog.getByLabelText(/^Rules checked/)).toHaveValue('');
  await fill(user, dialog.getByRole('textbox', { name: /^Note/ }), 'Adults sign');
  await fill(user, dialog.getByLabelText(/^Rules checked/), '2026-07-04');
  const saved = makeState({ note: 'Adults sign', lastReviewed: '2026-07-04' });
  const bodies = mockCall('put', '/shipping-states/NV', { shippingState: saved });
  mockStates(saved);
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByRole('row', { name: /Nevada NV.*Adults sign.*Jul 4/ })).toBeVisible();
  expect(bodies).toEqual([{ isEnabled: false, note: 'Adults sign', lastReviewed: '2026-07-04', updatedAt: null }]);
});
