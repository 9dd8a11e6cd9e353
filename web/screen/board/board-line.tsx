import { getSwatchColor } from '../../domain/beer-color';
import { formatAbv } from '@domain/beer/display';
import type { Board } from '@domain/board/schema';
import { formatPrice } from '@domain/money/price';
import type { DrinkKind } from '@domain/tap/constants';
import { describeDrink, drinkDetails, levelLabels, formatOunces } from '@domain/tap/display';
import type { Pouring, Drink, Pour } from '@domain/tap/schema';
import classes from './board-line.module.css';
import type { BoardGroup } from './layout';

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
};

type LineProps = LineStyle & { group: BoardGroup; pouring: Pouring };

const maxPours = (lineWidth: number) => (lineWidth >= 10 ? 3 : 2);

/** The name and the details are fitted by `fit-texts.ts`. */
export function BoardLine({ group, pouring, layout, showsPrices, showsDetails, lineWidth }: LineProps) {
  const { drink, pours } = pouring;
  if (group.isCompact) return <CompactLine group={group} pouring={pouring} showsDetails={showsDetails} />;
  const shownPours = showsPrices ? choosePours(pours, maxPours(lineWidth)) : [];
  return (
    <li className={layout === 'cards' ? classes.card : classes.row}>
      <TapMark tap={pouring.tap} />
      <Glass drink={drink} />
      <span className={classes.drink}>
        <span className={classes.name} data-name>
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
    <span className={classes.details} data-details>
      {isLow && <b className={classes.low}>{levelLabels.low}</b>}
      {facts.map((fact, index) => (
        <span key={index} className={classes.fact} data-fact>
          {fact}
        </span>
      ))}
      {strength && <span className={classes.strength}>{strength}</span>}
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
