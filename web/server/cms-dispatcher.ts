import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { callbackify } from 'node:util';
import { Agent, Client, type Dispatcher } from 'undici';
import { parseRetryAfter } from '../api/retry-after';
import { BufferedBody } from './request-body';

/** In total: as long as a restart takes. Our clients don't repeat a write after this time (`web/api/send-once.ts`). */
const maxRetryMs = 8000;
const firstDelayMs = 100;
const maxDelayMs = 800;

/** The connection ended before a response; the CMS may have handled the request. */
const lostCodes = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : null);

type Outcome = { error: unknown } | { response: Dispatcher.ResponseData };

const headerOf = ({ headers }: Dispatcher.ResponseData, name: string) => [headers[name]].flat()[0] ?? null;

/** How long the CMS asks to wait; null if the outcome is final. A write that it did not get can always be repeated. */
function readWait(outcome: Outcome, hasKey: boolean): number | null {
  if ('error' in outcome) {
    const code = codeOf(outcome.error);
    return code === 'ECONNREFUSED' || (hasKey && lostCodes.has(String(code))) ? 0 : null;
  }
  if (!hasKey || outcome.response.statusCode !== 503) return null;
  return (parseRetryAfter(headerOf(outcome.response, 'retry-after'), Date.now()) ?? 0) * 1000;
}

const settle = (attempt: () => Promise<Dispatcher.ResponseData>): Promise<Outcome> =>
  attempt().then(
    (response) => ({ response }),
    (error: unknown) => ({ error }),
  );

/**
 * Repeats a write while the CMS restarts, so that its clients don't notice. With an `Idempotency-Key`, the CMS handles it
 * once, however often it is sent.
 */
async function retryWrite(
  attempt: () => Promise<Dispatcher.ResponseData>,
  hasKey: boolean,
): Promise<Dispatcher.ResponseData> {
  const deadline = performance.now() + maxRetryMs;
  for (let delayMs = firstDelayMs; ; delayMs = Math.min(2 * delayMs, maxDelayMs)) {
    const outcome = await settle(attempt);
    const waitMs = readWait(outcome, hasKey);
    const isFinal = waitMs === null || performance.now() + Math.max(waitMs, delayMs) > deadline;
    if (isFinal && 'error' in outcome) throw outcome.error;
    if ('response' in outcome) {
      if (isFinal) return outcome.response;
      await outcome.response.body.dump().catch(() => {});
    }
    await sleep(Math.max(waitMs ?? 0, delayMs));
  }
}

type Timeouts = { headersTimeout: number; bodyTimeout: number };
type Callback = (error: Error | null, response: Dispatcher.ResponseData) => void;
type Options = Dispatcher.RequestOptions & { origin: string };

const maxConnections = 128;

const readMethods = ['GET', 'HEAD', 'OPTIONS'];

const isRepeatable = ({ method, body }: Options) =>
  body instanceof BufferedBody || (!(body instanceof Readable) && !readMethods.includes(method));

const hasKey = ({ headers }: Options) => headers instanceof Object && 'idempotency-key' in headers;

/**
 * Sends requests to the CMS. A request with a body gets a connection of its own, which is closed after the response: a
 * server that responds without reading the body would read the next request on that connection as the rest of the body.
 */
export function createDispatcher(timeouts: Timeouts): Pick<Dispatcher, 'request'> {
  const pool = new Agent({ ...timeouts, connections: maxConnections });

  function sendAlone(options: Options, callback: Callback) {
    const client = new Client(options.origin, timeouts);
    client.request(options, (error, response) => {
      if (error) void client.destroy();
      else response.body.once('close', () => void client.destroy());
      callback(error, response);
    });
  }

  function send(options: Options, callback: Callback) {
    const { body } = options;
    if (body instanceof BufferedBody) return sendAlone({ ...options, body: body.bytes }, callback);
    if (body instanceof Readable) return sendAlone(options, callback);
    pool.request(options, callback);
  }

  const attempt = (options: Options) =>
    new Promise<Dispatcher.ResponseData>((resolve, reject) =>
      send(options, (error, response) => {
        if (error) return reject(error);
        // The proxy destroys the body of a client that has disconnected, before it listens for errors.
        response.body.on('error', () => {});
        resolve(response);
      }),
    );

  function request(options: Options, callback: Callback) {
    if (!isRepeatable(options)) return send(options, callback);
    callbackify(() => retryWrite(() => attempt(options), hasKey(options)))(callback);
  }

  return { request: request as Dispatcher['request'] };
}
