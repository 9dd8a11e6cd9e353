import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readSettings } from '@domain/settings/settings';
import { initialSiteSettings } from '@domain/site/initial-settings';
import { http, HttpResponse } from 'msw';
import { mockDeferred, mockJson, api, mockNetworkError, mockError } from '../../test/api';
import { staffSend } from '../../api/staff/client';
import { App } from '../app';
import { currentRoute, startNavigation } from '../shell/navigation';
import type { Route } from '../shell/route';
import { makeBeer, makeInquiry, makePagination, mockTaprooms } from '../test/factories';
import { fill, makeTestClient, makeUser, resetBrowser, signIn } from '../test/render-staff';
import { startRevocations } from '../../api/staff/revocation';
import { requestReauth, syncTabs } from '../../api/staff/session';
import { hasUnsavedChanges } from '../hooks/use-unsaved-changes';

const ana = makeUser();
const ben = makeUser({ _id: 'ben', firstName: 'Ben', lastName: 'Ito', email: 'ben@boldridge.example' });

const mockEmptyApi = () =>
  api.use(
    ...mockTaprooms(),
    mockJson('get', '/beers/admin', { beers: [], pagination: makePagination(0) }),
    mockJson('get', '/beers', { beers: [], pagination: makePagination(0) }),
    mockJson('get', '/events/admin', { events: [], pagination: makePagination(0) }),
    mockJson('get', '/inquiries', { inquiries: [], pagination: makePagination(0) }),
    mockJson('get', '/stats/dashboard', { stats: {} }),
    mockJson('get', '/newsletter/stats', {
      data: { totalSubscribers: 0, recentSubscriptions: 0, totalAll: 0, totalInactive: 0, bySource: [] },
    }),
  );

const mockLogin = (user = ana) =>
  http.post('*/api/auth/login', () => {
    const headers = { 'Session-Id': 'session-2' };
    return HttpResponse.json({ success: true, token: 'a-token', user, message: 'Signed in' }, { headers });
  });

function openSignedIn(route?: Route, isSignedIn = true) {
  resetBrowser(route);
  mockEmptyApi();
  if (isSignedIn) signIn();
  render(<App queryClient={makeTestClient()} />);
  return userEvent.setup();
}

const openSignedOut = () => openSignedIn(undefined, false);

type TestUser = ReturnType<typeof userEvent.setup>;

async function submitLogin(user: TestUser, email = ana.email) {
  await user.type(screen.getByRole('textbox', { name: /Email/ }), email);
  await fill(user, screen.getByLabelText(/^Password/), 'secret-1{Enter}');
}

test('the sign-in requires email and password, and shows the message of the server, or what went wrong without one', async () => {
  const user = openSignedOut();
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(screen.getByText('Email is required')).toBeVisible();
  expect(screen.getByText('Password is required')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Email/ })).toHaveFocus();
  api.use(mockError('post', '/auth/login', 401, { message: 'Invalid email or password' }));
  await submitLogin(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password');
  api.use(http.post('*/api/auth/login', () => new HttpResponse(null, { status: 502 })));
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Login failed'));
});

test('the sign-in opens the shell and stores the session’s id and the user, but not the token; sign-out removes both', async () => {
  const user = openSignedOut();
  api.use(mockLogin(), mockJson('post', '/auth/logout', { message: 'Signed out' }));
  await submitLogin(user);
  expect(await screen.findByText('Welcome back, Ana!')).toBeVisible();
  // The form that had the focus is gone.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toHaveFocus());
  expect(screen.getByText('Ana Moreno')).toBeVisible();
  expect(screen.getByText('AM')).toBeVisible();
  expect(screen.getByText('Admin')).toBeVisible();
  expect(localStorage.getItem('adminToken')).toBe('session-2');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('a-token');
  expect(JSON.parse(localStorage.getItem('adminUser') ?? '')).toMatchObject({ firstName: 'Ana', role: 'admin' });

  await user.click(screen.getByRole('button', { name: 'Beers' }));
  await user.type(await screen.findByRole('searchbox', { name: 'Search beers' }), 'haze{Enter}');
  expect(JSON.stringify({ ...sessionStorage })).toContain('haze');
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Email/ })).toHaveFocus();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(JSON.stringify({ ...localStorage })).toBe('{}');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('haze');
});

