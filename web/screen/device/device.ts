import type { Board } from '@domain/board/schema';
import type { TapList } from '@domain/tap/schema';
import { ApiError, type Transport } from '../../api/client';
import { readValue, writeValue } from '../../api/storage';
import type { Brand } from '../board/board-view';

const timeoutMs = 15_000;

/** Browsers of TVs are old: no `AbortSignal.timeout`, for example. */
export const screenTransport: Transport = (path, init) => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), timeoutMs);
  return fetch(`/api${path}`, { ...init, credentials: 'omit', signal: controller.signal });
};

export const withToken = (token: string | null): RequestInit => ({ headers: { Authorization: `Bearer ${token}` } });

/** The token is not valid, or no longer. */
export const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401;

/** Repeated work: after a failure later and later, and never all screens at the same moment. */

const maxDelayMs = 60_000;

/** Half to one and a half times as long. */
export const withJitter = (ms: number) => ms * (0.5 + Math.random());

/** The delay after `failures` failures in a row: 1, 2, 4 … 60 seconds. */
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

/** What a screen keeps across restarts. Without storage, it works until it is switched off. */

type Stored = {
  token: string;
  board: Board | null;
  /** When it was last known to be current, in epoch milliseconds. */
  list: { tapList: TapList; asOf: number };
  brand: Brand;
  /** The latest request to reload that was followed. */
  reloadedFor: string;
};

const keyOf = (name: keyof Stored) => `screen-${name}`;

export const readStored = <Name extends keyof Stored>(name: Name) =>
  readValue(keyOf(name), 'localStorage') as Stored[Name] | null;

export const store = <Name extends keyof Stored>(name: Name, value: Stored[Name] | null) =>
  writeValue(keyOf(name), value, 'localStorage');

/** A screen that is unpaired keeps nothing of its board. */
export function clearStored(): void {
  for (const name of ['token', 'board', 'list', 'reloadedFor'] as const) store(name, null);
}
