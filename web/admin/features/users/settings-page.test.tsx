import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { Role } from '@domain/user/constants';
import { mockJson, api, mockDeferred, mockNetworkError, mockError } from '../../../test/api';
import { getToken } from '../../auth/session';
import { makeTaproom, mockTaprooms } from '../../test/factories';
import { makeUser, renderStaffPage } from '../../test/render-staff';
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
  api.use(mockJson('get', '/auth/users', { users: [me, joe] }), mockJson('get', '/auth/me', { user: me }));
  return renderStaffPage(<SettingsPage />, { role });
}

/** Returns the request bodies. */
function recordBodies(method: 'post' | 'put', path: string) {
  const bodies: unknown[] = [];
  api.use(
    http[method](`*/api${path}`, async ({ request }) => {
      const body = (await request.json()) as object;
      bodies.push(body);
      return HttpResponse.json({ success: true, user: { ...joe, ...body } });
    }),
  );
  return bodies;
}

test('lists the users and filters them by the search text', async () => {
  const { user } = open();
  expect(screen.getByText('Manage admin and moderator access')).toBeVisible();
  const table = await screen.findByRole('table', { name: 'Users' });
  expect(
    within(table).getByRole('row', { name: /Joe Park joe@boldridge.example Moderator Mar 4, 2026/ }),
  ).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search users' }), 'xyz');
  expect(await screen.findByText('No users found')).toBeVisible();
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
  await user.type(within(dialog).getByLabelText(/^Email/), 'kim@boldridge.example');
  await user.type(within(dialog).getByLabelText(/^Password/), 'long enough');
  await user.click(within(dialog).getByRole('button', { name: 'Show password' }));
  expect(within(dialog).getByLabelText(/^Password/)).toHaveAttribute('type', 'text');
  await user.click(within(dialog).getByRole('button', { name: 'Create User' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bodies).toEqual([
    { firstName: 'Kim', lastName: 'Lee', email: 'kim@boldridge.example', password: 'long enough', role: 'moderator' },
  ]);
});

test('a bartender needs a taproom', async () => {
  const { user } = open();
  api.use(...mockTaprooms(makeTaproom('auburn'), makeTaproom('folsom')));
  const bodies = recordBodies('put', '/auth/users/joe');
  await user.click(await screen.findByRole('button', { name: 'Edit Joe Park' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit User' }));
  await user.click(dialog.getByRole('combobox', { name: 'Role' }));
  await user.click(await screen.findByRole('option', { name: 'Bartender' }));
  await user.click(dialog.getByRole('button', { name: 'Update User' }));
  expect(await dialog.findByText('Please choose the taproom of the bartender')).toBeVisible();
  await user.click(dialog.getByRole('combobox', { name: 'Taproom' }));
  await user.click(await screen.findByRole('option', { name: 'Folsom' }));
  await user.click(dialog.getByRole('button', { name: 'Update User' }));
  await waitFor(() => expect(bodies).toMatchObject([{ role: 'bartender', taproom: 'folsom' }]));
});

test('editing omits a blank password', async () => {
  const { user } = open();
  const bodies = recordBodies('put', '/auth/users/joe');
  await user.click(await screen.findByRole('button', { name: 'Edit Joe Park' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit User' });
  expect(within(dialog).getByText('Leave blank to keep current')).toBeVisible();
  await user.type(within(dialog).getByLabelText(/^Last name/), 'er');
  await user.click(within(dialog).getByRole('button', { name: 'Update User' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toEqual({
    firstName: 'Joe',
    lastName: 'Parker',
    email: joe.email,
    role: 'moderator',
    updatedAt: joe.updatedAt,
  });
});

test('a failed save shows an alert and keeps the dialog open', async () => {
  const { user } = open();
  api.use(mockError('put', '/auth/users/joe', 409, { message: 'A user with this email already exists' }));
  await user.click(await screen.findByRole('button', { name: 'Edit Joe Park' }));
  await user.click(await screen.findByRole('button', { name: 'Update User' }));
  expect(await screen.findByText('A user with this email already exists')).toBeVisible();
  api.use(mockNetworkError('put', '/auth/users/joe'));
  await user.click(screen.getByRole('button', { name: 'Update User' }));
  expect(await screen.findByText('Error saving user')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Edit User' })).toBeVisible();
});

test('a delete needs a confirmation, and its error message is shown', async () => {
  const { user } = open();
  api.use(mockError('delete', '/auth/users/joe', 400, { message: 'At least one admin must remain' }));
  await user.click(await screen.findByRole('button', { name: 'Delete Joe Park' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Are you sure you want to delete this user?');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('At least one admin must remain')).toBeVisible();
});

test('users cannot delete themselves or change their own role', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Ana Moreno' }));
  expect(screen.queryByRole('button', { name: 'Delete Ana Moreno' })).not.toBeInTheDocument();
  expect(await screen.findByText('You cannot change your own role')).toBeVisible();
});

test('a moderator sees all users, without the buttons the server would reject', async () => {
  open('moderator');
  expect(await screen.findByRole('row', { name: /Joe Park/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add User' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Joe Park/ })).not.toBeInTheDocument();
});

test('users who change their own password are signed in again with the new one', async () => {
  const { user } = open('moderator');
  const me = makeUser({ role: 'moderator' });
  const bodies: unknown[] = [];
  api.use(
    http.put('*/api/auth/users/ana', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ success: true, user: me });
    }),
    mockJson('post', '/auth/login', { token: 'token-2', user: me, message: 'Signed in' }),
  );
  await user.click(screen.getByRole('tab', { name: 'My Profile' }));
  await user.type(await screen.findByLabelText(/^Password/), 'a new password');
  await user.click(screen.getByRole('button', { name: 'Save Profile' }));
  await waitFor(() => expect(getToken()).toBe('token-2'));
  expect(bodies[0]).not.toHaveProperty('role');
  expect(await screen.findByText('User updated successfully!')).toBeVisible();
});

test('a save that finishes after its dialog was closed does not close the next dialog', async () => {
  const { user } = open();
  const saved = mockDeferred('put', '/auth/users/joe', { user: joe });
  api.use(saved.handler);
  await user.click(await screen.findByRole('button', { name: 'Edit Joe Park' }));
  await user.click(await screen.findByRole('button', { name: 'Update User' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Add User' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add New User' });
  await user.type(within(dialog).getByLabelText(/^First name/), 'Kim');
  saved.send();
  expect(await screen.findByText('User updated successfully!')).toBeVisible();
  expect(within(dialog).getByLabelText(/^First name/)).toHaveValue('Kim');
});

test('reloads the profile each time its tab is opened', async () => {
  const { user } = open();
  await user.click(screen.getByRole('tab', { name: 'My Profile' }));
  expect(await screen.findByLabelText(/^Last name/)).toHaveValue('Moreno');
  await user.click(screen.getByRole('tab', { name: 'Users' }));
  api.use(mockJson('get', '/auth/me', { user: makeUser({ lastName: 'Moreno-Park' }) }));
  await user.click(screen.getByRole('tab', { name: 'My Profile' }));
  expect(await screen.findByLabelText(/^Last name/)).toHaveValue('Moreno-Park');
});
