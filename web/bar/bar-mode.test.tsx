import 'fake-indexeddb/auto';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { sampleList } from './test/sample-press';
import { makePouring } from '../test/staff-taps';
import { http, HttpResponse } from 'msw';
import { configureTransport } from '../api/client';
import { api } from '../test/api';
import { configureSessionSource } from '../api/staff/client';
import { clearSession, getSessionId, startSession } from '../api/staff/session';
import { makeUser } from '../test/factories';
import { App } from './app';
import { createBar } from './state/bar';
import { databaseName, openDatabase } from './state/database';
import { sendInBackground, sendQueue } from './state/send-queue';
import { createBarServer } from './test/bar-server';
import { barTransport } from './transport';
import { fill } from '../test/page';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  configureSessionSource(getSessionId);
  configureTransport(barTransport);
  clearSession();
});

type Server = ReturnType<typeof createBarServer>;

/** Opens the bar, also as after a reload: what is stored on the device stays. */
async function openBar(server: Server) {
  cleanup();
  api.use(...server.handlers);
  render(<App bar={createBar(await openDatabase())} />);
  await screen.findByRole('heading', { name: 'Auburn' });
  return userEvent.setup();
}

async function start(server = createBarServer()) {
  startSession({ sessionId: 'session-1', user: makeUser() });
  return { server, user: await openBar(server) };
}

type User = ReturnType<typeof userEvent.setup>;

const tap = (number: number) => screen.getByRole('button', { name: new RegExp(`change Tap ${number}$`) });

async function press(user: User, number: number, name: string | RegExp) {
  await user.click(tap(number));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
}

/** A press without a network. */
async function startOffline(number: number, name: string) {
  const { server, user } = await start();
  server.setMode('unreachable');
  await press(user, number, name);
  await screen.findByText('1 change waiting for the network');
  return { server, user };
}

/** Opens the app, whose list may not be shown. */
async function openApp(user = makeUser()) {
  startSession({ sessionId: 'session-1', user });
  render(<App bar={createBar(await openDatabase())} />);
  return userEvent.setup();
}

/** Nothing is stored or read until the returned function is called, or the test ends. */
async function blockDatabase(): Promise<() => void> {
  (await openDatabase()).close();
  const blocker = indexedDB.open(databaseName);
  await new Promise((resolve) => (blocker.onsuccess = resolve));
  let isBlocked = true;
  const unblock = () => {
    isBlocked = false;
  };
  onTestFinished(unblock);
  const { result } = blocker;
  const store = result.transaction('bar', 'readwrite').objectStore('bar');
  // A transaction stays open as long as it has requests.
  const keepOpen = () => {
    if (isBlocked) store.get('kept').onsuccess = keepOpen;
  };
  keepOpen();
  return unblock;
}

const goOnline = () => act(() => void window.dispatchEvent(new Event('online')));
const pathsOf = (server: Server) => server.sent.map(({ path }) => path);

