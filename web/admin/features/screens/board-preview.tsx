import { Center } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Board } from '@domain/board/schema';
import { BoardView } from '../../../screen/board/board-view';
import { screenQueries } from '../../api/screens';
import { useNow } from '../../../ui/use-now';
import classes from './screens.module.css';

export type Orientation = 'landscape' | 'portrait';

const sizes = { landscape: { width: 1920, height: 1080 }, portrait: { width: 1080, height: 1920 } };

type BoardPreviewProps = {
  board: Board;
  width: number;
  /** Of the screen; full HD by default. */
  size?: { width: number; height: number };
  orientation?: Orientation;
};

/** What a screen with this board shows now, scaled down. */
export function BoardPreview({
  board,
  width,
  orientation = 'landscape',
  size = sizes[orientation],
}: BoardPreviewProps) {
  const { data: tapList, isError } = useQuery({
    ...screenQueries.tapList(board.taproom?.slug ?? ''),
    enabled: board.taproom !== null,
  });
  const { data: brand } = useQuery(screenQueries.brand());
  const now = useNow();
  const scale = width / size.width;

  return (
    <div
      className={classes.preview}
      style={{ width, height: size.height * scale }}
      role="img"
      aria-label={`Preview of the board ${board.name}`}
    >
      {tapList && brand ? (
        <div className={classes.scaled} style={{ ...size, transform: `scale(${scale})` }} inert>
          <BoardView
            board={board}
            tapList={tapList}
            brand={brand}
            size={size}
            siteUrl={window.location.origin}
            now={now}
            page={0}
            offlineSince={null}
          />
        </div>
      ) : (
        <Center h="100%" p={12} fz="xs" ta="center" c="#b9ab9a">
          {board.taproom === null ? 'Choose a taproom' : isError ? 'This taproom has no tap list' : ''}
        </Center>
      )}
    </div>
  );
}
