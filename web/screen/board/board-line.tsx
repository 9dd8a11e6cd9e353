import { getSwatchColor } from '../../domain/beer-color';
import { formatAbv } from '@domain/beer/display';
import type { Board } from '@domain/board/schema';
import type { BoardLayout } from '@domain/board/constants';
import { formatPrice } from '@domain/money/price';
import type { DrinkKind } from '@domain/tap/constants';
import { describeDrink, drinkDetails, levelLabels, formatOunces } from '@domain/tap/display';
import type { Pouring, Drink, Pour } from '@domain/tap/schema';
import classes from './board-line.module.css';
import type { BoardGroup } from './layout';

/** Fits the texts of a line without measuring them, by the average widths of letters. Lengths are in heights of a line. */

/** Average width of a letter of the display typeface, in its size. */
const nameLetter = 0.43;
/** Average width of a letter of the text typeface. */
const factLetter = 0.43;

/** Sizes of the type as in the style sheet. `rest`: the height of what is below the name, and margins. */
const sizes = {
  rows: { name: 0.47, fact: 0.3, rest: 0.38 },
  cards: { name: 0.2, fact: 0.125, rest: 0.56 },
} as const;

/** Characters of East Asian scripts, and emoji, are as wide as the type is high. */
const fullWidth = /[\p{Script=Han}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60]/u;

/** The width of a text in average letters. Accents that follow their letter have no width. */
const countLetters = (text: string) =>
  [...text.replace(/[\p{M}\u200b-\u200d]/gu, '')].reduce(
    (count, character) => count + (fullWidth.test(character) ? 1 / nameLetter : 1),
    0,
  );

const textLineHeight = 1.08;
/** Lines end before a word that does not fit. */
const filledShare = 0.8;
const maxNameLines = { rows: 3, cards: 4 } as const;
/** Names this large are not wrapped to be larger. */
const largeEnough = 0.7;
/** Smaller letters are not legible from a distance: what does not fit then is cut. */
const minScale = 0.45;

export type Room = {
  layout: BoardLayout;
  width: number;
  /** The distance from one line to the next. */
  height: number;
};

/** The number of lines in which a name is largest, and its size as a share of that of short names. */
export function fitName(name: string, { layout, width, height }: Room): { lines: number; scale: number } {
  const { name: size, rest } = sizes[layout];
  const scaleFor = (lines: number) => {
    const byWidth = (lines * width * (lines > 1 ? filledShare : 1)) / (countLetters(name) * nameLetter * size);
    const byHeight = (height - rest) / (lines * textLineHeight * size);
    return lines === 1 ? Math.min(1, byWidth) : Math.min(1, byWidth, byHeight);
  };
  let best = { lines: 1, scale: scaleFor(1) };
  for (let lines = 2; lines <= maxNameLines[layout] && best.scale < largeEnough; lines++) {
    const scale = scaleFor(lines);
    if (scale > best.scale) best = { lines, scale };
  }
  return best.scale >= minScale ? best : { lines: Math.max(2, best.lines), scale: minScale };
}

/** As many facts as fit beside a text of `others` letters: the longest are left out first. */
export function fitFacts(facts: readonly string[], others: number, { layout, width }: Room): string[] {
  const maxLetters = width / (factLetter * sizes[layout].fact) - others;
  const fitting = [...facts];
  while (fitting.length > 0 && countLetters(fitting.join(' · ')) > maxLetters) {
    // Removes the first of equally long ones: the producer says less than the style after it.
    const widths = fitting.map(countLetters);
    const index = widths.indexOf(Math.max(...widths));
    fitting.splice(index, 1);
  }
  return fitting;
}

/** The same sizes as in the style sheet. A price such as $12.50 is as wide as the narrowest column. */
const pourSizes = { minWidth: 0.84, maxWidth: 1.7, margin: 0.22, name: 0.27, letter: 0.45 } as const;

