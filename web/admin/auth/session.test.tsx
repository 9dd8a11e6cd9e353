import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { answers, api, isAway, refuses } from '../../test/api';
import { App } from '../app';
import { makeTestClient, makeUser, resetBrowser, signIn } from '../test/render-staff';
import { mockBrandName, makePagination } from '../test/factories';
import { syncTabs } from './session';

const ana = makeUser();

const quietApi = () =>
  api.use(
    mockBrandName('Boldridge Brewing Co.'),
    answers('get', '/beers', { beers: [], pagination: makePagination(0) }),
    answers('get', '/events/admin', { events: [], pagination: makePagination(0) }),
    answers('get', '/inquiries', { inquiries: [], pagination: makePagination(0) }),
    answers('get', '/newsletter/stats', {
      data: { totalSubscribers: 0, recentSubscriptions: 0, totalAll: 0, totalInactive: 0, bySource: [] },
    }),
  );

function openApp(person: 'nobody' | 'ana' = 'nobody') {
  resetBrowser();
  quietApi();
  if (person === 'ana') signIn();
  render(<App queryClient={makeTestClient()} />);
  return userEvent.setup();
}

test('the login screen asks for email and password', async () => {
  const user = openApp();
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(screen.getByText('Email is required')).toBeVisible();
  expect(screen.getByText('Password is required')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Email/ })).toHaveFocus();
});

test('a refused sign-in shows the server’s words', async () => {
  const user = openApp();
  api.use(refuses('post', '/auth/login', 401, { message: 'Invalid email or password' }));
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'ana@boldridge.example');
  await user.type(screen.getByLabelText(/^Password/), 'wrong{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password');
});

test('a server without words gives "Login failed", no server at all "Network error"', async () => {
  const user = openApp();
  api.use(http.post('*/api/auth/login', () => new HttpResponse(null, { status: 502 })));
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'ana@boldridge.example');
  await user.type(screen.getByLabelText(/^Password/), 'secret-1{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed');
  api.use(isAway('post', '/auth/login'));
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Network error'));
});

test('signing in opens the shell and keeps token and user; signing out forgets both', async () => {
  const user = openApp();
  api.use(answers('post', '/auth/login', { token: 'token-2', user: ana, message: 'Signed in' }));
  api.use(answers('post', '/auth/logout', { message: 'Signed out' }));
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'ana@boldridge.example');
  await user.type(screen.getByLabelText(/^Password/), 'secret-1{Enter}');
  expect(await screen.findByText('Welcome back, Ana!')).toBeVisible();
  expect(screen.getByText('Ana Moreno')).toBeVisible();
  expect(screen.getByText('AM')).toBeVisible();
  expect(screen.getByText('Admin')).toBeVisible();
  expect(localStorage.getItem('adminToken')).toBe('token-2');
  expect(JSON.parse(localStorage.getItem('adminUser') ?? '')).toMatchObject({ firstName: 'Ana', role: 'admin' });

  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByRole('heading', { name: 'Staff sign in' })).toBeVisible();
  expect(localStorage.getItem('adminToken')).toBeNull();
  expect(localStorage.getItem('adminUser')).toBeNull();
});

test('a session that has ended is taken up again over the page, and the call goes once more', async () => {
  resetBrowser();
  quietApi();
  api.use(
    http.get('*/api/inquiries', ({ request }) =>
      request.headers.get('Authorization') === 'Bearer token-2'
        ? HttpResponse.json({ success: true, inquiries: [], pagination: makePagination(3) })
        : HttpResponse.json({ success: false, message: 'Authentication required' }, { status: 401 }),
    ),
    answers('post', '/auth/login', { token: 'token-2', user: ana, message: 'Signed in' }),
  );
  signIn();
  render(<App queryClient={makeTestClient()} />);
  const dialog = await screen.findByRole('dialog', { name: 'Please sign in again' });
  expect(dialog).toHaveTextContent('Your session has ended');
  expect(within(dialog).getByRole('textbox', { name: /Email/ })).toHaveValue(ana.email);

  const user = userEvent.setup();
  await user.type(within(dialog).getByLabelText(/^Password/), 'secret-1{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByLabelText('3 new')).toBeVisible();
});

test('giving up on an ended session leads to the login screen', async () => {
  resetBrowser();
  quietApi();
  api.use(refuses('get', '/inquiries', 401, { message: 'Authentication required' }));
  signIn();
  render(<App queryClient={makeTestClient()} />);
  await screen.findByRole('dialog', { name: 'Please sign in again' });
  await userEvent.click(screen.getByRole('button', { name: /Sign out/ }));
  expect(await screen.findByRole('heading', { name: 'Staff sign in' })).toBeVisible();
});

test('signing out in another tab signs out here, too, and says why', async () => {
  const stop = syncTabs();
  openApp('ana');
  expect(await screen.findByText('Welcome back, Ana!')).toBeVisible();
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'adminToken' })));
  expect(await screen.findByRole('status')).toHaveTextContent('You signed out in another tab.');
  stop();
});
