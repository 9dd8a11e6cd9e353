import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Board } from '@domain/board/schema';
import { contactIntervalMs } from '@domain/screen/constants';
import type { OwnScreen } from '@domain/screen/schema';
import { readableOnDark } from '@domain/site/look';
import type { Site } from '@domain/site/schema';
import type { TapList } from '@domain/tap/schema';
import { ApiError, get, send, type Transport } from '../api/client';
import { readValue, writeValue } from '../api/storage';
import { createDefaultPolicy } from '../ui/trusted-types';
import type { Brand } from './board/board-view';
import { isUpdateTime } from './sleep';

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

// Repeated work: after a failure later and later, and never all screens at the same moment.

const maxDelayMs = 60_000;

/** Half to one and a half times as long. */
const withJitter = (ms: number) => ms * (0.5 + Math.random());

/** The delay after `failures` failures in a row: 1, 2, 4 … 60 seconds. */
const backoffMs = (failures: number) => Math.min(maxDelayMs, 1000 * 2 ** (failures - 1));

/** Repeats the work until it is stopped; `runNow` repeats it soon. `onFailure` gets what it throws. */
export function repeat(
  work: () => Promise<unknown>,
  intervalMs: number,
  onFailure: (error: unknown) => void = () => undefined,
) {
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
    try {
      await work();
      failures = 0;
    } catch (error) {
      onFailure(error);
      failures += 1;
    }
    isRunning = false;
    if (isWanted && failures === 0) schedule(0);
    else schedule(withJitter(failures === 0 ? intervalMs : backoffMs(failures)));
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

// What a screen keeps across restarts. Without storage, it works until it is switched off.

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

// The service worker serves the app, its fonts and the last images without a network. A new version is installed in the
// background and waits until guests don't see the reload.

createDefaultPolicy();

const registration: Promise<ServiceWorkerRegistration | null> =
  import.meta.env.PROD && 'serviceWorker' in navigator
    ? navigator.serviceWorker.register('/screen/sw.js', { scope: '/screen' }).catch(() => null)
    : Promise.resolve(null);

/** Activates the waiting version, which takes over this page, and loads it. */
function activate(waiting: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    waiting.postMessage({ type: 'SKIP_WAITING' });
    setTimeout(resolve, 5000);
  });
}

/** Looks for a new version and activates it. Returns whether there was one. */
async function activateNew(): Promise<boolean> {
  const worker = await registration;
  await worker?.update().catch(() => undefined);
  const waiting = worker?.waiting;
  if (waiting) await activate(waiting);
  return Boolean(waiting);
}

/** Because a user asked for it. */
export async function reload() {
  const isServerUp = () =>
    fetch('/screen', { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    );
  // Without the service worker, a reload while the server is down would end on the browser's error page.
  if (!(await registration)?.active && !(await isServerUp())) return;
  await activateNew();
  window.location.reload();
}

const checkMs = 20 * 60_000;

/** Loads new versions at night. */
export function useUpdates(board: Board | null) {
  useEffect(() => {
    const timer = setInterval(() => {
      if (isUpdateTime(board, new Date())) void activateNew().then((isNew) => isNew && window.location.reload());
    }, withJitter(checkMs));
    return () => clearInterval(timer);
  }, [board]);
}

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

    const contact = async () => {
      if (performance.now() >= nextUpdate) await update();
      if (performance.now() - contactedAt < contactIntervalMs / 2) return;
      await reportContact();
      contactedAt = performance.now();
    };
    const work = repeat(contact, contactIntervalMs, (error) => {
      if (isUnauthorized(error)) onUnpaired();
    });
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
      const { settings } = (await get<{ site: Site }>('/site')).site;
      const next = { name: settings.name, accentColor: readableOnDark(settings.accentColor) };
      store('brand', next);
      setBrand(next);
    }, brandRefreshMs);
    return loading.stop;
  }, []);
  return brand;
}

/** The stream has a heartbeat every 15 seconds. */
const silentMs = 40_000;
const pollMs = 15_000;
/** The minimum delay while the server responds but refuses the stream. */
const minReconnectMs = 5000;
/** Boards are read again after a gap, not by all screens at once. */
const refreshSpreadMs = 3000;
const minuteMs = 60_000;

export type LiveList = {
  tapList: TapList | null;
  /** Epoch milliseconds. */
  asOf: number;
  isOffline: boolean;
};

type Refresh = RefObject<(delayMs: number) => void>;

function readList(slug: string): LiveList {
  const stored = readStored('list');
  return stored?.tapList.taproom.slug === slug
    ? { tapList: stored.tapList, asOf: stored.asOf, isOffline: true }
    : { tapList: null, asOf: 0, isOffline: true };
}

/** The tap list of a taproom: streamed, or polled while there is no stream; without a server, as last known. */
export function useTapList(slug: string, refreshBoard: Refresh): LiveList {
  const [live, setLive] = useState(() => readList(slug));

  useEffect(() => {
    let stream: EventSource | null = null;
    let heardAt = -Infinity;
    let connectedAt = -Infinity;
    let hadGap = false;

    function confirm(tapList?: TapList) {
      const asOf = Date.now();
      setLive((current) => ({ tapList: tapList ?? current.tapList, asOf, isOffline: false }));
      if (tapList) store('list', { tapList, asOf });
      else {
        const stored = readStored('list');
        if (stored && asOf - stored.asOf > minuteMs) store('list', { ...stored, asOf });
      }
    }
    const markOffline = () => setLive((current) => (current.isOffline ? current : { ...current, isOffline: true }));

    function connect() {
      stream?.close();
      if (typeof EventSource === 'undefined') return;
      hadGap ||= stream !== null;
      connectedAt = performance.now();
      const opened = new EventSource(`/live/taps/${encodeURIComponent(slug)}`);
      stream = opened;
      opened.addEventListener('open', () => {
        // A change of the board or the screen may have been missed.
        if (hadGap) refreshBoard.current(Math.random() * refreshSpreadMs);
        hadGap = false;
      });
      const on = (name: string, handle: (data: string) => void) =>
        opened.addEventListener(name, (event: MessageEvent<string>) => {
          heardAt = performance.now();
          handle(event.data);
        });
      on('taps', (data) => confirm((JSON.parse(data) as { tapList: TapList }).tapList));
      on('heartbeat', () => confirm());
      on('screen', () => refreshBoard.current(Math.random() * 800));
      opened.addEventListener('error', () => {
        heardAt = -Infinity;
        hadGap = true;
        markOffline();
        polling.runNow(withJitter(500));
      });
    }

    /** Polls only while the stream is silent. */
    async function poll() {
      if (performance.now() - heardAt < silentMs) return;
      confirm((await get<{ tapList: TapList }>(`/taps/${encodeURIComponent(slug)}`)).tapList);
      // The server is back: so is the stream.
      if (performance.now() - connectedAt >= minReconnectMs) connect();
    }

    const polling = repeat(poll, pollMs, markOffline);
    return () => {
      stream?.close();
      polling.stop();
    };
  }, [slug, refreshBoard]);

  return live;
}
