import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api, mockJson } from '../../test/api';
import { staffDownload, staffSend } from '../../api/staff/client';
import { ExportButton } from '../components/data-table';
import { UserModal } from '../features/users/user-modal';
import { fill, makeUser, renderStaffPage } from '../test/render-staff';
import { ConfirmationDialog } from '../authenticated-app';

const needed = { success: false, code: 'confirm-password', message: 'Please confirm your password, then try again' };
const wrong = {
  success: false,
  code: 'invalid-input',
  message: 'Please fix the errors below before submitting.',
  errors: [{ path: 'password', msg: 'This is not your current password' }],
};

/** The password is `secret-1`. Returns the bodies of both calls. */
function mockServer({ hasSecondFactor = false } = {}) {
  const typed: unknown[] = [];
  const created: unknown[] = [];
  let isConfirmed = false;
  api.use(
    mockJson('get', '/mail-server', { mail: { server: null } }),
    mockJson('get', '/auth/second-factor', { secondFactor: { isOn: hasSecondFactor, recoveryCodesLeft: 0 } }),
    http.post<never, { password: string }>('*/api/auth/confirm-password', async ({ request }) => {
      const body = await request.json();
      typed.push(body);
      isConfirmed = body.password === 'secret-1';
      return isConfirmed
        ? HttpResponse.json({ success: true, message: '' })
        : HttpResponse.json(wrong, { status: 400 });
    }),
    http.post('*/api/auth/users', async ({ request }) => {
      created.push(await request.json());
      return isConfirmed
        ? HttpResponse.json({ success: true, user: makeUser() }, { status: 201 })
        : HttpResponse.json(needed, { status: 403 });
    }),
    http.get('*/api/newsletter/export/csv', () =>
      isConfirmed ? HttpResponse.text('Email') : HttpResponse.json(needed, { status: 403 }),
    ),
  );
  return { typed, created };
}

const findDialog = () => screen.findByRole('dialog', { name: 'Confirm that it’s you' });

async function createUser() {
  const onClose = vi.fn<() => void>();
  const { user } = renderStaffPage(
    <>
      <UserModal target="new" onClose={onClose} />
      <ConfirmationDialog />
    </>,
  );
  const form = await screen.findByRole('dialog', { name: 'Add New User' });
  await user.type(within(form).getByLabelText(/^First name/), 'Kim');
  await user.type(within(form).getByLabelText(/^Last name/), 'Lee');
  await user.type(within(form).getByLabelText(/^Email/), 'kim@boldridge.example');
  await user.type(within(form).getByLabelText(/^Password/), 'long enough{Enter}');
  return { user, form, onClose, dialog: await findDialog() };
}

const kim = {
  firstName: 'Kim',
  lastName: 'Lee',
  email: 'kim@boldridge.example',
  password: 'long enough',
  role: 'moderator',
};

test('a save that needs the password is repeated once the user has typed it', async () => {
  const { typed, created } = mockServer();
  const { user, dialog, onClose } = await createUser();
  const password = within(dialog).getByLabelText(/^Current password/);
  await waitFor(() => expect(password).toHaveFocus());
  await user.type(password, 'mistyped{Enter}');
  await waitFor(() => expect(password).toHaveAccessibleDescription('This is not your current password'));
  await fill(user, password, 'secret-1{Enter}');
  expect(await screen.findByText('User created successfully!')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Confirm that it’s you' })).not.toBeInTheDocument();
  expect(onClose).toHaveBeenCalledOnce();
  expect(typed).toEqual([
    { password: 'mistyped', code: '' },
    { password: 'secret-1', code: '' },
  ]);
  expect(created).toEqual([kim, kim]);
});

test.each(['Escape', 'Cancel'])('%s keeps the form as it is, with a message', async (way) => {
  const { typed } = mockServer();
  const { user, form, dialog, onClose } = await createUser();
  if (way === 'Escape') await user.keyboard('{Escape}');
  else await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please confirm your password, then try again');
  expect(screen.getAllByRole('dialog')).toEqual([form]);
  expect(within(form).getByLabelText(/^First name/)).toHaveValue('Kim');
  expect(onClose).not.toHaveBeenCalled();
  expect(typed).toEqual([]);
});

test('a user with two-step sign-in types a code too', async () => {
  const { typed } = mockServer({ hasSecondFactor: true });
  const { user, dialog } = await createUser();
  const code = await within(dialog).findByLabelText(/^Code/);
  await user.type(within(dialog).getByLabelText(/^Current password/), 'secret-1{Enter}');
  expect(code).toHaveAccessibleDescription(/Enter the code of your authenticator app/);
  expect(code).toHaveFocus();
  await user.type(code, '123 456{Enter}');
  expect(await screen.findByText('User created successfully!')).toBeVisible();
  expect(typed).toEqual([{ password: 'secret-1', code: '123 456' }]);
});

test('a download asks too, and is not saved if the user cancels', async () => {
  mockServer();
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user } = renderStaffPage(
    <>
      <ExportButton download={() => staffDownload('/newsletter/export/csv')} errorText="Failed to export CSV" />
      <ConfirmationDialog />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await user.click(within(await findDialog()).getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please confirm your password, then try again');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await user.type(within(await findDialog()).getByLabelText(/^Current password/), 'secret-1{Enter}');
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
});

test('calls at the same time ask once', async () => {
  const { typed } = mockServer();
  const { user } = renderStaffPage(<ConfirmationDialog />);
  const calls = Promise.all([staffSend('POST', '/auth/users', kim), staffDownload('/newsletter/export/csv')]);
  await user.type(within(await findDialog()).getByLabelText(/^Current password/), 'secret-1{Enter}');
  await calls;
  expect(typed).toHaveLength(1);
});
