import type { Board } from '@domain/board/board';
import { isAsleep } from '@domain/board/sleep';
import type { RefObject } from 'react';
import { LiveBoard } from './live-board';
import { useNow } from './device/use-now';
import { useOwnScreen } from './device/use-own-screen';
import { useTapList } from './device/use-tap-list';
import { useUpdates } from './device/use-updates';
import classes from './notice.module.css';

const tickMs = 15_000;

/** The board of this screen, black while it sleeps. */
export function PairedScreen({ onUnpaired }: { onUnpaired: () => void }) {
  const { board, isLoaded, refresh } = useOwnScreen(onUnpaired);
  useUpdates(board);
  if (!board?.taproom) return <NoBoard isLoaded={isLoaded} hasBoard={board !== null} refresh={refresh} />;
  return <TaproomBoard key={board.taproom.slug} board={board} slug={board.taproom.slug} refresh={refresh} />;
}

type Refresh = RefObject<(delayMs: number) => void>;

function NoBoard({ isLoaded, hasBoard }: { isLoaded: boolean; hasBoard: boolean; refresh: Refresh }) {
  if (!isLoaded)
    return (
      <main className={classes.notice}>
        <p className={classes.text}>Connecting to the server…</p>
      </main>
    );
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
  if (!live.tapList)
    return (
      <main className={classes.notice}>
        <p className={classes.text}>Connecting to the server…</p>
      </main>
    );
  return <LiveBoard board={board} live={{ ...live, tapList: live.tapList }} now={now} />;
}
