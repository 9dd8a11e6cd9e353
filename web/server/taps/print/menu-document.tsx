/** The printed menu of a taproom: what is on, what is next, and the QR code of the live list. */
import { drinkDetails } from '@domain/tap/display';
import { printPath, tapListPath, tentsPath, type PrintOptions } from '../../../domain/tap-paths';
import type { Pouring, TapList } from '@domain/tap/schema';
import { formatFullDate } from '@domain/time/format';
import { formatTime } from '@domain/time/time-of-day';
import { toZonedDateTime } from '@domain/time/zone';
import { QrCode } from '../../../ui/qr-code';
import { Details } from '../details';
import { BrandLine, type PrintBrand, PrintButton, renderPrintDocument, type PrintAssets, sheetStyle } from './document';
import { toMenuLine, type MenuLine } from './menu-line';

type Menu = {
  list: TapList;
  options: PrintOptions;
  brand: PrintBrand;
  publicUrl: string;
  assets: PrintAssets;
  now: Date;
};

const maxOnDeck = 6;

/** `Copper Canyon (Amber Ale, 5.4%)` */
const describeNext = ({ drink }: Pouring) => {
  const details = drinkDetails(drink).join(', ');
  return details ? `${drink.name} (${details})` : drink.name;
};

const listOnDeck = ({ onDeck }: TapList) =>
  onDeck.slice(0, maxOnDeck).map(describeNext).join(', ') +
  (onDeck.length > maxOnDeck ? ` and ${onDeck.length - maxOnDeck} more` : '');

/** Lengths are in points. */
const papers = {
  letter: {
    ...{ width: 612, height: 792, margin: 40, 'column-gap': 30, 'deck-text': 10 },
    ...{ brand: 14, logo: 30, title: 54, taproom: 27, code: 96, small: 8.5 },
  },
  half: {
    ...{ width: 396, height: 612, margin: 29, 'column-gap': 20, 'deck-text': 8.5 },
    ...{ brand: 10.5, logo: 22, title: 38, taproom: 20, code: 74, small: 7 },
  },
} as const;

/** Of the lines, until the script has chosen the sizes for which they fit (print.ts). */
const initialSizes = { name: 14, text: 9, gap: 7 };

function menuStyle({ list, options }: Menu): string {
  const { width, height, ...sizes } = papers[options.size];
  const points = Object.entries({ ...sizes, ...initialSizes }).map(([name, value]) => [name, `${value}pt`]);
  const digits = Math.max(0, ...list.on.map(({ tap }) => (tap ? String(tap.number).length : 0)));
  return sheetStyle({
    width,
    height,
    variables: { ...Object.fromEntries(points), columns: '1', digits: String(digits) },
  });
}

function Line({ line }: { line: MenuLine }) {
  return (
    <li className="line">
      <span className="number">{line.number}</span>
      <div>
        <p className="line-head">
          <span className="name">{line.name}</span>
          {line.price && <span className="price">{line.price}</span>}
        </p>
        {(line.details.length > 0 || line.pours.length > 0) && (
          <p className="line-text">
            {line.details.length > 0 && <Details texts={line.details} />}
            {line.pours.length > 0 && (
              <span className={line.price ? 'pours is-only' : 'pours'}>
                {line.pours.map((pour, index) => (
                  <span key={index}>{pour}</span>
                ))}
              </span>
            )}
          </p>
        )}
      </div>
    </li>
  );
}