/** The width of a column with a price and the name of its glass, in a row. */
export const pourWidth = (name: string) =>
  pourSizes.margin +
  Math.min(pourSizes.maxWidth, Math.max(pourSizes.minWidth, countLetters(name) * pourSizes.letter * pourSizes.name));

/** Colors of drinks whose color is unknown. */
const usualColors: Partial<Record<DrinkKind, string>> = { cider: 'straw', seltzer: 'clear', wine: 'ruby' };

/** A glass in the color of the drink; empty if it is not known. */
function Glass({ drink }: { drink: Drink }) {
  const color = drink.color ?? usualColors[drink.kind];
  return (
    <svg viewBox="0 0 20 28" className={classes.glass} aria-hidden>
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
  return <span className={classes.tap}>{tap ? tap.number : ''}</span>;
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
    <span className={classes.pours}>
      {pours.map((pour, index) => (
        <span key={index} className={classes.pour}>
          <span className={classes.price}>{formatPrice(pour.price ?? 0)}</span>
          <span className={classes.pourName}>{nameOfPour(pour)}</span>
        </span>
      ))}
    </span>
  );
}

export type LineStyle = Pick<Board, 'layout' | 'showsPrices' | 'showsDetails'> & {
  /** Width of the column, in heights of a line. */
  lineWidth: number;
  /** The distance from one line to the next, in heights of a line. */
  lineHeight: number;
};

type LineProps = LineStyle & { group: BoardGroup; pouring: Pouring };

/** Tap number, glass and margins, in heights of a line. Names have more: some letters are wider than others. */
const roomOfOthers = { rows: 1.2, cards: 0.75 };
const nameMargin = { rows: 0.25, cards: 0 };

/** Long names are set smaller or in several lines, so that they are shown in full. */
function Name({ name, room }: { name: string; room: Room }) {
  const { lines, scale } = fitName(name, room);
  return (
    <span
      className={`${classes.name} ${lines > 1 ? classes.isWrapped : ''}`}
      style={{ fontSize: `${scale}em`, ...(lines > 1 && { WebkitLineClamp: lines }) }}
    >
      {name}
    </span>
  );
}

const maxPours = (lineWidth: number) => (lineWidth >= 10 ? 3 : 2);

export function BoardLine({ group, pouring, layout, showsPrices, showsDetails, lineWidth, lineHeight }: LineProps) {
  const { drink, pours } = pouring;
  if (group.isCompact) return <CompactLine group={group} pouring={pouring} showsDetails={showsDetails} />;
  const shownPours = showsPrices ? choosePours(pours, maxPours(lineWidth)) : [];
  const priceRoom = layout === 'rows' ? shownPours.reduce((sum, pour) => sum + pourWidth(nameOfPour(pour)), 0) : 0;
  const room: Room = { layout, width: lineWidth - roomOfOthers[layout] - priceRoom, height: lineHeight };
  return (
    <li className={layout === 'cards' ? classes.card : classes.row}>
      <TapMark tap={pouring.tap} />
      <Glass drink={drink} />
      <span className={classes.drink}>
        <Name name={drink.name} room={{ ...room, width: room.width - nameMargin[layout] }} />
        <Details pouring={pouring} showsDetails={showsDetails} room={room} />
      </span>
      {shownPours.length > 0 && <Pours pours={shownPours} />}
    </li>
  );
}

type DetailsProps = Pick<LineProps, 'pouring' | 'showsDetails'> & { room: Room };

/** Without room, the style is left out and the strength stays; without a strength, the style is cut. */
function Details({ pouring: { drink, level, tap }, showsDetails, room }: DetailsProps) {
  const strength = showsDetails ? formatAbv(drink.abv) : null;
  const isLow = level === 'low';
  const label = tap?.label ? [tap.label] : [];
  const all = [...label, ...(showsDetails ? drinkDetails({ ...drink, abv: null }) : [])];
  const others = (isLow ? levelLabels.low.length + 4 : 0) + (strength ? strength.length + 3 : 0);
  const fitting = fitFacts(all, others, room);
  const facts = fitting.length > 0 || isLow || strength ? fitting : all;
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
