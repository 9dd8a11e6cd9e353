import type { Board } from '@domain/board/board';
import { formatAbv } from '@domain/beer/display';
import type { BoardGroup } from '@domain/board/groups';
import { describeDrink, drinkDetails, levelLabels } from '@domain/tap/display';
import type { Pouring } from '@domain/tap/tap-list';
import classes from './board.module.css';
import { choosePours, Glass, Pours, TapMark } from './line-parts';

export type LineStyle = Pick<Board, 'layout' | 'showsPrices' | 'showsDetails'> & {
  /** Width of the column, in heights of a line. */
  lineWidth: number;
};

type LineProps = LineStyle & { group: BoardGroup; pouring: Pouring };

/** Average width of a letter of the display typeface, in its size. */
const letterWidth = 0.43;
const nameSize = { rows: 0.47, cards: 0.2 };
const minNameScale = 0.7;
/** Longer names take two lines. */
const wrappedScale = 0.6;

/** Long names are set smaller, so that they are shown in full. */
function nameScale(name: string, layout: Board['layout'], room: number): number {
  const scale = Math.min(1, room / (name.length * letterWidth * nameSize[layout]));
  return scale < minNameScale ? wrappedScale : scale;
}

/** Tap number, glass and prices, in heights of a line. */
const roomOfOthers = { rows: 1.45, cards: 0.75 };
const pourWidth = 0.92;

function Name({ name, room, layout }: { name: string; room: number; layout: Board['layout'] }) {
  const scale = nameScale(name, layout, room);
  const className = `${classes.name} ${scale === wrappedScale ? classes.isWrapped : ''}`;
  return (
    <span className={className} style={{ fontSize: `${scale}em` }}>
      {name}
    </span>
  );
}

const maxPours = (lineWidth: number) => (lineWidth >= 10 ? 3 : 2);

export function BoardLine({ group, pouring, layout, showsPrices, showsDetails, lineWidth }: LineProps) {
  const { drink, pours } = pouring;
  if (group.isCompact) return <CompactLine group={group} pouring={pouring} showsDetails={showsDetails} />;
  const shownPours = showsPrices ? choosePours(pours, maxPours(lineWidth)) : [];
  const priceRoom = layout === 'rows' ? shownPours.length * pourWidth : 0;
  return (
    <li className={layout === 'cards' ? classes.card : classes.row}>
      <TapMark tap={pouring.tap} />
      <Glass drink={drink} />
      <span className={classes.drink}>
        <Name name={drink.name} layout={layout} room={lineWidth - roomOfOthers[layout] - priceRoom} />
        <Details pouring={pouring} showsDetails={showsDetails} />
      </span>
      {shownPours.length > 0 && <Pours pours={shownPours} />}
    </li>
  );
}

/** Where there is no room, the style is cut, and not the strength. */
function Details({ pouring: { drink, level, tap }, showsDetails }: Pick<LineProps, 'pouring' | 'showsDetails'>) {
  const facts = [tap?.label, ...(showsDetails ? drinkDetails({ ...drink, abv: null }) : [])].filter(Boolean);
  const strength = showsDetails ? formatAbv(drink.abv) : null;
  const isLow = level === 'low';
  if (facts.length === 0 && !strength && !isLow) return null;
  return (
    <span className={classes.details}>
      {isLow && <b className={classes.low}>{levelLabels.low}</b>}
      <span className={classes.facts}>{facts.join(' · ')}</span>
      {strength && <span className={classes.strength}>{facts.length > 0 ? ` · ${strength}` : strength}</span>}
    </span>
  );
}

/** What is on deck, and what was just kicked. */
function CompactLine({ group, pouring, showsDetails }: Pick<LineProps, 'group' | 'pouring' | 'showsDetails'>) {
  const isKicked = group.section === 'just-kicked';
  return (
    <li className={`${classes.compact} ${isKicked ? classes.kicked : ''}`}>
      <Glass drink={pouring.drink} />
      <span className={classes.compactName}>{pouring.drink.name}</span>
      {showsDetails && <span className={classes.compactDetails}>{describeDrink(pouring.drink)}</span>}
    </li>
  );
}