function MenuHeader({ list: { taproom }, brand, publicUrl }: Menu) {
  return (
    <>
      <div className="head">
        <div className="head-text">
          <BrandLine brand={brand} />
          <h1>
            On tap <span className="taproom">{taproom.name}</span>
          </h1>
        </div>
        <div className="live">
          <QrCode
            text={publicUrl + tapListPath(taproom.slug, 'menu')}
            label={`QR code of the live tap list of ${taproom.name}`}
          />
          Scan for the live list
        </div>
      </div>
      {/* The ridgeline of the brand (ui/layout.tsx) as a rule. */}
      <svg className="ridge" viewBox="0 0 1440 110" preserveAspectRatio="none" aria-hidden="true">
        <path
          fill="none"
          stroke="#000"
          strokeWidth="1.5pt"
          vectorEffect="non-scaling-stroke"
          d="M0 92l164-26 118 18 128-34 74 20 152-38 88 32 96-12 150-42 96 46 116-16 132 24 126-28"
        />
      </svg>
    </>
  );
}

/** `As of Saturday, July 4, 2026, 7:12 PM` */
function formatAsOf(timeZone: string, now: Date): string {
  const { date, time } = toZonedDateTime(timeZone, now);
  return `As of ${formatFullDate(date)}, ${formatTime(time)}`;
}

function MenuBar({ options, list }: Menu) {
  const { slug, name } = list.taproom;
  const choices: { label: string; values: [string, Partial<PrintOptions>][] }[] = [
    {
      label: 'Paper',
      values: [
        ['Letter', { size: 'letter' }],
        ['Half letter', { size: 'half' }],
      ],
    },
    {
      label: 'Sides',
      values: [
        ['One', { sides: 1 }],
        ['Two', { sides: 2 }],
      ],
    },
    {
      label: 'Prices',
      values: [
        ['Shown', { hasPrices: true }],
        ['Hidden', { hasPrices: false }],
      ],
    },
  ];
  return (
    <>
      <nav className="bar-row" aria-label={`Printed menu of ${name}`}>
        {choices.map(({ label, values }) => (
          <div key={label} className="choice" role="group" aria-label={label}>
            <span className="choice-label">{label}</span>
            {values.map(([text, change]) => {
              const path = printPath(slug, { ...options, ...change });
              const isCurrent = path === printPath(slug, options);
              return (
                <a key={text} href={path} aria-current={isCurrent || undefined}>
                  {text}
                </a>
              );
            })}
          </div>
        ))}
        <a href={tentsPath(slug)}>Table tents</a>
        <PrintButton />
      </nav>
      <p className="notice" role="note" hidden />
    </>
  );
}

const Foot = ({ list, publicUrl, now }: Menu) => (
  <footer className="foot">
    <span>{formatAsOf(list.taproom.timeZone, now)}</span>
    <span className="page">{`${publicUrl.replace(/^https?:\/\//, '')}/taps`}</span>
  </footer>
);

export function renderMenu(menu: Menu): { html: string; style: string } {
  const { list, options, brand, assets } = menu;
  const onDeck = listOnDeck(list);
  const style = menuStyle(menu);
  const title = `On tap at ${list.taproom.name}`;
  const html = renderPrintDocument({
    title: `${title} | ${brand.name}`,
    style,
    assets,
    bar: <MenuBar {...menu} />,
    menu: { 'data-menu': '', 'data-size': options.size, 'data-sides': options.sides },
    children: (
      <>
        <section className="sheet" aria-label={title}>
          <MenuHeader {...menu} />
          <div className="columns">
            {list.on.length === 0 ? (
              <p className="nothing">Nothing is on tap right now. Please ask at the bar.</p>
            ) : (
              <ol>
                {list.on.map((pouring) => (
                  <Line key={pouring._id} line={toMenuLine(pouring, options.hasPrices)} />
                ))}
              </ol>
            )}
          </div>
          {onDeck && (
            <div className="on-deck">
              <div>
                <h2>On deck</h2>
                {onDeck}
              </div>
            </div>
          )}
          <Foot {...menu} />
        </section>
        {/* Of each other side, if there are several. */}
        <template>
          <section className="sheet">
            <div className="running">
              <p>{title}</p>
            </div>
            <div className="columns" />
            <Foot {...menu} />
          </section>
        </template>
      </>
    ),
  });
  return { html, style };
}
