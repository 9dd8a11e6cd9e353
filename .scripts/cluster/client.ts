/** Sends writes as the pages do: a retry has the same Idempotency-Key. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

export type Write = { method: 'POST' | 'PUT'; url: string; headers?: Record<string, string>; body: object | FormData };

export type WriteResult = {
  /** The status of the last attempt; null: no response. */
  status: number | null;
  retryAfter: string | null;
  text: string;
  attempts: number;
};

/** Together about as long as a person waits for a page. */
const retryDelaysMs = [400, 1000, 2000, 4000];
const attemptTimeoutMs = 30_000;

/** The responses after which a page sends the same request again. */
const isTransient = (status: number | null) => status === null || [408, 502, 503, 504].includes(status);

async function attempt({ method, url, headers, body }: Write, key: string): Promise<WriteResult> {
  const isForm = body instanceof FormData;
  try {
    const response = await fetch(url, {
      method,
      headers: { ...(isForm ? {} : { 'Content-Type': 'application/json' }), ...headers, 'Idempotency-Key': key },
      body: isForm ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(attemptTimeoutMs),
    });
    const text = await response.text();
    return { status: response.status, retryAfter: response.headers.get('retry-after'), text, attempts: 1 };
  } catch (error) {
    const { cause } = error as Error;
    const text = cause instanceof Error ? cause.message : String(error);
    return { status: null, retryAfter: null, text, attempts: 1 };
  }
}

export async function send(write: Write): Promise<WriteResult> {
  const key = randomUUID();
  let result = await attempt(write, key);
  for (const delayMs of retryDelaysMs) {
    if (!isTransient(result.status)) break;
    await sleep(delayMs);
    const next = await attempt(write, key);
    result = { ...next, attempts: result.attempts + 1 };
  }
  return result;
}
