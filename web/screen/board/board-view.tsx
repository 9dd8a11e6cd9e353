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
  measureBoard,
  type Size,
} from './layout';
import { formatFreshnessAge } from '../../domain/tap-list';
import { tapListPath } from '../../domain/tap-paths';
import type { TapList, Pouring, Drink, Pour } from '@domain/tap/schema';
import { useRef, type CSSProperties, useEffect, useLayoutEffect, type RefObject } from 'react';
import { QrCode } from '../../ui/qr-code';
import classes from './board.module.css';
import { getSwatchColor } from '../../domain/beer-color';
import { formatAbv } from '@domain/beer/display';
import { formatPrice } from '@domain/money/price';
import type { DrinkKind } from '@domain/tap/constants';
import { formatTime } from '@domain/time/time-of-day';
import { toZonedDateTime } from '@domain/time/zone';
import { describeDrink, drinkDetails, levelLabels, formatOunces } from '@domain/tap/display';
import lineClasses from './board-line.module.css';

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
            : `As of ${formatTime(toZonedDateTime(tapList.taproom.timeZone, new Date(offlineSince)).time)}`}
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

/** Colors of drinks whose color is unknown. */
const usualColors: Partial<Record<DrinkKind, string>> = { cider: 'straw', seltzer: 'clear', wine: 'ruby' };

/** A glass in the color of the drink; empty if it is not known. */
function Glass({ drink }: { drink: Drink }) {
  const color = drink.color ?? usualColors[drink.kind];
  return (
    <svg viewBox="0 0 20 28" className={lineClasses.glass} aria-hidden>
      {color && (
        <>
          <path d="M2 2h16l-2 24H4z" fill={getSwatchColor(color)} />
          <path d="M2 2h16l-.5 6h-15z" fill="#fff8ea" />
        </>
      )}
      <path d="M2 2h16l-2 24H4z" fill="none" stroke="currentColor" strokeOpacity="0.35" strokeWidth="1" />
    </svg>
  );
}

/** The mark without its label, `7`. */
function TapMark({ tap }: Pick<Pouring, 'tap'>) {
  return <span className={lineClasses.tap}>{tap ? tap.number : ''}</span>;
}

const nameOfPour = ({ name, ounces }: Pour) => name ?? (ounces === null ? '' : formatOunces(ounces));

const isLarger = (one: Pour, two: Pour) => (one.ounces ?? 0) > (two.ounces ?? 0);

/** The sizes with a price, as far as there is room: the largest ones, in the order of the menu. */
function choosePours(pours: readonly Pour[], max: number): Pour[] {
  const priced = pours.filter(({ price }) => price !== null);
  const countLarger = (pour: Pour) => priced.filter((other) => isLarger(other, pour)).length;
  return priced.filter((pour) => countLarger(pour) < max).slice(0, max);
}

function Pours({ pours }: { pours: readonly Pour[] }) {
  return (
    <span className={lineClasses.pours}>
      {pours.map((pour, index) => (
        <span key={index} className={lineClasses.pour}>
          <span className={lineClasses.price}>{formatPrice(pour.price ?? 0)}</span>
          <span className={lineClasses.pourName}>{nameOfPour(pour)}</span>
        </span>
      ))}
    </span>
  );
}

type LineStyle = Pick<Board, 'layout' | 'showsPrices' | 'showsDetails'> & {
  /** Width of the column, in heights of a line. */
  lineWidth: number;
};

type LineProps = LineStyle & { group: BoardGroup; pouring: Pouring };

const maxPours = (lineWidth: number) => (lineWidth >= 10 ? 3 : 2);

/** The name and the details are fitted by `useFittedTexts`. */
function BoardLine({ group, pouring, layout, showsPrices, showsDetails, lineWidth }: LineProps) {
  const { drink, pours } = pouring;
  if (group.isCompact) return <CompactLine group={group} pouring={pouring} showsDetails={showsDetails} />;
  const shownPours = showsPrices ? choosePours(pours, maxPours(lineWidth)) : [];
  return (
    <li className={layout === 'cards' ? lineClasses.card : lineClasses.row}>
      <TapMark tap={pouring.tap} />
      <Glass drink={drink} />
      <span className={lineClasses.drink}>
        <span className={lineClasses.name} data-name>
          {drink.name}
        </span>
        <Details pouring={pouring} showsDetails={showsDetails} />
      </span>
      {shownPours.length > 0 && <Pours pours={shownPours} />}
    </li>
  );
}

