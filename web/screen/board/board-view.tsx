/**
 * A board with a tap list, in any size: the screen shows it in its window, the staff app in a small one. It has no clock and
 * no state; `page` and `now` are given.
 */
import type { Board } from '@domain/board/schema';
import {
  toBoardGroups,
  type BoardGroup,
  fitBoard,
  titleShare,
  compactShare,
  columnGap,
  rowsPerLine,
  type BoardPage,
  footerHeight,
  formatClock,
  measureBoard,
  type Size,
} from './layout';
import { formatFreshnessAge } from '../../domain/tap-list';
import { tapListPath } from '../../domain/tap-paths';
import type { TapList } from '@domain/tap/schema';
import { useRef, type CSSProperties } from 'react';
import { QrCode } from '../../ui/qr-code';
import { BoardLine, type LineStyle } from './board-line';
import { useFittedTexts } from './fit-texts';
import classes from './board.module.css';

export type Brand = { name: string; accentColor: string };

type BoardViewProps = {
  board: Board;
  tapList: TapList;
  brand: Brand;
  size: Size;
  /** The URL of the public site, for the QR code. */
  siteUrl: string;
  now: Date;
  /** Counts up; boards with several pages show them in turn. */
  page: number;
  /** Since when the server can't be reached, in epoch milliseconds; null: it can. */
  offlineSince: number | null;
  /** An offset in pixels against burn-in. */
  shift?: { x: number; y: number };
};

const noShift = { x: 0, y: 0 };

export function BoardView({
  board,
  tapList,
  brand,
  size,
  siteUrl,
  now,
  page,
  offlineSince,
  shift = noShift,
}: BoardViewProps) {
  const { unit, safe, header, body } = measureBoard(size, board.showsQrCode);
  const groups = toBoardGroups(board, tapList);
  const { columns: count, pages, line, pitch, columnWidth } = fitBoard({ ...board, groups, ...body });
  const style: LineStyle = { ...board, lineWidth: columnWidth / line };
  const root = useRef<HTMLDivElement>(null);
  useFittedTexts(root, [board, tapList, size.width, size.height]);
  const small = pitch / rowsPerLine[board.layout];
  const px = (units: number) => `${(units * unit).toFixed(2)}px`;
  /** The lengths that the style sheet uses. */
  const lengths = {
    '--unit': px(1),
    '--safe-x': px(safe.x),
    '--safe-y': px(safe.y),
    '--header': px(header),
    '--footer': px(footerHeight),
    '--gap': px(columnGap[board.layout]),
    '--line': px(line),
    '--pitch': px(pitch),
    '--small': px(line / rowsPerLine[board.layout]),
    '--title-height': px(small * titleShare),
    '--compact-height': px(small * compactShare),
    '--accent': brand.accentColor,
    '--shift': `translate(${shift.x}px, ${shift.y}px)`,
  };
  const listUrl = siteUrl + tapListPath(tapList.taproom.slug, 'screen');

  return (
    <div ref={root} className={classes.board} data-theme={board.theme} style={lengths as CSSProperties}>
      <header className={classes.header}>
        <div>
          <p className={classes.brand}>{brand.name}</p>
          <h1 className={classes.heading}>
            On tap <span className={classes.taproom}>{tapList.taproom.name}</span>
          </h1>
        </div>
        {board.showsQrCode && (
          <div className={classes.scan}>
            <p className={classes.scanText}>
              <b>Scan for the live list</b>
              {siteUrl.replace(/^https?:\/\//, '')}/taps
            </p>
            <QrCode text={listUrl} label="QR code of the tap list" className={classes.qr} />
          </div>
        )}
      </header>
      <main className={classes.body}>
        {pages.length === 0 && <p className={classes.empty}>The taps are resting.</p>}
        {pages.map((columns, index) => (
          <Page key={index} columns={columns} count={count} style={style} isShown={index === page % pages.length} />
        ))}
      </main>
      <footer className={classes.footer}>
        <p className={classes.message}>{board.message}</p>
        {pages.length > 1 && <Dots count={pages.length} current={page % pages.length} />}
        <p className={classes.freshness}>
          {offlineSince === null
            ? formatFreshnessAge(tapList, now)
            : `As of ${formatClock(offlineSince, tapList.taproom.timeZone)}`}
        </p>
      </footer>
    </div>
  );
}

type PageProps = { columns: BoardPage; count: number; style: LineStyle; isShown: boolean };

/** Pages lie on top of each other and fade into each other. */
function Page({ columns, count, style, isShown }: PageProps) {
  const titleClass = ({ isCompact }: BoardGroup) =>
    `${classes.title} ${style.layout === 'cards' && !isCompact ? classes.isAboveCards : ''}`;
  return (
    <div
      className={`${classes.page} ${isShown ? classes.isShown : ''}`}
      aria-hidden={!isShown}
      style={{ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }}
    >
      {columns.map((entries, index) => (
        <ul key={index} className={`${classes.column} ${style.layout === 'rows' ? classes.isRuled : ''}`}>
          {entries.map(({ group, pouring }) =>
            pouring ? (
              <BoardLine key={pouring._id} group={group} pouring={pouring} {...style} />
            ) : (
              <li key={group.section} className={titleClass(group)}>
                <h2>{group.title}</h2>
              </li>
            ),
          )}
        </ul>
      ))}
    </div>
  );
}

function Dots({ count, current }: { count: number; current: number }) {
  return (
    <div className={classes.dots} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={index === current ? classes.currentDot : undefined} />
      ))}
    </div>
  );
}
