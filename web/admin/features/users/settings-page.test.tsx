import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { Role } from '@domain/user/user';
import { answers, api, heldBack, isAway, refuses } from '../../../test/api';
import { getToken } from '../../auth/session';
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
  api.use(answers('get', '/auth/users', { users: [me, joe] }), answers('get', '/auth/me', { user: me }));
  return renderStaffPage(<SettingsPage />, { role });
}

/** Keeps the bodies that were sent. */
function recorded(method: 'post' | 'put', path: string) {
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

test('lists who may sign in; the search narrows it down', async () => {
  const { user } = open();
  expect(screen.getByText('Manage admin and moderator access')).toBeVisible();
  const table = await screen.findByRole('table', { name: 'Users' });
  expect(
    within(table).getByRole('row', { name: /Joe Park joe@boldridge.example Moderator Mar 4, 2026/ }),
  ).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search users' }), 'nobody');
  expect(await screen.findByText('No users found')).toBeVisible();
});

test('a new user is a moderator unless told otherwise', async () => {
  const { user } = open();
  const bodies = recorded('post', '/auth/users');
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

test('editing leaves a blank password out', async () => {
  const { user } = open();
  const bodies = recorded('put', '/auth/users/joe');
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

test('a save that fails is an alert and keeps the dialog', async () => {
  const { user } = open();
  api.use(refuses('put', '/auth/users/joe', 409, { message: 'A user with this email already exists' }));
  await user.click(await screen.findByRole('button', { name: 'Edit Joe Park' }));
  await user.click(await screen.findByRole('button', { name: 'Update User' }));
  expect(await screen.findByText('A user with this email already exists')).toBeVisible();
  api.use(isAway('put', '/auth/users/joe'));
  await user.click(screen.getByRole('button', { name: 'Update User' }));
  expect(await screen.findByText('Error saving user')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Edit User' })).toBeVisible();
});

test('deleting asks first and says what the server says', async () => {
  const { user } = open();
  api.use(refuses('delete', '/auth/users/joe', 400, { message: 'At least one admin must remain' }));
  await user.click(await screen.findByRole('button', { name: 'Delete Joe Park' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Are you sure you want to delete this user?');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('At least one admin must remain')).toBeVisible();
});

test('nobody is offered to delete or demote themselves', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Ana Moreno' }));
  expect(screen.queryByRole('button', { name: 'Delete Ana Moreno' })).not.toBeInTheDocument();
  expect(await screen.findByText('You cannot change your own role')).toBeVisible();
});

test('a moderator sees everybody but no button that would be refused', async () => {
  open('moderator');
  expect(await screen.findByRole('row', { name: /Joe Park/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add User' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Joe Park/ })).not.toBeInTheDocument();
});

test('a new password of one’s own is followed by a quiet sign-in', async () => {
  const { user } = open('moderator');
  const me = makeUser({ role: 'moderator' });
  const bodies: unknown[] = [];
  api.use(
    http.put('*/api/auth/users/ana', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ success: true, user: me });
    }),
    answers('post', '/auth/login', { token: 'token-2', user: me, message: 'Signed in' }),
  );
  await user.click(screen.getByRole('tab', { name: 'My Profile' }));
  await user.type(await screen.findByLabelText(/^Password/), 'a new password');
  await user.click(screen.getByRole('button', { name: 'Save Profile' }));
  await waitFor(() => expect(getToken()).toBe('token-2'));
  expect(bodies[0]).not.toHaveProperty('role');
  expect(await screen.findByText('User updated successfully!')).toBeVisible();
});

test('a slow save does not close the dialog that was opened after it', async () => {
  const { user } = open();
  const saved = heldBack('put', '/auth/users/joe', { user: joe });
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

test('the profile is asked for whenever it is opened', async () => {
  const { user } = open();
  await user.click(screen.getByRole('tab', { name: 'My Profile' }));
  expect(await screen.findByLabelText(/^Last name/)).toHaveValue('Moreno');
  await user.click(screen.getByRole('tab', { name: 'Users' }));
  api.use(answers('get', '/auth/me', { user: makeUser({ lastName: 'Moreno-Park' }) }));
  await user.click(screen.getByRole('tab', { name: 'My Profile' }));
  expect(await screen.findByLabelText(/^Last name/)).toHaveValue('Moreno-Park');
});
