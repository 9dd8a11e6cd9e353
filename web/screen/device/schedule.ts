/** Repeated work: after a failure later and later, and never all screens at the same moment. */

const maxDelayMs = 60_000;

/** From half to one and a half times as long. */
export const withJitter = (ms: number) => ms * (0.5 + Math.random());

/** After `failures` failures in a row: 1, 2, 4 … 60 seconds. */
const backoffMs = (failures: number) => Math.min(maxDelayMs, 1000 * 2 ** (failures - 1));

/** Returns the function that stops it. `work` returns whether it succeeded; `runNow` repeats it soon. */
export function repeat(work: () => Promise<boolean>, intervalMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isStopped = false;
  let isRunning = false;
  let isWanted = false;

  function schedule(ms: number) {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void run(), ms);
  }

  async function run() {
    if (isRunning) return void (isWanted = true);
    isRunning = true;
    isWanted = false;
    const hasSucceeded = await work();
    isRunning = false;
    failures = hasSucceeded ? 0 : failures + 1;
    if (isWanted && hasSucceeded) schedule(0);
    else schedule(withJitter(hasSucceeded ? intervalMs : backoffMs(failures)));
  }

  void run();
  return {
    runNow: (delayMs = 0) => schedule(delayMs),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
