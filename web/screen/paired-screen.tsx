import { type RefObject, useEffect, useState } from 'react';
import type { Board } from '@domain/board/schema';
import type { TapList } from '@domain/tap/schema';
import { BoardView } from './board/board-view';
import { useBrand } from './device/use-brand';
import { useOwnScreen } from './device/use-own-screen';
import { useTapList, type LiveList } from './device/use-tap-list';
import { useUpdates } from './device/updates';
import { useNow } from '../ui/use-now';
import classes from './notice.module.css';
import { isAsleep, pixelShiftAt } from './sleep';

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
    <div className={classes.board}>
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
    </div>
  );
}

const tickMs = 15_000;

/** The board of this screen, black while it sleeps. */
export function PairedScreen({ onUnpaired }: { onUnpaired: () => void }) {
  const { board, isLoaded, refresh } = useOwnScreen(onUnpaired);
  useUpdates(board);
  if (!board?.taproom) return <NoBoard isLoaded={isLoaded} hasBoard={board !== null} />;
  return <TaproomBoard key={board.taproom.slug} board={board} slug={board.taproom.slug} refresh={refresh} />;
}

type Refresh = RefObject<(delayMs: number) => void>;

const Connecting = () => (
  <main className={classes.notice}>
    <p className={classes.text}>Connecting to the server…</p>
  </main>
);

function NoBoard({ isLoaded, hasBoard }: { isLoaded: boolean; hasBoard: boolean }) {
  if (!isLoaded) return <Connecting />;
  return (
    <main className={classes.notice}>
      <h1 className={classes.title}>{hasBoard ? 'No taproom' : 'No board'}</h1>
      <p className={classes.text}>
        Choose {hasBoard ? 'a taproom for the board' : 'a board for this screen'} in the staff app, under <b>Screens</b>
        .
      </p>
    </main>
  );
}

function TaproomBoard({ board, slug, refresh }: { board: Board; slug: string; refresh: Refresh }) {
  const now = useNow(tickMs);
  const live = useTapList(slug, refresh);
  if (isAsleep(board, now)) return <div className={classes.black} />;
  if (!live.tapList) return <Connecting />;
  return <LiveBoard board={board} live={{ ...live, tapList: live.tapList }} now={now} />;
}
