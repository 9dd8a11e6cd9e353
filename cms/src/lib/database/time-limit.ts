import { setTimeout as delay } from 'node:timers/promises';

/** After a pause of the event loop, answers that have arrived are processed before the limit counts. */
const graceMs = 100;

export class TimeLimitError extends Error {
  override name = 'TimeLimitError';
}

/** Rejects if the work takes longer; the work itself goes on. */
export async function withTimeLimit<Result>(work: PromiseLike<Result>, limitMs: number): Promise<Result> {
  const finished = new AbortController();
  const { signal } = finished;
  const limit = delay(limitMs, undefined, { signal, ref: false })
    .then(() => delay(graceMs, undefined, { signal, ref: false }))
    .then(() => {
      throw new TimeLimitError(`No answer within ${limitMs} ms`);
    });
  try {
    return await Promise.race([work, limit]);
  } finally {
    finished.abort();
  }
}