test('two touches replace a kicked keg by the next one, and Undo takes it back', async () => {
  const { server, user } = await start();
  await user.click(tap(1));
  expect(screen.getByRole('button', { name: /^Kicked → Pils/ })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /^Kicked → Pils/ }));
  expect(tap(1)).toHaveTextContent('Pils');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(server.sent).toEqual([
    {
      path: '/taps/tap-1/swap',
      key: expect.stringMatching(/^.{20,}$/),
      session: 'session-1',
      body: { expected: 'helles', reason: 'kicked', next: { pouring: 'pils' }, pressedAt: expect.any(String) },
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(tap(1)).toHaveTextContent('Helles');
  await waitFor(() => expect(server.sent[1]).toMatchObject({ path: '/undo', body: { key: server.sent[0]?.key } }));
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test.each([
  ['Almost gone', '/taps/tap-1/level', { level: 'low' }],
  ['Kicked, nothing next', '/taps/tap-1/kick', { reason: 'kicked' }],
])('two touches %s', async (name, path, body) => {
  const { server, user } = await start();
  await press(user, 1, name);
  await waitFor(() => expect(server.sent).toMatchObject([{ path, body }]));
});

test('choosing a reason sends nothing until the next press, which contains it', async () => {
  const { server, user } = await start();
  await press(user, 1, 'Quality');
  expect(screen.getByRole('group', { name: 'Reason' })).toHaveTextContent('for the buttons below');
  expect(screen.getByRole('button', { name: 'Quality', pressed: true })).toBeVisible();
  expect(server.sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Quality → Pils/ }));
  await waitFor(() => expect(server.sent).toMatchObject([{ body: { reason: 'quality' } }]));
});

test('a beer that is on names its tap; one is found after two letters', async () => {
  const { server, user } = await start();
  await press(user, 3, 'Another beer or a guest');
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
  const rows = await within(screen.getByRole('dialog')).findAllByRole('listitem');
  expect(rows).toHaveLength(4);
  expect(rows[3]).toHaveTextContent('Put on HellesIPA · 6.5% · on tap 1');
  await user.keyboard('ma');
  await user.click(screen.getByRole('button', { name: /^Put on Märzen/ }));
  await waitFor(() => expect(server.sent).toMatchObject([{ body: { expected: null, next: { beer: 'märzen-beer' } } }]));
});

test('a guest needs a name; the other fields are checked, and the pour and the price are sent', async () => {
  const { server, user } = await start();
  await press(user, 1, 'Another beer or a guest');
  await user.click(screen.getByRole('button', { name: 'Guest drink' }));
  await user.type(screen.getByLabelText(/^Pour/), '12');
  await user.type(screen.getByLabelText(/^Price/), 'free');
  await user.click(screen.getByRole('button', { name: /^Kicked →/ }));
  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(screen.getByText('Price must be 0 or more')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await fill(user, screen.getByLabelText('Name'), 'Dry Cider');
  await fill(user, screen.getByLabelText(/^Price/), '$7.5');
  server.setMode('unreachable');
  await user.click(screen.getByRole('button', { name: 'Kicked → Dry Cider' }));
  await user.click(tap(1));
  expect(within(screen.getByRole('dialog')).getByText('12 oz $7.50')).toBeVisible();
  server.setMode('working');
  goOnline();
  const guest = { kind: 'beer', name: 'Dry Cider', producer: null, style: null, abv: null };
  const pours = [{ name: null, ounces: 12, price: 7.5 }];
  await waitFor(() => expect(server.sent).toMatchObject([{ body: { next: { guest, pours } } }]));
});

test('without a network, presses are kept over a reload and sent in order, each with its key', async () => {
  const { server, user } = await start();
  server.setMode('unreachable');
  await press(user, 2, 'Another beer or a guest');
  await user.click(screen.getByRole('button', { name: /^Kicked → Amber/ }));
  await user.click(tap(2));
  expect(screen.getByRole('dialog')).toHaveTextContent('Pint 16 oz $7');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Almost gone' }));
  await press(user, 1, /^Kicked → Pils/);
  expect(await screen.findByText('3 changes waiting for the network')).toBeVisible();

  await openBar(server);
  expect(await screen.findByText('3 changes waiting for the network')).toBeVisible();
  expect(tap(1)).toHaveTextContent('Pils');
  expect(tap(2)).toHaveTextContent('AmberIPA');

  server.setMode('working');
  goOnline();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(pathsOf(server)).toEqual(['/taps/tap-2/swap', '/taps/tap-2/level', '/taps/tap-1/swap']);
  // Its prices are those that the server has by then.
  expect(server.sent[0]?.body['next']).toEqual({ beer: 'amber-beer' });
  // The keg that was new at the time of the second press.
  expect(server.sent[1]?.body).toMatchObject({ expected: 'new-amber', level: 'low' });
  expect(new Set(server.sent.map(({ key }) => key)).size).toBe(3);
});

test('without a network, a press whose response was lost is sent again with the same key', async () => {
  const { server, user } = await start();
  server.setMode('loses-responses');
  await press(user, 1, /^Kicked → Pils/);
  expect(await screen.findByText('1 change waiting for the network')).toBeVisible();
  server.setMode('working');
  goOnline();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(new Set(server.sent.map(({ key }) => key)).size).toBe(1);
  expect(tap(1)).toHaveTextContent('Pils');
});

const failing = 'This device can’t keep changes: leave this page open.';
const refuseToStore = () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  });
  return () => put.mockRestore();
};

test.each<[string, () => unknown]>([
  ['rejects changes', refuseToStore],
  ['never responds', blockDatabase],
  ['does not exist', () => Reflect.deleteProperty(globalThis, 'indexedDB')],
])('a browser whose storage %s sends a press at once', async (_case, breakStorage) => {
  await breakStorage();
  const { server, user } = await start();
  await press(user, 1, /^Kicked → Pils/);
  await waitFor(() => expect(server.list().taps[0]?.pouring?._id).toBe('pils'));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(await screen.findByText(failing)).toBeVisible();
});

