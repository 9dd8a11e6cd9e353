import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '@domain/user/permission';
import { mockCall, mockJson, api, mockDeferred, mockError, mockSetup } from '../../../test/api';
import { makeTaproom, mockTaprooms } from '../../test/factories';
import { answer, choose, fill, makeUser, openDialog, renderStaffPage } from '../../test/render-staff';
import { SettingsPage } from './settings-page';

const joe = makeUser({
  _id: 'joe',
  firstName: 'Joe',
  lastName: 'Park',
  email: 'joe@boldridge.example',
  role: 'moderator',
});

function open(role: Role = 'admin') {
  const me = makeUser({ role });
  api.use(
    mockJson('get', '/auth/users', { users: [me, joe] }),
    mockJson('get', '/auth/me', { user: me }),
    mockJson('get', '/auth/users/joe/sessions', { sessions: [] }),
    mockJson('get', '/auth/users/joe/second-factor', { secondFactor: { isOn: false, recoveryCodesLeft: 0 } }),
    mockJson('get', '/auth/second-factor', { secondFactor: { isOn: false, recoveryCodesLeft: 0 } }),
    mockJson('get', '/mail-server', { mail: { server: null } }),
    mockJson('get', '/auth/sign-in-rules', { rules: { isSecondFactorRequired: false } }),
  );
  return renderStaffPage(<SettingsPage />, { role });
}

const recordBodies = (method: 'post' | 'put', path: string) =>
  mockCall<object>(method, path, (body) => ({ user: { ...joe, ...body } }));

test('lists the users, filters them by the search text, and shows the version', async () => {
  const { user } = open();
  expect(screen.getByText('Manage admin and moderator access')).toBeVisible();
  const table = await screen.findByRole('table', { name: 'Users' });
  const row = within(table).getByRole('row', { name: /Joe Park joe@boldridge.example Moderator Mar 4, 2026/ });
  expect(row).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete Ana Moreno' })).not.toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Search users' }), 'xyz');
  expect(await screen.findByText('No users found')).toBeVisible();
  expect(await screen.findByText('Version 1.0.0')).toBeVisible();
});

