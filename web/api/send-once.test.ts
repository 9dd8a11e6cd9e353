import { http, HttpResponse } from 'msw';
import { api } from '../test/api';
import { NetworkError } from './client';
import { configureRetries, sendOnce } from './send-once';

type Answer = () => Response | Promise<Response>;

const saved: Answer = () => HttpResponse.json({ success: true, message: 'Saved' });
const lost: Answer = () => HttpResponse.error();
const failed =
  (status: number, code?: string, headers: Record<string, string> = {}): Answer =>
  () =>
    HttpResponse.json({ success: false, code, message: 'Failed' }, { status, headers });

let keys: (string | null)[];
let path: string;
let count = 0;

/** Answers in this order; the last one from then on. */
function mockAnswers(...answers: Answer[]) {
  keys = [];
  path = `/contact/submit${++count}`;
  api.use(
    http.all(`*/api${path}`, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return (answers.length > 1 ? answers.shift() : answers[0])?.() ?? saved();
    }),
  );
}

const submit = (values: object = { name: 'Priya' }) => sendOnce<{ message: string }>('POST', path, values);
const submitAndFail = (values?: object) =>
  submit(values).then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  configureRetries([500, 1500, 3500]);
  onTestFinished(() => void configureRetries([]));
});

/** Settles while time passes. */
async function inTime<Result>(pending: Promise<Result>): Promise<Result> {
  let isSettled = false;
  const settle = () => (isSettled = true);
  void pending.then(settle, settle);
  while (!isSettled) {
    // Requests need real time too.
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(100);
  }
  return pending;
}

test.each([
  ['lost', lost],
  ['503', failed(503, 'unavailable', { 'Retry-After': '1' })],
  ['502 of a load balancer', failed(502)],
])('a write that fails because the server restarts is repeated with the same key (%s)', async (_name, failure) => {
  mockAnswers(failure, failure, saved);
  expect(await inTime(submit())).toMatchObject({ message: 'Saved' });
  expect(keys).toHaveLength(3);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(keys).size).toBe(1);
});

test('a write that fails because the server restarts fails after a few repetitions; the next attempt with the same values has the same key', async () => {
  mockAnswers(lost, lost, lost, lost, saved);
  expect(await inTime(submitAndFail())).toBeInstanceOf(NetworkError);
  expect(keys).toHaveLength(4);
  await inTime(submit());
  expect(new Set(keys).size).toBe(1);
});

test('a write that fails because the server restarts is not repeated when the server asks for a longer wait', async () => {
  mockAnswers(failed(503, 'unavailable', { 'Retry-After': '30' }));
  expect(await inTime(submitAndFail())).toMatchObject({ status: 503 });
  expect(keys).toHaveLength(1);
});

test('a write that fails because the server restarts is not repeated when the web server has repeated it for seconds', async () => {
  const exhausted: Answer = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5000));
    return failed(503, 'unavailable', { 'Proxy-Status': 'edge; error=destination_unavailable' })();
  };
  mockAnswers(exhausted, saved);
  expect(await inTime(submitAndFail())).toBeInstanceOf(NetworkError);
  expect(keys).toHaveLength(1);
});

test('a write that fails because the server restarts is not repeated without a network', async () => {
  mockAnswers(lost);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await inTime(submitAndFail())).toBeInstanceOf(NetworkError);
  expect(keys).toHaveLength(1);
});

test.each([400, 429, 500, 507])('a %s is not repeated', async (status) => {
  mockAnswers(failed(status, 'invalid-input'));
  expect(await inTime(submitAndFail())).toMatchObject({ status });
  expect(keys).toHaveLength(1);
});

test('a new key is created once values have changed, also back to earlier ones', async () => {
  mockAnswers(failed(500, 'server-error'));
  await inTime(submitAndFail({ active: true }));
  await inTime(submitAndFail({ active: false }));
  await inTime(submitAndFail({ active: true }));
  expect(new Set(keys).size).toBe(3);
});

test('a new key is created after a success and after a rejection', async () => {
  mockAnswers(saved, failed(400, 'invalid-input'), saved);
  await inTime(submit());
  await inTime(submitAndFail());
  await inTime(submit());
  expect(new Set(keys).size).toBe(3);
});

test('a new key replaces one that another user of this page has used', async () => {
  mockAnswers(failed(500, 'server-error'), failed(422, 'key-reused'), saved);
  await inTime(submitAndFail());
  expect(await inTime(submit())).toMatchObject({ message: 'Saved' });
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
});

test('the same values sent twice at once, as by a double click, have one key', async () => {
  mockAnswers(saved);
  await inTime(Promise.all([submit(), submit()]));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('an upload that was saved without a response keeps its key', async () => {
  mockAnswers(failed(409, 'already-saved'));
  await inTime(submitAndFail());
  await inTime(submitAndFail());
  expect(keys[0]).toBe(keys[1]);
});