/** Without room, facts are left out and the strength stays. */
function Details({ pouring: { drink, level, tap }, showsDetails }: Pick<LineProps, 'pouring' | 'showsDetails'>) {
  const strength = showsDetails ? formatAbv(drink.abv) : null;
  const isLow = level === 'low';
  const facts = [...(tap?.label ? [tap.label] : []), ...(showsDetails ? drinkDetails({ ...drink, abv: null }) : [])];
  if (facts.length === 0 && !strength && !isLow) return null;
  return (
    <span className={lineClasses.details} data-details>
      {isLow && <b className={lineClasses.low}>{levelLabels.low}</b>}
      {facts.map((fact, index) => (
        <span key={index} className={lineClasses.fact} data-fact>
          {fact}
        </span>
      ))}
      {strength && <span className={lineClasses.strength}>{strength}</span>}
    </span>
  );
}

/** What is on deck, and what was just kicked. */
function CompactLine({ group, pouring, showsDetails }: Pick<LineProps, 'group' | 'pouring' | 'showsDetails'>) {
  const isKicked = group.section === 'just-kicked';
  return (
    <li className={`${lineClasses.compact} ${isKicked ? lineClasses.kicked : ''}`}>
      <Glass drink={pouring.drink} />
      <span className={lineClasses.compactName}>{pouring.drink.name}</span>
      {showsDetails && <span className={lineClasses.compactDetails}>{describeDrink(pouring.drink)}</span>}
    </li>
  );
}

// Fits the texts of a board to their boxes by measuring them, before the browser paints. Lines have a fixed height, so that
// nothing moves.

/** Names this large are not wrapped to be larger. */
const largeEnough = 0.7;
/** Smaller letters are not legible from a distance: what does not fit then is cut. */
const minScale = 0.45;
const step = 0.05;

const isCut = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth > clientWidth;

/** Sets a name in the size and the number of lines in which it is largest. */
function fitName(name: HTMLElement) {
  const set = (scale: number, isWrapped: boolean) => {
    name.style.fontSize = `${scale.toFixed(3)}em`;
    name.style.webkitLineClamp = '';
    name.toggleAttribute('data-wrapped', isWrapped);
  };
  set(1, false);
  const onOneLine = isCut(name) ? name.clientWidth / (name.scrollWidth + 1) : 1;
  if (onOneLine >= largeEnough) return set(onOneLine, false);
  for (let scale = 1; scale > Math.max(onOneLine, minScale); scale -= step) {
    set(scale, true);
    if (!isCut(name) && name.scrollHeight <= name.clientHeight + 1) return;
  }
  if (onOneLine >= minScale) return set(onOneLine, false);
  set(minScale, true);
  const lineHeight = parseFloat(getComputedStyle(name).lineHeight);
  name.style.webkitLineClamp = String(Math.max(1, Math.floor((name.clientHeight + 1) / lineHeight)));
}

/**
 * Leaves out the longest facts while there is no room, of equally long ones the first: the producer says less than the style
 * after it. Beside nothing else, the last one is cut.
 */
function fitFacts(details: HTMLElement) {
  let shown = [...details.querySelectorAll<HTMLElement>('[data-fact]')];
  for (const fact of shown) fact.hidden = false;
  const least = details.childElementCount > shown.length ? 0 : 1;
  while (shown.length > least && shown.some(isCut)) {
    const lengths = shown.map((fact) => fact.textContent.length);
    const longest = shown[lengths.indexOf(Math.max(...lengths))];
    if (longest) longest.hidden = true;
    shown = shown.filter((fact) => fact !== longest);
  }
}

/** `shown`: what the texts and their boxes depend on. */
function useFittedTexts(board: RefObject<HTMLElement | null>, shown: readonly unknown[]) {
  const fit = () => {
    board.current?.querySelectorAll<HTMLElement>('[data-name]').forEach(fitName);
    board.current?.querySelectorAll<HTMLElement>('[data-details]').forEach(fitFacts);
  };
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(fit, shown);
  useEffect(() => {
    const { fonts } = document as Partial<Document>;
    fonts?.addEventListener('loadingdone', fit);
    return () => fonts?.removeEventListener('loadingdone', fit);
  });
}
