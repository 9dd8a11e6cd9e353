import { http } from 'msw';
import { send } from '../../api/client';
import { api, mockJson } from '../../test/api';
import { isTimeout, staffGet, staffUpload, uploadTimeoutMs } from '../../api/staff/client';
import { clientErrorMessage, errorMessage } from '../lib/error-message';
import { watchActivity } from './transport';
import { resetBrowser, signIn } from '../test/render-staff';

const timeoutText = 'The server took too long to respond. Please try again.';

/** A server that accepts calls and never responds. */
const mockHangingServer = () => api.use(http.all('*/api/*', () => new Promise<never>(() => undefined)));

/** Replaces the browser's timers of `AbortSignal.timeout`, which fake timers do not cover. */
function controlTimeouts() {
  const controllers: { delayMs: number; abort: () => void }[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((delayMs) => {
    const controller = new AbortController();
    controllers.push({ delayMs, abort: () => controller.abort(new DOMException('Timed out', 'TimeoutError')) });
    return controller.signal;
  });
  return controllers;
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

beforeEach(() => {
  resetBrowser();
  signIn();
});

test.each([
  ['a query', () => staffGet('/beers/admin'), 20_000],
  ['a save', () => send('PUT', '/beers/haze', { name: 'Haze' }), 20_000],
  ['an export', () => staffGet('/beers/admin/export/csv'), 120_000],
  ['starting empty', () => send('POST', '/setup/start-empty', {}), 180_000],
])('%s that gets no response fails with a message', async (_case, call, expectedMs) => {
  mockHangingServer();
  const timeouts = controlTimeouts();
  const failure = failureOf(call());
  expect(timeouts.map(({ delayMs }) => delayMs)).toEqual([expectedMs]);
  timeouts.forEach(({ abort }) => abort());
  expect(errorMessage(await failure, 'Failed')).toBe(timeoutText);
  expect(clientErrorMessage(await failure, 'Failed')).toBe(timeoutText);
});

test('calls of a page that nobody uses say so, and the next key press ends that', async () => {
  const stop = watchActivity();
  const uses: (string | null)[] = [];
  api.use(
    http.get('*/api/auth/me', ({ request }) => void uses.push(request.headers.get('Session-Use'))),
    mockJson('get', '/auth/me', {}),
  );
  vi.useFakeTimers({ toFake: ['Date'] });
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  await staffGet('/auth/me');
  vi.setSystemTime(Date.now() + 61_000);
  await staffGet('/auth/me');
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  await staffGet('/auth/me');
  expect(uses).toEqual([null, 'background', null]);
  stop();
});

test('a canceled query is not a timeout', async () => {
  mockHangingServer();
  const controller = new AbortController();
  const failure = failureOf(staffGet('/beers/admin', { signal: controller.signal }));
  controller.abort();
  expect(isTimeout(await failure)).toBe(false);
});

test('an upload fails when it makes no progress, and not before', async () => {
  mockHangingServer();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const settled = vi.fn<(error: unknown) => void>();
  void failureOf(staffUpload('/content/hero-images', new FormData())).then(settled);
  await vi.advanceTimersByTimeAsync(uploadTimeoutMs.stalled - 1_000);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(uploadTimeoutMs.response);
  expect(errorMessage(settled.mock.calls[0]?.[0], 'Failed')).toBe(timeoutText);
});
