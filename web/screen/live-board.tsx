import type { Board } from '@domain/board/board';
import { pixelShiftAt } from '@domain/board/pixel-shift';
import type { TapList } from '@domain/tap/tap-list';
import { useEffect, useState } from 'react';
import { BoardView } from './board/board-view';
import { useBrand } from './device/use-brand';
import type { LiveList } from './device/use-tap-list';
import { useViewport } from './device/use-viewport';
import classes from './notice.module.css';

/** How long each page of a long list is shown. */
const pageMs = 12_000;

/** Pixels of a step against burn-in, at 1080p. */
const shiftPixels = 3;

type LiveBoardProps = { board: Board; live: LiveList & { tapList: TapList }; now: Date };

export function LiveBoard({ board, live, now }: LiveBoardProps) {
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
