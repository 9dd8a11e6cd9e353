import { useEffect, useRef, useState } from 'react';
import type { Board } from '@domain/board/schema';
import { contactIntervalMs } from '@domain/screen/constants';
import type { OwnScreen } from '@domain/screen/schema';
import { readableOnDark } from '@domain/site/look';
import type { Site } from '@domain/site/schema';
import { get, send } from '../../api/client';
import { isUnauthorized, repeat, readStored, store, withToken } from './device';
import { reload } from './updates';

/**
 * Requests with the screen's token, never at the same time as those of other tabs: a response with a new token makes the
 * former one invalid, with its first use. Web Locks exist only on https and localhost.
 */
function callAsScreen<Body>(call: (init: RequestInit) => Promise<Body>): Promise<Body> {
  const work = () => call(withToken(readStored('token')));
  return 'locks' in navigator ? navigator.locks.request('screen-token', work).then((body) => body) : work();
}

/** The hash in the name of this build's file; `dev` without a build. */
const appVersion = /-([\w-]{8})\.js/.exec(import.meta.url)?.[1] ?? 'dev';

/** Refreshes in case that a notice was lost. */
const refreshMs = 5 * 60_000;

/** Reads the board, and replaces the token by the new one in the response: the former is valid until then. */
const loadOwnScreen = () =>
  callAsScreen(async (init) => {
    const { screen, token } = await get<{ screen: OwnScreen; token: string }>('/screens/me', init);
    store('token', token);
    store('board', screen.board);
    return screen;
  });

/** Each request to reload is followed once. */
async function followReload({ reloadRequestedAt }: OwnScreen) {
  if (reloadRequestedAt === null || reloadRequestedAt === readStored('reloadedFor')) return;
  const isOfBefore = readStored('reloadedFor') === null && Date.parse(reloadRequestedAt) < performance.timeOrigin;
  store('reloadedFor', reloadRequestedAt);
  if (!isOfBefore) await reload();
}

const reportContact = () =>
  callAsScreen((init) =>
    send('POST', '/screens/me/contact', { appVersion, width: window.innerWidth, height: window.innerHeight }, init),
  );

/** The screen's board as last known, and how to read it again. */
export function useOwnScreen(onUnpaired: () => void) {
  const [board, setBoard] = useState<Board | null>(() => readStored('board'));
  const [isLoaded, setLoaded] = useState(board !== null);
  const refresh = useRef<(delayMs: number) => void>(() => undefined);

  useEffect(() => {
    let contactedAt = -Infinity;
    let nextUpdate = 0;

    async function update() {
      const screen = await loadOwnScreen();
      setBoard(screen.board);
      setLoaded(true);
      await followReload(screen);
      nextUpdate = performance.now() + refreshMs;
    }

    const work = repeat(async () => {
      try {
        if (performance.now() >= nextUpdate) await update();
        if (performance.now() - contactedAt < contactIntervalMs / 2) return true;
        await reportContact();
        contactedAt = performance.now();
        return true;
      } catch (error) {
        if (isUnauthorized(error)) onUnpaired();
        return false;
      }
    }, contactIntervalMs);
    refresh.current = (delayMs) => {
      nextUpdate = 0;
      work.runNow(delayMs);
    };
    return work.stop;
  }, [onUnpaired]);

  return { board, isLoaded, refresh };
}

const defaultBrand = { name: '', accentColor: '#e39a2d' };
const brandRefreshMs = 10 * 60_000;

/** The name and the color of the brewery. */
export function useBrand() {
  const [brand, setBrand] = useState(() => readStored('brand') ?? defaultBrand);
  useEffect(() => {
    const loading = repeat(async () => {
      try {
        const { settings } = (await get<{ site: Site }>('/site')).site;
        const next = { name: settings.name, accentColor: readableOnDark(settings.accentColor) };
        store('brand', next);
        setBrand(next);
        return true;
      } catch {
        return false;
      }
    }, brandRefreshMs);
    return loading.stop;
  }, []);
  return brand;
}