test('a moderator sees all users, without the buttons that the server would reject, and the version', async () => {
  open('moderator');
  expect(await screen.findByRole('row', { name: /Joe Park/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit Ana Moreno' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Add User|Joe Park/ })).not.toBeInTheDocument();
  expect(await screen.findByText('Version 1.0.0')).toBeVisible();
});

test('users cannot change their own role', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Ana Moreno' }));
  expect(await screen.findByText('You cannot change your own role')).toBeVisible();
  const role = screen.getByRole('combobox', { name: 'Role' });
  await user.click(role);
  await user.keyboard('{ArrowDown}');
  expect(role).not.toHaveAttribute('aria-activedescendant');
});

test('the default role of a new user is moderator', async () => {
  const { user } = open();
  const bodies = recordBodies('post', '/auth/users');
  await user.click(await screen.findByRole('button', { name: 'Add User' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add New User' });
  await user.click(within(dialog).getByRole('button', { name: 'Create User' }));
  expect(within(dialog).getByText('Password is required')).toBeVisible();
  expect(within(dialog).getByLabelText(/^First name/)).toHaveFocus();
  await user.type(within(dialog).getByLabelText(/^First name/), 'Kim');
  await user.type(within(dialog).getByLabelText(/^Last name/), 'Lee');
  await fill(user, within(dialog).getByLabelText(/^Email/), 'kim@boldridge.example');
  await fill(user, within(dialog).getByLabelText(/^Password/), 'long enough');
  await user.click(within(dialog).getByRole('button', { name: 'Show password' }));
  expect(within(dialog).getByLabelText(/^Password/)).toHaveAttribute('type', 'text');
  await user.click(within(dialog).getByRole('button', { name: 'Create User' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bodies).toEqual([
    { firstName: 'Kim', lastName: 'Lee', email: 'kim@boldridge.example', password: 'long enough', role: 'moderator' },
  ]);
});

test('where mail works, a new user gets an invitation instead of a password', async () => {
  const { user } = open();
  api.use(mockJson('get', '/mail-server', { mail: { server: { host: 'smtp.mail.example' } } }));
  const bodies = recordBodies('post', '/auth/invitations');
  const dialog = await openDialog(user, 'Add User', 'Add New User');
  expect(await dialog.findByRole('checkbox', { name: 'Send an invitation by email' })).toBeChecked();
  expect(dialog.queryByLabelText(/^Password/)).not.toBeInTheDocument();
  await fill(user, dialog.getByLabelText(/^First name/), 'Kim');
  await fill(user, dialog.getByLabelText(/^Last name/), 'Lee');
  await fill(user, dialog.getByLabelText(/^Email/), 'kim@boldridge.example');
  await user.click(dialog.getByRole('button', { name: 'Send Invitation' }));
  expect(await screen.findByText('Invitation sent to kim@boldridge.example')).toBeVisible();
  expect(bodies).toEqual([{ firstName: 'Kim', lastName: 'Lee', email: 'kim@boldridge.example', role: 'moderator' }]);
});

test('a bartender needs a taproom, and may have several; a blank password is omitted', async () => {
  const { user } = open();
  api.use(...mockTaprooms(makeTaproom('auburn'), makeTaproom('folsom')));
  const bodies = recordBodies('put', '/auth/users/joe');
  const dialog = await openDialog(user, 'Edit Joe Park', 'Edit User');
  await choose(user, 'Role', /^Bartender Bar mode only/, dialog);
  await user.click(dialog.getByRole('button', { name: 'Update User' }));
  expect(await dialog.findByText('Please choose the taprooms of the bartender')).toBeVisible();
  await choose(user, 'Taprooms', 'Folsom', dialog);
  await user.click(screen.getByRole('option', { name: 'Auburn' }));
  await user.click(dialog.getByRole('button', { name: 'Update User' }));
  const { firstName, lastName, email, updatedAt } = joe;
  const taprooms = ['folsom', 'auburn'];
  await waitFor(() => expect(bodies).toEqual([{ firstName, lastName, email, role: 'bartender', taprooms, updatedAt }]));
});

test('a delete needs a confirmation, and its error message is shown', async () => {
  const { user } = open();
  api.use(mockError('delete', '/auth/users/joe', 400, { message: 'At least one admin must remain' }));
  await user.click(await screen.findByRole('button', { name: 'Delete Joe Park' }));
  await answer(user, 'Delete', { text: 'Are you sure you want to delete this user?' });
  expect(await screen.findByText('At least one admin must remain')).toBeVisible();
});

const me = makeUser({ role: 'moderator' });
const laptop = {
  _id: 's1',
  device: 'Chrome on macOS',
  ipAddress: '203.0.113.7',
  signedInAt: '2026-03-04T20:00:00.000Z',
  lastUsedAt: '2026-03-04T21:00:00.000Z',
  isCurrent: true,
};
const phone = { ...laptop, _id: 's2', device: 'Safari on iPhone', isCurrent: false };

const openProfile = async (secondFactor = { isOn: false, recoveryCodesLeft: 0 }, sessions: object[] = [laptop]) => {
  const { user } = open('moderator');
  api.use(mockJson('get', '/auth/second-factor', { secondFactor }), mockJson('get', '/auth/sessions', { sessions }));
  await user.click(screen.getByRole('tab', { name: 'My Profile' }));
  await screen.findByLabelText(/^Last name/);
  return user;
};

test('users who change their own password confirm it with the current one', async () => {
  const user = await openProfile();
  const wrong = { path: 'currentPassword', msg: 'This is not your current password' };
  api.use(mockError('put', '/auth/users/ana', 400, { message: 'Please fix the errors below.', errors: [wrong] }));
  expect(screen.queryByLabelText(/^Current password/)).not.toBeInTheDocument();
  await fill(user, screen.getByLabelText(/^Password/), 'a new password');
  await user.click(screen.getByRole('button', { name: 'Save Profile' }));
  expect(await screen.findByText('Enter your current password')).toBeVisible();
  await fill(user, screen.getByLabelText(/^Current password/), 'not it{Enter}');
  expect(await screen.findByText('This is not your current password')).toBeVisible();
  expect(screen.getByLabelText(/^Current password/)).toHaveFocus();
  const bodies = mockCall('put', '/auth/users/ana', { user: me });
  await fill(user, screen.getByLabelText(/^Current password/), 'the current one{Enter}');
  expect(await screen.findByText('User updated successfully!')).toBeVisible();
  expect(bodies).toMatchObject([{ password: 'a new password', currentPassword: 'the current one' }]);
  expect(bodies[0]).not.toHaveProperty('role');
  await waitFor(() => expect(screen.queryByLabelText(/^Current password/)).not.toBeInTheDocument());
  expect(screen.getByLabelText(/^Password/)).toHaveValue('');
});

test('two-step sign-in is turned on with the password and a code of the app, and shows the recovery codes', async () => {
  const user = await openProfile();
  const uri = 'otpauth://totp/Boldridge:ana@boldridge.example?secret=JBSWY3DPEHPK3PXP&issuer=Boldridge';
  const setups = mockCall('post', '/auth/second-factor/setup', { secret: 'JBSWY3DPEHPK3PXP', uri });
  const on = { recoveryCodes: ['ABCDE-FGHJK'], message: 'Two-step sign-in is on' };
  const confirmations = mockCall('post', '/auth/second-factor', on);
  const dialog = await openDialog(user, 'Turn On', 'Turn on two-step sign-in');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(dialog.getByText('Enter your current password')).toBeVisible();
  await fill(user, dialog.getByLabelText(/^Current password/), 'secret-1{Enter}');
  expect(await dialog.findByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  expect(dialog.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  api.use(mockJson('get', '/auth/second-factor', { secondFactor: { isOn: true, recoveryCodesLeft: 10 } }));
  await user.type(dialog.getByRole('textbox', { name: /^Code/ }), '123456{Enter}');
  expect(await dialog.findByText('ABCDE-FGHJK')).toBeVisible();
  expect(setups).toEqual([{ currentPassword: 'secret-1' }]);
  expect(confirmations).toEqual([{ code: '123456' }]);
  await user.click(dialog.getByRole('button', { name: 'I Saved Them' }));
  // The button that opened the dialog is gone.
  await waitFor(() => expect(screen.getByText('On, with 10 recovery codes left.')).toHaveFocus());
});

test('after two-step sign-in is turned off, its state has the focus', async () => {
  const user = await openProfile({ isOn: true, recoveryCodesLeft: 9 });
  await user.click(await screen.findByRole('button', { name: 'Turn Off' }));
  api.use(
    mockJson('delete', '/auth/second-factor', { message: 'Two-step sign-in is off' }),
    mockJson('get', '/auth/second-factor', { secondFactor: { isOn: false, recoveryCodesLeft: 0 } }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Turn off two-step sign-in' }));
  await fill(user, dialog.getByLabelText(/^Current password/), 'secret-1{Enter}');
  await waitFor(() => expect(screen.getByText('Off.')).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('lists the devices of the user and signs out the others', async () => {
  const user = await openProfile(undefined, [laptop, phone]);
  const devices = within(await screen.findByRole('region', { name: 'Signed-In Devices' }));
  expect(await devices.findByText('Chrome on macOS')).toBeVisible();
  expect(devices.getByText('This device')).toBeVisible();
  expect(devices.queryByRole('button', { name: 'Sign out Chrome on macOS' })).not.toBeInTheDocument();
  const signOuts = mockCall('delete', '/auth/sessions/s2', { message: 'Device signed out' });
  api.use(mockJson('get', '/auth/sessions', { sessions: [laptop] }));
  await user.click(devices.getByRole('button', { name: 'Sign out Safari on iPhone' }));
  expect(await screen.findByText('Device signed out')).toBeVisible();
  await waitFor(() => expect(devices.queryByText('Safari on iPhone')).not.toBeInTheDocument());
  expect(signOuts).toHaveLength(1);
  expect(devices.queryByRole('button', { name: 'Sign Out Other Devices' })).not.toBeInTheDocument();
});

test('admins see and sign out the devices of other users, and turn off their two-step sign-in', async () => {
  const { user } = open();
  const signOuts = mockCall('delete', '/auth/users/joe/sessions', { message: 'Done' });
  const turnedOff = mockCall('delete', '/auth/users/joe/second-factor', { message: 'Done' });
  api.use(
    mockJson('get', '/auth/users/joe/sessions', { sessions: [phone] }),
    mockJson('get', '/auth/users/joe/second-factor', { secondFactor: { isOn: true, recoveryCodesLeft: 4 } }),
  );
  const dialog = await openDialog(user, 'Edit Joe Park', 'Edit User');
  expect(await dialog.findByText('Safari on iPhone')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Sign Out All Devices' }));
  await answer(user, 'Sign Out');
  await waitFor(() => expect(signOuts).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await user.click(await dialog.findByRole('button', { name: 'Turn Off' }));
  await answer(user, 'Turn Off');
  await waitFor(() => expect(turnedOff).toHaveLength(1));
});

test('a save that finishes after its dialog was closed does not close the next one', async () => {
  const { user } = open();
  const saved = mockDeferred('put', '/auth/users/joe', { user: joe });
  api.use(saved.handler);
  const first = await openDialog(user, 'Edit Joe Park', 'Edit User');
  await user.click(first.getByRole('button', { name: 'Update User' }));
  await user.click(first.getByRole('button', { name: 'Cancel' }));
  await openDialog(user, 'Add User', 'Add New User');
  saved.send();
  expect(await screen.findByText('User updated successfully!')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Add New User' })).toBeVisible();
});

test('reloads the profile each time its tab is opened', async () => {
  const user = await openProfile();
  expect(screen.getByLabelText(/^Last name/)).toHaveValue('Moreno');
  await user.click(screen.getByRole('tab', { name: 'Users' }));
  api.use(mockJson('get', '/auth/me', { user: makeUser({ lastName: 'Moreno-Park' }) }));
  await user.click(screen.getByRole('tab', { name: 'My Profile' }));
  expect(await screen.findByLabelText(/^Last name/)).toHaveValue('Moreno-Park');
});

test('removes the demo without what an admin keeps, or everything once that is typed', async () => {
  const beer = { _id: 'harbor', name: 'Harbor Light', isNew: true };
  const own = [{ summary: '2 beers', records: [beer, { _id: 'ridge', name: 'Ridge Runner', isNew: false }] }];
  const startEmpty = { demo: ['14 beers', '60 photos'], own: ['2 beers'] };
  api.use(mockSetup({ startEmpty }), mockJson('get', '/setup/own-content', { own }));
  const bodies = mockCall('post', '/setup/start-empty', { setup: { startEmpty } });
  const { user } = renderStaffPage(<SettingsPage route={{ page: 'settings', id: 'demo' }} />);

  const kept = within(await screen.findByRole('group', { name: '2 beers' }));
  expect(screen.getByRole('button', { name: 'Remove Everything' })).toBeDisabled();
  await user.click(kept.getByRole('checkbox', { name: 'Ridge Runner (changed)' }));
  expect(kept.getByRole('checkbox', { name: 'Keep all 2 beers' })).toBePartiallyChecked();
  await user.click(screen.getByRole('button', { name: 'Start Empty…' }));
  const text = /This deletes 14 beers and 60 photos and 1 of your own records, after a backup\./;
  await answer(user, 'Delete and Start Empty', { name: 'Remove the demo content?', text });
  await waitFor(() => expect(bodies).toEqual([{ remove: ['ridge'] }]));

  await user.type(screen.getByRole('textbox', { name: /^To confirm, type/ }), 'remove everything');
  await user.click(screen.getByRole('button', { name: 'Remove Everything' }));
  await waitFor(() => expect(bodies[1]).toEqual({ everything: 'remove everything' }));
});
