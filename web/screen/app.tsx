import { useCallback, useEffect, useState, type ReactNode, type RefObject } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Board } from '@domain/board/schema';
import type { Pairing, PairingState } from '@domain/screen/schema';
import type { TapList } from '@domain/tap/schema';
import { get, send } from '../api/client';
import { useNow } from '../ui/use-now';
import { BoardView } from './board/board-view';
import {
  clearStored,
  isUnauthorized,
  readStored,
  reload,
  repeat,
  store,
  useBrand,
  useOwnScreen,
  useTapList,
  useUpdates,
  withToken,
  type LiveList,
} from './device';
import classes from './notice.module.css';
import { isAsleep, pixelShiftAt } from './sleep';

/** Keeps the display on, where browsers can. They release the lock while the page is hidden. */
export function useWakeLock() {
  useEffect(() => {
    const lock = () => {
      if (document.visibilityState === 'visible' && 'wakeLock' in navigator)
        void navigator.wakeLock.request('screen').catch(() => undefined);
    };
    lock();
    document.addEventListener('visibilitychange', lock);
    return () => document.removeEventListener('visibilitychange', lock);
  }, []);
}

/** Shows a pairing code until a user enters it, then the board. */
export function App() {
  const [isPaired, setPaired] = useState(() => readStored('token') !== null);
  useWakeLock();

  const handlePaired = useCallback((token: string) => {
    store('token', token);
    setPaired(true);
  }, []);
  const handleUnpaired = useCallback(() => {
    clearStored();
    setPaired(false);
  }, []);

  return (
    <ErrorBoundary FallbackComponent={FailedBoard}>
      {isPaired ? <PairedScreen onUnpaired={handleUnpaired} /> : <PairingScreen onPaired={handlePaired} />}
    </ErrorBoundary>
  );
}

const retryMs = 60_000;

/** Reloads by itself, since nobody sits at a screen that hangs above a bar. */
function FailedBoard() {
  useEffect(() => {
    const timer = setInterval(() => void reload(), retryMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <Notice title="Back in a minute">
      <p className={classes.text}>The list can’t be shown right now. Please ask at the bar.</p>
    </Notice>
  );
}

type NoticeProps = { brand?: string | undefined; title?: string; children: ReactNode };

const Notice = ({ brand, title, children }: NoticeProps) => (
  <main className={classes.notice}>
    {brand !== undefined && <p className={classes.brand}>{brand}</p>}
    {title && <h1 className={classes.title}>{title}</h1>}
    {children}
  </main>
);

const Connecting = ({ brand }: Pick<NoticeProps, 'brand'>) => (
  <Notice brand={brand}>
    <p className={classes.text}>Connecting to the server…</p>
  </Notice>
);

const pollMs = 2000;

/** Shows a code until a user enters it; then calls `onPaired` with the screen's token. */
function usePairing(onPaired: (token: string) => void): Pairing | null {
  const [pairing, setPairing] = useState<Pairing | null>(null);

  useEffect(() => {
    let current: Pairing | null = null;

    function show(next: Pairing | null) {
      current = next;
      setPairing(next);
    }

    async function poll() {
      try {
        if (!current) show((await send<{ pairing: Pairing }>('POST', '/screens/pairings')).pairing);
        const state = await get<PairingState>('/screens/pairings/current', withToken(current?.secret ?? null));
        if (state.token !== null) onPaired(state.token);
      } catch (error) {
        if (!isUnauthorized(error)) throw error;
        // The code has expired.
        show(null);
      }
    }

    const polling = repeat(poll, pollMs);
    return polling.stop;
  }, [onPaired]);

  return pairing;
}

const inGroups = (code: string) => [code.slice(0, 3), code.slice(3)];

function PairingScreen({ onPaired }: { onPaired: (token: string) => void }) {
  const pairing = usePairing(onPaired);
  const brand = useBrand();
  if (!pairing) return <Connecting brand={brand.name} />;
  return (
    <Notice brand={brand.name} title="Pair this screen">
      <p className={classes.code}>
        {inGroups(pairing.code).map((digits) => (
          <span key={digits}>{digits}</span>
        ))}
      </p>
      <p className={classes.text}>
        On your phone or computer, open <b>{window.location.host}/admin</b>, choose <b>Screens</b> and enter this code.
      </p>
      <p className={classes.quiet}>A new code appears every five minutes.</p>
    </Notice>
  );
}

const readSize = () => ({ width: window.innerWidth, height: window.innerHeight });

function useViewport() {
  const [size, setSize] = useState(readSize);
  useEffect(() => {
    const update = () => setSize(readSize());
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, []);
  return size;
}

/** How long each page of a long list is shown. */
const pageMs = 12_000;

/** Pixels of a step against burn-in, at 1080p. */
const shiftPixels = 3;

type LiveBoardProps = { board: Board; live: LiveList & { tapList: TapList }; now: Date };

function LiveBoard({ board, live, now }: LiveBoardProps) {
  const [page, setPage] = useState(0);
  const size = useViewport();
  const brand = useBrand();

  useEffect(() => {
    const timer = setInterval(() => setPage((current) => current + 1), pageMs);
    return () => clearInterval(timer);
  }, []);

  const { x, y } = pixelShiftAt(now);
  const step = (shiftPixels * Math.min(size.width, size.height)) / 1080;
  return (
    <BoardView
      board={board}
      tapList={live.tapList}
      brand={brand}
      size={size}
      siteUrl={window.location.origin}
      now={now}
      page={page}
      shift={{ x: x * step, y: y * step }}
      offlineSince={live.isOffline ? live.asOf : null}
    />
  );
}

const tickMs = 15_000;

/** The board of this screen, black while it sleeps. */
function PairedScreen({ onUnpaired }: { onUnpaired: () => void }) {
  const { board, isLoaded, refresh } = useOwnScreen(onUnpaired);
  useUpdates(board);
  if (board?.taproom)
    return <TaproomBoard key={board.taproom.slug} board={board} slug={board.taproom.slug} refresh={refresh} />;
  if (!isLoaded) return <Connecting />;
  return (
    <Notice title={board ? 'No taproom' : 'No board'}>
      <p className={classes.text}>
        Choose {board ? 'a taproom for the board' : 'a board for this screen'} in the staff app, under <b>Screens</b>.
      </p>
    </Notice>
  );
}

type TaproomBoardProps = { board: Board; slug: string; refresh: RefObject<(delayMs: number) => void> };

function TaproomBoard({ board, slug, refresh }: TaproomBoardProps) {
  const now = useNow(tickMs);
  const live = useTapList(slug, refresh);
  if (isAsleep(board, now)) return <div className={classes.black} />;
  if (!live.tapList) return <Connecting />;
  return <LiveBoard board={board} live={{ ...live, tapList: live.tapList }} now={now} />;
}
