import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toInvitation } from '@domain/user/reset-link';
import { api, mockError, mockJson, mockCall } from '../../test/api';
import { App } from '../app';
import { fill, makeTestClient, makeUser, resetBrowser, signIn } from '../test/render-staff';

const { email } = makeUser();
const linkMessage = 'If this email belongs to a staff account, we have sent a link to reset its password.';
const invalidMessage = 'This link is no longer valid. Please request a new one.';

function open({ resetToken = null as string | null, isSignedIn = false } = {}) {
  resetBrowser();
  if (isSignedIn) signIn();
  render(<App queryClient={makeTestClient()} resetToken={resetToken} />);
  return userEvent.setup();
}

const heading = (name: string) => screen.findByRole('heading', { name });
const emailField = () => screen.getByRole('textbox', { name: /Email/ });
const passwordField = () => screen.getByLabelText(/^New password/);

test('"Forgot password?" takes the typed email along, shows the message of the server, and leads back', async () => {
  const user = open();
  const bodies = mockCall('post', '/auth/forgot-password', { message: linkMessage, hasMailServer: true });
  await user.type(emailField(), email);
  await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
  await heading('Forgot your password?');
  expect(emailField()).toHaveFocus();
  expect(emailField()).toHaveValue(email);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('status')).toHaveTextContent(linkMessage);
  expect(bodies).toEqual([{ email }]);
  await user.click(screen.getByRole('button', { name: 'Back to sign-in' }));
  await heading('Staff sign-in');
  expect(emailField()).toHaveValue(email);
});

test('a malformed email and a failed request keep what was typed; without a mail server, only the way back is left', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
  await user.type(emailField(), 'ana{Enter}');
  expect(screen.getByText('Please provide a valid email address')).toBeVisible();
  expect(emailField()).toHaveFocus();
  const message = 'Too many requests. Please try again later.';
  api.use(mockError('post', '/auth/forgot-password', 429, { message }));
  await fill(user, emailField(), `${email}{Enter}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(emailField()).toHaveValue(email);
  const unsent = 'This server is not set up to send email, so no link will arrive.';
  mockCall('post', '/auth/forgot-password', { message: unsent, hasMailServer: false });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(unsent));
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Back to sign-in']);
  expect(screen.getByRole('button')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(emailField()).toHaveValue(email);
});

test('an invitation has its own words', async () => {
  const message = 'Your password is set. Sign in with your email and this password.';
  const user = open({ resetToken: toInvitation('token-from-mail') });
  mockCall('post', '/auth/reset-password', { message });
  await heading('Choose a password');
  expect(screen.queryByText(/signed out/)).toBeNull();
  await fill(user, screen.getByLabelText(/^Password/), 'long enough{Enter}');
  await heading('Staff sign-in');
  expect(screen.getByRole('status')).toHaveTextContent(message);
});

test('a link sets a new password and ends the session of this device', async () => {
  const message = 'Your password has been changed. Sign in with your new password.';
  const user = open({ resetToken: 'token-from-mail', isSignedIn: true });
  api.use(mockJson('post', '/auth/logout', { message: 'Signed out' }));
  const bodies = mockCall('post', '/auth/reset-password', { message });
  await heading('Choose a new password');
  await fill(user, passwordField(), 'short{Enter}');
  expect(screen.getByText('Password must be at least 8 characters long')).toBeVisible();
  expect(passwordField()).toHaveFocus();
  await user.type(passwordField(), ' but longer{Enter}');
  await heading('Staff sign-in');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(message));
  expect(bodies).toEqual([{ token: 'token-from-mail', password: 'short but longer' }]);
  expect(localStorage.getItem('adminToken')).toBeNull();
});

test('an error response appears at the field, with the typed password kept; an expired link offers a new one', async () => {
  const user = open({ resetToken: 'token-from-mail' });
  const errors = [{ path: 'password', msg: 'Password is too long (maximum 72 bytes)' }];
  const message = 'Please fix the errors below before submitting.';
  api.use(mockError('post', '/auth/reset-password', 400, { message, errors }));
  await fill(user, passwordField(), 'long enough{Enter}');
  expect(await screen.findByText('Password is too long (maximum 72 bytes)')).toBeVisible();
  expect(passwordField()).toHaveValue('long enough');
  const expired = { message: invalidMessage, errors: [{ path: 'token', msg: invalidMessage }] };
  api.use(mockError('post', '/auth/reset-password', 400, expired));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(invalidMessage));
  await user.click(screen.getByRole('button', { name: 'Request a New Link' }));
  await heading('Forgot your password?');
  await user.click(screen.getByRole('button', { name: 'Back to sign-in' }));
  await heading('Staff sign-in');
});