test('without IndexedDB, the background retries presses', async () => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
  await expect(sendInBackground()).rejects.toThrow('could not be sent');
});

test('a browser whose storage fails keeps new and earlier presses until the server has them', async () => {
  const { server, user } = await startOffline(2, 'Almost gone');
  refuseToStore();
  await press(user, 1, /^Kicked → Pils/);
  await press(user, 1, 'Half');
  expect(await screen.findByText(failing)).toBeVisible();
  goOnline();
  expect(await screen.findByText('3 changes waiting for the network')).toBeVisible();
  expect(tap(1)).toHaveTextContent('Half');
  server.setMode('working');
  goOnline();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(pathsOf(server)).toEqual(['/taps/tap-2/level', '/taps/tap-1/swap', '/taps/tap-1/level']);
});

test('a browser whose storage fails stores presses again once it can, except those that the server has', async () => {
  const { server, user } = await startOffline(2, 'Almost gone');
  const allow = refuseToStore();
  await press(user, 1, 'Half');
  await screen.findByText(failing);
  server.setMode('working');
  goOnline();
  await screen.findByText('Saved');
  allow();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  goOnline();
  await waitFor(() => expect(screen.queryByText(failing)).not.toBeInTheDocument());
  expect((await (await openDatabase()).read()).queue).toEqual([]);
  server.setMode('unreachable');
  await press(user, 1, 'Almost gone');
  await screen.findByText('1 change waiting for the network');
  await openBar(server);
  expect(await screen.findByText('1 change waiting for the network')).toBeVisible();
});

test('a browser whose storage fails shows presses that are not stored yet as Saving…', async () => {
  const { server, user } = await start();
  await screen.findByText('Saved');
  const unblock = await blockDatabase();
  await press(user, 1, /^Kicked → Pils/);
  expect(screen.getByText('Saving…')).toBeVisible();
  await press(user, 2, 'Almost gone');
  expect(tap(1)).toHaveTextContent('Pils');
  expect(tap(2)).toHaveTextContent('Almost gone');
  unblock();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(pathsOf(server)).toEqual(['/taps/tap-1/swap', '/taps/tap-2/level']);
});

async function startConflict() {
  const { server, user } = await start();
  server.changeTap('tap-1', { pouring: makePouring('Stout'), changedAt: '2026-07-05T02:12:00.000Z' });
  await press(user, 1, /^Kicked → Pils/);
  await screen.findByRole('heading', { name: 'Your change of Tap 1 was not made' });
  return { server, user };
}

test('a tap that another user has changed shows both versions, and presses of other taps are still sent', async () => {
  const { server, user } = await startConflict();
  const [yours, theirs] = screen.getAllByRole('definition');
  expect(yours).toHaveTextContent(/^Pils at /);
  expect(theirs).toHaveTextContent(/^Stout, by Nora Ellis at /);
  expect(tap(1)).toHaveTextContent('Stout');
  await press(user, 2, 'Almost gone');
  await waitFor(() => expect(pathsOf(server).at(-1)).toBe('/taps/tap-2/level'));
  expect(screen.getByText('1 change waiting for your decision')).toBeVisible();
});

