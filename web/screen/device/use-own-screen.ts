import { useEffect, useRef, useState } from 'react';
import type { Board } from '@domain/board/schema';
import { contactIntervalMs } from '@domain/screen/constants';
import type { OwnScreen } from '@domain/screen/schema';
import { request, type RequestOptions, repeat, readStored, store } from './device';
import { reload } from './updates';

// Requests with the screen's token, one after the other, also of other tabs: a response with a new token makes the former
// one invalid, with its first use.

let queue: Promise<unknown> = Promise.resolve();

/** Web Locks exist only on https and localhost. */
function runExclusive<Result>(work: () => Promise<Result>): Promise<Result> {
  if ('locks' in navigator) return navigator.locks.request('screen-token', work).then((result) => result);
  const current = queue.then(work, work);
  queue = current.catch(() => undefined);
  return current;
}

/** `use` runs before the next request, so that it can store a new token. */
const requestWithToken = <Body>(
  path: string,
  options: Omit<RequestOptions, 'token'> = {},
  use: (body: Body) => void = () => undefined,
): Promise<Body> =>
  runExclusive(async () => {
    const body = await request<Body>(path, { ...options, token: readStored('token') });
    use(body);
    return body;
  });

/** The hash in the name of this build's file; `dev` without a build. */
const appVersion = /-([\w-]{8})\.js/.exec(import.meta.url)?.[1] ?? 'dev';

/** In case that a notice was lost. */
const refreshMs = 5 * 60_000;

const isUnpaired = (error: unknown) => error instanceof Error && 'status' in error && error.status === 401;

/** Reads the board, and replaces the token by the new one in the response: the former is valid until then. */
async function loadOwnScreen(): Promise<OwnScreen> {
  const { screen } = await requestWithToken<{ screen: OwnScreen; token: string }>('/screens/me', {}, ({ token }) =>
    store('token', token),
  );
  store('board', screen.board);
  return screen;
}

/** Each request to reload is followed once. */
async function followReload({ reloadRequestedAt }: OwnScreen) {
  if (reloadRequestedAt === null || reloadRequestedAt === readStored('reloadedFor')) return;
  const isOfBefore = readStored('reloadedFor') === null && Date.parse(reloadRequestedAt) < performance.timeOrigin;
  store('reloadedFor', reloadRequestedAt);
  if (!isOfBefore) await reload();
}

const reportContact = () =>
  requestWithToken('/screens/me/contact', {
    method: 'POST',
    body: { appVersion, width: window.innerWidth, height: window.innerHeight },
  });

/** The screen's board as last known, and how to read it again. */
export function useOwnScreen(onUnpaired: () => void) {
  const [board, setBoard] = useState<Board | null>(() => readStored('board'));
  const [isLoaded, setLoaded] = useState(board !== null);
  const refresh = useRef<(delayMs: number) => void>(() => undefined);

  useEffect(() => {
    let contactedAt = -Infinity;

    async function update(): Promise<boolean> {
      try {
        const screen = await loadOwnScreen();
        setBoard(screen.board);
        setLoaded(true);
        await followReload(screen);
        return true;
      } catch (error) {
        if (isUnpaired(error)) onUnpaired();
        return false;
      }
    }

    async function contact(): Promise<boolean> {
      if (performance.now() - contactedAt < contactIntervalMs / 2) return true;
      try {
        await reportContact();
        contactedAt = performance.now();
        return true;
      } catch (error) {
        if (isUnpaired(error)) onUnpaired();
        return false;
      }
    }

    let isFirst = true;
    let nextUpdate = 0;
    const work = repeat(async () => {
      const isDue = isFirst || performance.now() >= nextUpdate;
      isFirst = false;
      if (isDue && !(await update())) return false;
      if (isDue) nextUpdate = performance.now() + refreshMs;
      return contact();
    }, contactIntervalMs);
    refresh.current = (delayMs) => {
      nextUpdate = 0;
      work.runNow(delayMs);
    };
    return work.stop;
  }, [onUnpaired]);

  return { board, isLoaded, refresh };
}
