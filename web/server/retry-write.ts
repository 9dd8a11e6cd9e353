import { setTimeout as sleep } from 'node:timers/promises';
import type { Dispatcher } from 'undici';
import { parseRetryAfter } from '../api/retry-after';

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
export async function retryWrite(
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
