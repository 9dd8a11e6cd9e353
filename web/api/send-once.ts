/**
 * Sends writes with an `Idempotency-Key`: the server saves them once, however often they are sent. A write that fails
 * because the server restarts is repeated; if that does not help, the same key is used when the user tries again.
 */
import { ApiError, NetworkError, send, type Method } from './client';

/** A random key. `crypto.randomUUID` exists only in secure contexts, not on `http://192.168.0.10`. */
export const createKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Delays before each repetition. */
let retryDelaysMs: readonly number[] = [500, 1500, 3500];

/** Tests set no delays, so that a write is not repeated. */
export function configureRetries(delaysMs: readonly number[]) {
  retryDelaysMs = delaysMs;
}

/** The total time with all attempts: as long as a restart takes. */
const maxWaitMs = 8000;

const isTimeout = ({ cause }: NetworkError) => cause instanceof DOMException && cause.name === 'TimeoutError';

/** 502 and 504 are from a load balancer. After a timeout the user has waited long enough, and without a network too. */
const isTemporary = (error: unknown) =>
  error instanceof NetworkError
    ? !isTimeout(error) && navigator.onLine
    : error instanceof ApiError && [502, 503, 504].includes(error.status);

/** Adds up to a quarter, so that not all clients come at once. */
const spread = (ms: number) => ms * (1 + Math.random() / 4);

const waitFor = (error: unknown, delayMs: number) =>
  Math.max(
    spread(delayMs),
    (error instanceof ApiError && error.retryAfterSeconds ? error.retryAfterSeconds : 0) * 1000,
  );

async function repeat<Payload>(attempt: () => Promise<Payload>): Promise<Payload> {
  const start = performance.now();
  for (const delayMs of retryDelaysMs) {
    const attemptStart = performance.now();
    try {
      return await attempt();
    } catch (error) {
      const waitMs = waitFor(error, delayMs);
      const now = performance.now();
      // The next attempt probably takes as long as this one.
      const expectedMs = now - start + waitMs + (now - attemptStart);
      if (!isTemporary(error) || expectedMs > maxWaitMs) throw error;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
  return attempt();
}

type OpenWrite = { body: string; key: string };

/** The latest write to each path, until a response says whether it was saved. */
const openWrites = new Map<string, OpenWrite>();

/** An upload that was saved without a response can only be looked at: sending it again must not save it twice. */
const mayBeSaved = (error: unknown) =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === 408 || error.code === 'already-saved';

/** The key was used with another request, as by the user who was signed in before. */
const isKeyReused = (error: unknown) => error instanceof ApiError && error.code === 'key-reused';

/** Calls `attempt` with the key of these values: a new one, unless an earlier attempt with them has no response yet. */
export async function withKey<Payload>(
  path: string,
  body: string,
  attempt: (key: string) => Promise<Payload>,
): Promise<Payload> {
  const earlier = openWrites.get(path);
  const isRepeated = earlier?.body === body;
  const write = isRepeated ? earlier : { body, key: createKey() };
  openWrites.set(path, write);
  const close = () => openWrites.get(path) === write && openWrites.delete(path);
  try {
    const payload = await repeat(() => attempt(write.key));
    close();
    return payload;
  } catch (error) {
    if (!mayBeSaved(error)) close();
    if (isRepeated && isKeyReused(error)) return withKey(path, body, attempt);
    throw error;
  }
}

/** Sends the body as JSON. */
export const sendOnce = <Payload>(method: Method, path: string, body?: unknown, init: RequestInit = {}) =>
  withKey(path, `${method} ${JSON.stringify(body)}`, (key) => {
    const headers = new Headers(init.headers);
    headers.set('Idempotency-Key', key);
    return send<Payload>(method, path, body, { ...init, headers });
  });