test('a tap that another user has changed stays as it is', async () => {
  const { server, user } = await startConflict();
  await user.click(screen.getByRole('button', { name: 'Keep Stout' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(server.sent).toHaveLength(1);
});

test('a tap that another user has changed is changed by a new press, which expects what the user has seen', async () => {
  const { server, user } = await startConflict();
  await user.click(screen.getByRole('button', { name: 'Change to Pils' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(server.sent[1]?.body).toMatchObject({ expected: 'stout', next: { pouring: 'pils' } });
  expect(server.sent[1]?.key).not.toBe(server.sent[0]?.key);
});

test('a tap that another user has changed in the same way leaves nothing to decide', async () => {
  const { server, user } = await start();
  server.changeTap('tap-1', { pouring: makePouring('Pils') });
  await press(user, 1, /^Kicked → Pils/);
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(screen.queryByRole('heading', { name: /was not made/ })).not.toBeInTheDocument();
});

test('after the session has ended, presses are kept and sent by the next sign-in, which asks for the code after the password', async () => {
  const { server, user } = await start();
  server.setMode({ status: 401, body: { code: 'unauthorized', message: 'Authentication required' } });
  await press(user, 1, 'Kicked, nothing next');
  expect(await screen.findByText('1 change waiting for your sign-in')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sign in again' }));
  const fail = (code: string, message: string) =>
    api.use(
      http.post('*/api/auth/login', () => HttpResponse.json({ success: false, code, message }, { status: 401 }), {
        once: true,
      }),
    );
  fail('second-factor-required', 'Enter the code of your authenticator app');
  await fill(user, screen.getByLabelText('Password'), 'secret-1{Enter}');
  const code = await screen.findByLabelText(/^Code/);
  expect(code).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Enter the code of your authenticator app')).toBeVisible();
  fail('second-factor-invalid', 'This code is not correct.');
  await user.type(code, '000000{Enter}');
  expect(await screen.findByText('This code is not correct.')).toBeVisible();
  await fill(user, code, '123456{Enter}');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(server.sent.at(-1)).toMatchObject({ path: '/taps/tap-1/kick', session: 'session-2' });
});

test('presses of another user wait for that user, or are sent in the current user’s name', async () => {
  const { server, user } = await startOffline(1, 'Kicked, nothing next');
  server.setMode('working');
  act(() => startSession({ sessionId: 'session-3', user: makeUser({ _id: 'ben', firstName: 'Ben' }) }));
  expect(await screen.findByText('1 change by Ana Moreno is not sent yet.')).toBeVisible();
  expect(server.sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Send as Ben' }));
  await waitFor(() => expect(server.sent).toMatchObject([{ session: 'session-3' }]));
});

test('in the background, a press names the session that made it, and waits while another user is signed in', async () => {
  const { server } = await startOffline(1, 'Kicked, nothing next');
  cleanup();
  // The service worker has no access to the session in localStorage.
  configureSessionSource(() => null);
  server.setMode({ status: 401, body: { code: 'unauthorized', message: 'Authentication required' } });
  expect(await sendQueue(await openDatabase())).toMatchObject({ status: 'signed-out', session: 'session-1' });
  expect(server.sent).toMatchObject([{ session: 'session-1' }]);

  configureSessionSource(getSessionId);
  server.setMode('working');
  startSession({ sessionId: 'session-4', user: makeUser({ _id: 'cleo', firstName: 'Cleo' }) });
  await openBar(server);
  expect(await screen.findByText('1 change by Ana Moreno is not sent yet.')).toBeVisible();
  expect(screen.getByText('1 change waiting')).toBeVisible();
  expect(server.sent).toHaveLength(1);
});

test('a press that the server can’t do is shown and can be removed', async () => {
  const { server, user } = await start();
  const errors = [{ path: 'next', msg: 'This beer is not active any more' }];
  server.setMode({ status: 400, body: { code: 'invalid-input', message: 'Please fix the errors', errors } });
  await press(user, 1, 'Kicked, nothing next');
  expect(await screen.findByText(/This beer is not active any more/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(tap(1)).toHaveTextContent('Helles');
});

test('a beer that is tagged Coming Soon goes on tap only after the question whether to remove the tag', async () => {
  const { server, user } = await start();
  await user.click(tap(1));
  await user.click(screen.getByRole('button', { name: 'Another beer or a guest' }));
  await user.click(await screen.findByRole('button', { name: /Saison/ }));
  expect(screen.getByRole('button', { name: 'Put it on, remove the tag' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Put it on, remove the tag' }));
  expect(tap(1)).toHaveTextContent('Saison');
  await waitFor(() => expect(server.sent).toHaveLength(1));
  expect(server.sent[0]?.body).toMatchObject({ next: { beer: 'saison-beer' }, removesComingSoon: true });
});

test('a bartender is taken to their own taproom', async () => {
  startSession({ sessionId: 'session-1', user: makeUser({ role: 'bartender', taprooms: ['auburn'] }) });
  const user = await openBar(createBarServer());
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(screen.queryByRole('link', { name: 'Staff app' })).not.toBeInTheDocument();
});

test('a bartender of two taprooms chooses one of them, and another one in the menu', async () => {
  api.use(...createBarServer().handlers);
  const user = await openApp(makeUser({ role: 'bartender', taprooms: ['auburn', 'folsom'] }));
  await user.click(await screen.findByRole('button', { name: 'Auburn' }));
  expect(await screen.findByRole('heading', { name: 'Auburn' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const choice = within(await screen.findByRole('group', { name: 'Taproom' }));
  expect(choice.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Auburn', 'Folsom']);
  expect(choice.getByRole('button', { name: 'Auburn', pressed: true })).toBeVisible();
});

test('a bartender whose taproom was renamed or deleted follows the account', async () => {
  let taprooms: string[] = [];
  const user = (own: string[]) => makeUser({ role: 'bartender', taprooms: own });
  const forbidden = { success: false, code: 'forbidden', message: 'You do not have permission to do this' };
  const refuse = () => HttpResponse.json(forbidden, { status: 403 });
  api.use(
    http.get('*/api/taps/admin/former', refuse),
    http.get('*/api/taps/admin/former/drinks', refuse),
    http.get('*/api/auth/me', () => HttpResponse.json({ success: true, user: user(taprooms) })),
    ...createBarServer().handlers,
  );
  await openApp(user(['former']));
  expect(await screen.findByText(/Your account has no taproom now/)).toBeVisible();
  taprooms = ['auburn'];
  goOnline();
  expect(await screen.findByRole('heading', { name: 'Auburn' })).toBeVisible();
});

test('a press that is no longer permitted stops only its tap', async () => {
  const { server, user } = await start();
  server.setMode({ status: 403, body: { code: 'forbidden', message: 'You do not have permission to do this' } });
  await press(user, 1, 'Kicked, nothing next');
  expect(await screen.findByRole('heading', { name: 'Not saved' })).toBeVisible();
  server.setMode('working');
  await press(user, 2, 'Almost gone');
  await waitFor(() => expect(server.list().taps[1]?.pouring?.level).toBe('low'));
});

test('an old list asks for a check, which takes one touch', async () => {
  const { user } = await start(createBarServer(sampleList({ checkedAt: '2026-01-01T12:00:00.000Z' })));
  expect(screen.getByText('Please check the list.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /All still true/ }));
  expect(screen.queryByText('Please check the list.')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /All still true.*by Ana Moreno/ })).toBeVisible();
});

test('from behind the bar, the taps are in the opposite order, also after a reload', async () => {
  const { server, user } = await start();
  const order = () => screen.getAllByRole('button', { name: /change Tap/ }).map(({ textContent }) => textContent?.[4]);
  expect(order()).toEqual(['1', '2', '3']);
  await user.click(screen.getByRole('button', { name: 'View from behind the bar' }));
  expect(order()).toEqual(['3', '2', '1']);
  await openBar(server);
  expect(order()).toEqual(['3', '2', '1']);
});

test('the first action of a sheet has the focus; Escape leads back to it, step by step', async () => {
  const { user } = await start();
  await press(user, 2, 'Another beer or a guest');
  await user.click(screen.getByRole('button', { name: 'Guest drink' }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: /^Kicked → Pils/ })).toHaveFocus();
});

test('a rendering error shows a page with a button to reload', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  const taps = sampleList().taps.map((each) => ({ ...each, pouring: {} as never }));
  api.use(...createBarServer(sampleList({ taps })).handlers);
  await openApp();
  expect(await screen.findByRole('alert')).toHaveTextContent('it is stored on this device');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  vi.mocked(console.error).mockClear();
});

const missing = {
  success: false,
  code: 'second-factor-missing',
  message: 'Admins need two-step sign-in. Set it up to continue.',
};

test('an admin who has to set up two-step sign-in is led to the staff app, and goes on afterwards', async () => {
  api.use(http.all('*/api/*', () => HttpResponse.json(missing, { status: 403 })));
  const user = await openApp();
  expect(await screen.findByRole('heading', { level: 1, name: 'Two-step sign-in' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Set it up in the staff app' })).toHaveAttribute('href', '/admin');
  api.use(...createBarServer().handlers);
  await user.click(screen.getByRole('button', { name: 'I have set it up' }));
  expect(await screen.findByRole('heading', { name: 'Auburn' })).toBeVisible();
});

test('an admin who has to set up two-step sign-in has presses that are kept, and sent once it is set up', async () => {
  const server = createBarServer();
  api.use(...server.handlers);
  const user = await openApp();
  await screen.findByRole('heading', { name: 'Auburn' });
  server.setMode({ status: 403, body: missing });
  await press(user, 1, 'Almost gone');
  expect(await screen.findByText('1 change on this device is sent after that.')).toBeVisible();
  server.setMode('working');
  await user.click(screen.getByRole('button', { name: 'I have set it up' }));
  await waitFor(() => expect(server.list().taps[0]?.pouring?.level).toBe('low'));
  expect(await screen.findByRole('heading', { name: 'Auburn' })).toBeVisible();
});
