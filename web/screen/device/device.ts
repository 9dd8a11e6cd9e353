/** Requests to the API. Browsers of TVs are old: no `AbortSignal.timeout`, for example. */
import type { Board } from '@domain/board/schema';
import type { TapList } from '@domain/tap/schema';

const timeoutMs = 15_000;

class RequestError extends Error {
  override name = 'RequestError';

  /** 0 without a response. */
  constructor(readonly status: number) {
    super(`The request failed with ${status}`);
  }
}

export type RequestOptions = { method?: 'GET' | 'POST'; token?: string | null; body?: object };

export async function request<Body>(path: string, { method = 'GET', token, body }: RequestOptions = {}): Promise<Body> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    const response = await fetch(`/api${path}`, {
      method,
      credentials: 'omit',
      signal: controller.signal,
      headers: {
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new RequestError(response.status);
    return (await response.json()) as Body;
  } catch (error) {
    throw error instanceof RequestError ? error : new RequestError(0);
  } finally {
    clearTimeout(timer);
  }
}

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

/** What a screen keeps across restarts. Without storage, it works until it is switched off. */

type Brand = { name: string; accentColor: string };

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

export function readStored<Name extends keyof Stored>(name: Name): Stored[Name] | null {
  try {
    const text = localStorage.getItem(keyOf(name));
    return text === null ? null : (JSON.parse(text) as Stored[Name]);
  } catch {
    return null;
  }
}

export function store<Name extends keyof Stored>(name: Name, value: Stored[Name] | null): void {
  try {
    if (value === null) localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // Full or forbidden.
  }
}

/** A screen that is unpaired keeps nothing of its board. */
export function clearStored(): void {
  for (const name of ['token', 'board', 'list', 'reloadedFor'] as const) store(name, null);
}
