import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { Board } from '@domain/board/schema';
import { sampleTapList } from '@domain/test/samples';
import { http, HttpResponse } from 'msw';
import { api } from '../test/api';
import { App, useWakeLock } from './app';
import { store } from './device';
import { useNow } from '../ui/use-now';

const board: Board = {
  _id: 'board',
  name: 'Bar',
  taproom: { slug: 'auburn', name: 'Auburn', timeZone: 'America/Los_Angeles' },
  layout: 'rows',
  columns: null,
  sections: ['on'],
  theme: 'dark',
  showsPrices: true,
  showsDetails: true,
  showsQrCode: false,
  sleepFrom: '23:30',
  sleepUntil: '10:00',
  message: null,
  updatedAt: '2026-07-04T00:00:00.000Z',
};

const minuteMs = 60_000;
/** Screens look at the clock. */
const tickMs = 15_000;

/** A time on a summer day in California. */
const at = (time: string) => new Date(`2026-07-04T${time}:00-07:00`);

function setClock(time: string, toFake: 'Date'[] | ('Date' | 'setInterval' | 'clearInterval')[]) {
  vi.useFakeTimers({ now: at(time), toFake });
}

/** A function of the browser that jsdom does not have. */
function provide(name: 'wakeLock' | 'serviceWorker', value: object) {
  Object.defineProperty(navigator, name, { configurable: true, value });
  onTestFinished(() => void Reflect.deleteProperty(navigator, name));
}

/** Responds to all that a paired screen requests, and returns their paths. */
function mockServer() {
  const paths = new Set<string>();
  const respond = (method: 'get' | 'post', path: string, payload: object) =>
    http[method](`*/api${path}`, () => {
      paths.add(path);
      return HttpResponse.json({ success: true, ...payload });
    });
  api.use(
    respond('get', '/screens/me', { screen: { _id: 's', name: 'TV', board, reloadRequestedAt: null }, token: 'next' }),
    respond('post', '/screens/me/contact', { message: 'Recorded' }),
    respond('get', '/taps/auburn', { tapList: sampleTapList() }),
    respond('get', '/site', { site: { settings: { name: 'Boldridge', accentColor: '#e39a2d' } } }),
  );
  return paths;
}

test.each([
  ['23:29', true],
  ['04:00', false],
])('at %s, a board that sleeps from 23:30 to 10:00 is shown: %s', async (time, isShown) => {
  setClock(time, ['Date']);
  store('token', 'token');
  store('board', board);
  store('list', { tapList: sampleTapList(), asOf: at('12:00').getTime() });
  const requested = mockServer();
  const { container } = render(<App />);
  const expected = ['/screens/me', '/screens/me/contact', '/taps/auburn', ...(isShown ? ['/site'] : [])];
  await waitFor(() => expect([...requested].sort()).toEqual(expected.sort()));
  expect(screen.queryByRole('heading', { name: 'On tap Auburn' }) !== null).toBe(isShown);
  // A screen that is asleep shows nothing at all.
  expect(container.textContent !== '').toBe(isShown);
});

test('a board that can’t be shown says so, and the screen loads again after a minute', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  setClock('12:00', ['Date', 'setInterval', 'clearInterval']);
  const reloaded = vi.fn<() => Response>(() => new HttpResponse(null, { status: 503 }));
  store('token', 'token');
  mockServer();
  api.use(
    http.get('*/api/taps/auburn', () => HttpResponse.json({ success: true, tapList: { on: [{}] } })),
    http.head('*/screen', reloaded),
  );
  render(<App />);
  expect(await screen.findByRole('heading', { name: 'Back in a minute' })).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await waitFor(() => expect(reloaded).toHaveBeenCalledOnce());
  vi.mocked(console.error).mockClear();
});

test('the time of a screen advances with the clock', async () => {
  setClock('23:29', ['Date', 'setInterval', 'clearInterval']);
  const { result } = renderHook(() => useNow(tickMs));
  await act(() => vi.advanceTimersByTimeAsync(tickMs));
  expect(result.current).toEqual(new Date(at('23:29').getTime() + tickMs));
});

function Display() {
  useWakeLock();
  return null;
}

test('the display is kept on, again after the page was hidden', async () => {
  const request = vi.fn<(type: string) => Promise<object>>(() => Promise.resolve({}));
  provide('wakeLock', { request });
  let visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility as DocumentVisibilityState);
  const change = (next: string) => {
    visibility = next;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  render(<Display />);
  expect(request.mock.calls).toEqual([['screen']]);
  change('hidden');
  expect(request).toHaveBeenCalledOnce();
  change('visible');
  expect(request).toHaveBeenCalledTimes(2);
});

/** The app in a browser whose service worker looks for new versions; counts how often. */
async function startUpdates(time: string, values: Partial<Board> = {}) {
  setClock(time, ['Date', 'setInterval', 'clearInterval']);
  const update = vi.fn<() => Promise<void>>(() => Promise.resolve());
  provide('serviceWorker', { register: () => Promise.resolve({ update, waiting: null }) });
  vi.stubEnv('PROD', true);
  vi.resetModules();
  onTestFinished(() => void vi.resetModules());
  const { useUpdates } = await import('./device');
  function Screen() {
    useUpdates({ ...board, ...values });
    return null;
  }
  render(<Screen />);
  return update;
}
/** Screens look for them every 10 to 30 minutes. */
const halfHour = 30 * minuteMs;

test.each<[string, Partial<Board>, boolean]>([
  ['12:00', {}, false],
  ['23:40', {}, true],
  ['03:10', { sleepFrom: null, sleepUntil: null }, true],
])('at %s, with the hours %j, new versions are looked for: %s', async (time, values, isExpected) => {
  const update = await startUpdates(time, values);
  await act(() => vi.advanceTimersByTimeAsync(halfHour));
  expect(update.mock.calls.length > 0).toBe(isExpected);
});