test('over http, a browser that drops the cookie of an https site gets a reason, and the session ends', async () => {
  vi.stubGlobal('isSecureContext', false);
  const ended: (string | null)[] = [];
  const user = openSignedOut();
  api.use(
    mockLogin(),
    mockError('get', '/auth/me', 401, { message: 'Authentication required' }),
    http.post('*/api/auth/logout', ({ request }) => {
      ended.push(request.headers.get('Session-Id'));
      return HttpResponse.json({ success: true, message: 'Signed out' });
    }),
  );
  await submitLogin(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Open the same page with https:// in front.');
  expect(ended).toEqual(['session-2']);
  expect(JSON.stringify({ ...localStorage })).toBe('{}');
});

test('over http, signs in if the site itself is on http', async () => {
  vi.stubGlobal('isSecureContext', false);
  const user = openSignedOut();
  api.use(mockLogin(), mockJson('get', '/auth/me', { user: ana }));
  await submitLogin(user);
  expect(await screen.findByText('Welcome back, Ana!')).toBeVisible();
});

const required = { code: 'second-factor-required' as const, message: 'Enter the code of your authenticator app' };
const codeField = () => screen.findByRole('textbox', { name: /^Code/ });

test('a two-step sign-in asks for the code after the password, and sends both', async () => {
  const user = openSignedOut();
  api.use(mockError('post', '/auth/login', 401, required));
  await submitLogin(user);
  expect(await codeField()).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(screen.getByText('Enter the code of your authenticator app')).toBeVisible();
  const codes: unknown[] = [];
  api.use(
    http.post('*/api/auth/login', async ({ request }) => void codes.push(await request.clone().json())),
    mockLogin(),
  );
  await user.type(await codeField(), '123 456{Enter}');
  expect(await screen.findByText('Welcome back, Ana!')).toBeVisible();
  expect(codes).toEqual([{ email: ana.email, password: 'secret-1', code: '123 456' }]);
});

test('a wrong code is shown at its field, and Back asks for the password again', async () => {
  const user = openSignedOut();
  api.use(mockError('post', '/auth/login', 401, required));
  await submitLogin(user);
  const message = 'This code is not correct, or was used before.';
  api.use(mockError('post', '/auth/login', 401, { code: 'second-factor-invalid', message }));
  await user.type(await codeField(), '000000{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
  expect(await codeField()).toHaveFocus();
  expect(await codeField()).toBeInvalid();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText(/^Password/)).toHaveValue('');
  expect(screen.getByLabelText(/^Password/)).toHaveFocus();
  expect(screen.queryByText(message)).not.toBeInTheDocument();
});

const logoOnLight = { url: '/uploads/on-light.svg', alt: null, width: 200, height: 80 };

test.each([
  ['the uploaded one for light backgrounds', { name: 'Tidewater Ales', logoOnLight }, [logoOnLight.url]],
  ['the built-in one of the demo brewery', {}, [expect.stringContaining('logo-dark')]],
  ['the name of another brewery', { name: 'Tidewater Ales' }, []],
])('the logo of the sign-in page is %s', async (_case, changes, files) => {
  const settings = { ...initialSiteSettings(readSettings({}, '/')), ...changes };
  api.use(mockJson('get', '/site', { site: { settings, taprooms: [], pages: [] } }));
  openSignedOut();
  const { name } = settings;
  const shown = await (files.length > 0 ? screen.findByRole('img', { name }) : screen.findByText(name));
  expect(shown).toBeVisible();
  expect(screen.queryAllByRole('img').map((image) => image.getAttribute('src'))).toEqual(files);
});

test('a link to a record opens it after the sign-in', async () => {
  const inquiry = makeInquiry({ _id: 'i1', name: 'Dana Whitfield' });
  resetBrowser();
  history.replaceState(null, '', '/admin/inbox/i1');
  startNavigation();
  mockEmptyApi();
  api.use(mockLogin(), mockJson('get', '/inquiries/i1', { inquiry }));
  render(<App queryClient={makeTestClient()} />);
  await submitLogin(userEvent.setup());
  expect(await screen.findByRole('dialog', { name: 'Dana Whitfield' })).toBeVisible();
  expect(window.location.pathname).toBe('/admin');
});

let stop: () => void = () => undefined;
afterEach(() => stop());

const goOnline = () => act(() => void window.dispatchEvent(new Event('online')));

function mockLogout(status: number) {
  const requests: Request[] = [];
  const body = { success: status < 400, message: 'Something went wrong. Please try again later.' };
  api.use(
    http.post('*/api/auth/logout', ({ request }) => {
      requests.push(request);
      return HttpResponse.json(body, { status });
    }),
  );
  return requests;
}

async function signOutUnreachable() {
  const user = openSignedIn();
  stop = startRevocations();
  api.use(mockNetworkError('post', '/auth/logout'));
  await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  const notice = 'You are signed out on this device, but the server could not be reached.';
  expect(screen.getByRole('status')).toHaveTextContent(notice);
  return user;
}

test('a sign-out while the server is unreachable shows a notice and retries with the session’s id until the server confirms it', async () => {
  await signOutUnreachable();
  expect(localStorage.getItem('adminToken')).toBeNull();

  const failing = mockLogout(503);
  goOnline();
  await waitFor(() => expect(failing).toHaveLength(1));
  expect(screen.getByRole('status')).toBeVisible();

  const working = mockLogout(200);
  goOnline();
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  expect(working[0]?.headers.get('Session-Id')).toBe('session-1');
  expect(JSON.stringify({ ...localStorage })).not.toContain('session-1');
  goOnline();
  expect(working).toHaveLength(1);
});

test('a sign-out while the server is unreachable is retried after a delay, without an online event', async () => {
  await signOutUnreachable();
  const requests = mockLogout(200);
  await waitFor(() => expect(requests).toHaveLength(1));
});

test('a sign-out while the server is unreachable is retried after a reload', async () => {
  await signOutUnreachable();
  stop();
  const requests = mockLogout(401);
  stop = startRevocations();
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  expect(requests).toHaveLength(1);
});

test('a sign-out while the server is unreachable does not delete the session cookie of the next user', async () => {
  const user = await signOutUnreachable();
  api.use(mockLogin(ben));
  await submitLogin(user, ben.email);
  expect(await screen.findByText('Welcome back, Ben!')).toBeVisible();

  const requests = mockLogout(200);
  goOnline();
  await waitFor(() => expect(requests).toHaveLength(1));
  // The browser ignores the `Set-Cookie` of the response to a request without credentials.
  expect(requests[0]?.credentials).toBe('omit');
  expect(requests[0]?.headers.get('Session-Id')).toBe('session-1');
  expect(localStorage.getItem('adminToken')).toBe('session-2');
  expect(screen.getByText('Welcome back, Ben!')).toBeVisible();
});

const expire = async () => {
  act(() => void requestReauth('Your session has ended.', null));
  return screen.findByRole('dialog', { name: 'Please sign in again' });
};

async function signInAgain(dialog: HTMLElement, user: TestUser, email = ana.email) {
  await fill(user, within(dialog).getByRole('textbox', { name: /Email/ }), email);
  await fill(user, within(dialog).getByLabelText(/^Password/), 'secret-1{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /sign in again/ })).not.toBeInTheDocument());
}

test('an expired session opens the re-login dialog over the page and retries the failed load and save after the login', async () => {
  resetBrowser();
  mockEmptyApi();
  const saves: unknown[] = [];
  api.use(
    http.put('*/api/beers/haze', async ({ request }) => {
      const session = request.headers.get('Session-Id');
      saves.push([session, await request.json()]);
      return session === 'session-2' ? HttpResponse.json({ success: true }) : HttpResponse.json({}, { status: 401 });
    }),
    http.get('*/api/inquiries', ({ request }) =>
      request.headers.get('Session-Id') === 'session-2'
        ? HttpResponse.json({ success: true, inquiries: [], pagination: makePagination(3) })
        : HttpResponse.json({ success: false, message: 'Authentication required' }, { status: 401 }),
    ),
    mockLogin(),
  );
  signIn();
  render(<App queryClient={makeTestClient()} />);
  const dialog = await screen.findByRole('dialog', { name: 'Please sign in again' });
  expect(dialog).toHaveTextContent('Your session has ended');
  expect(within(dialog).getByRole('textbox', { name: /Email/ })).toHaveValue(ana.email);
  const saved = staffSend('PUT', '/beers/haze', { name: 'Ana’s Ale' });

  await signInAgain(dialog, userEvent.setup());
  expect(await screen.findByRole('button', { name: /3 new$/ })).toBeVisible();
  await saved;
  expect(saves.at(-1)).toEqual(['session-2', { name: 'Ana’s Ale' }]);
});

test('an expired session shows the login screen when the user signs out in the dialog', async () => {
  const user = openSignedIn();
  await screen.findByText('Welcome back, Ana!');
  await expire();
  await user.click(screen.getByRole('button', { name: /Sign out and discard/ }));
  expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
});

async function typeBeerName(user: TestUser) {
  await fill(user, await screen.findByRole('textbox', { name: /^Name/ }), 'Ana’s Ale');
}

test('an expired session keeps the open form when the same user signs in again', async () => {
  const user = openSignedIn({ page: 'beers-new' });
  api.use(mockLogin());
  await typeBeerName(user);
  await signInAgain(await expire(), user);
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Ana’s Ale');
  expect(currentRoute()).toEqual({ page: 'beers-new' });
});

test('an expired session clears the form, filters and dialogs when another user signs in', async () => {
  const user = openSignedIn({ page: 'beers-new' });
  api.use(mockLogin(ben));
  sessionStorage.setItem('adminList.beers', JSON.stringify({ search: 'ana' }));
  await typeBeerName(user);
  await user.click(screen.getByRole('button', { name: 'Beers' }));
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await signInAgain(await expire(), user, ben.email);

  expect(await screen.findByText('Welcome back, Ben!')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(currentRoute()).toEqual({ page: 'dashboard' });
  await user.click(screen.getByRole('button', { name: 'Beers' }));
  expect(await screen.findByRole('searchbox', { name: 'Search beers' })).toHaveValue('');
  await user.click(screen.getAllByRole('button', { name: 'New Beer' })[0] as HTMLElement);
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('');
});

test('an expired session does not retry a failed call, or show its error, when another user signs in', async () => {
  const user = openSignedIn({ page: 'inbox' });
  const sessions: (string | null)[] = [];
  api.use(
    mockLogin(ben),
    http.get('*/api/inquiries/export/csv', ({ request }) => {
      sessions.push(request.headers.get('Session-Id'));
      return HttpResponse.json({ success: false, message: 'Authentication required' }, { status: 401 });
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await signInAgain(await screen.findByRole('dialog', { name: 'Please sign in again' }), user, ben.email);
  expect(await screen.findByText('Welcome back, Ben!')).toBeVisible();
  expect(sessions).toEqual(['session-1']);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a response that arrives after the sign-out does not reach the next user', async () => {
  const user = openSignedIn();
  const saved = mockDeferred('put', '/beers/haze', { beer: makeBeer() });
  api.use(saved.handler, mockJson('post', '/auth/logout', { message: 'Signed out' }), mockLogin(ben));
  await screen.findByText('Welcome back, Ana!');
  const settled = vi.fn<() => void>();
  void staffSend('PUT', '/beers/haze', {}).finally(settled);
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await screen.findByRole('heading', { name: 'Staff sign-in' });
  await submitLogin(user, ben.email);
  await screen.findByText('Welcome back, Ben!');
  saved.send();
  // A later call settles, this one does not.
  await staffSend('POST', '/auth/logout');
  expect(settled).not.toHaveBeenCalled();
});

test('a sign-out in another tab signs out here, with a notice', async () => {
  onTestFinished(syncTabs(hasUnsavedChanges));
  openSignedIn();
  expect(await screen.findByText('Welcome back, Ana!')).toBeVisible();
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'adminToken' })));
  expect(await screen.findByRole('status')).toHaveTextContent('You signed out in another tab.');
});
