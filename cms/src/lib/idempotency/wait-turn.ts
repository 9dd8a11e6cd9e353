/** Repeated requests wait for the first one before they get a connection to the database. */
import { serviceUnavailable } from '../errors';
import { runExclusive } from '../mutex';

const maxWaitMs = 10_000;

/** Runs after all earlier work with the same key; throws 503, and does not run, if that takes too long. */
export const runInTurn = (key: string, work: () => Promise<void>): Promise<void> =>
  new Promise((resolve, reject) => {
    let hasGivenUp = false;
    const timer = setTimeout(() => {
      hasGivenUp = true;
      reject(serviceUnavailable(2));
    }, maxWaitMs);
    runExclusive(key, async () => {
      clearTimeout(timer);
      if (!hasGivenUp) await work();
    }).then(resolve, reject);
  });

const maxTransactions = 10;
let running = 0;
const waiting: (() => void)[] = [];

/**
 * Bounds how many requests hold a transaction from start to end. Those may need a second connection, for rate limits: if
 * they held all of the pool, none would get one.
 */
export async function withTransactionSlot<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= maxTransactions) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The slot passes to the next one.
    if (next) next();
    else running -= 1;
  }
}
