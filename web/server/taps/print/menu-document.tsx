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
import { layOutMenu, papers, type MenuLayout, toMenuLine, type MenuLine } from './layout';
import { countLines, measureText, measureWords } from './text-width';

type Menu = {
  list: TapList;
  options: PrintOptions;
  brand: PrintBrand;
  publicUrl: string;
  assets: PrintAssets;
  now: Date;
};

const maxOnDeck = 6;
const onDeckPadding = 16;

/** `Copper Canyon (Amber Ale, 5.4%)` */
const describeNext = ({ drink }: Pouring) => {
  const details = drinkDetails(drink).join(', ');
  return details ? `${drink.name} (${details})` : drink.name;
};

const listOnDeck = ({ onDeck }: TapList) =>
  onDeck.slice(0, maxOnDeck).map(describeNext).join(', ') +
  (onDeck.length > maxOnDeck ? ` and ${onDeck.length - maxOnDeck} more` : '');

function measureOnDeck(text: string, { size }: PrintOptions): number {
  if (!text) return 0;
  const { width, margin, smallText } = papers[size];
  const lineWidth = ((width - 2 * margin) / smallText) * 0.98;
  return countLines(measureWords(`ON DECK W ${text}`, 'semibold'), lineWidth) * smallText * 1.35 + onDeckPadding;
}

const headers = {
  letter: { brand: 14, logo: 30, title: 54, taproom: 27, code: 96, small: 8.5, space: 26 },
  half: { brand: 10.5, logo: 22, title: 38, taproom: 20, code: 74, small: 7, space: 24 },
} as const;

/** The taproom's name has one line beside the code. */
function taproomSize(name: string, { size }: PrintOptions): number {
  const { width, margin } = papers[size];
  const { taproom, code } = headers[size];
  return Math.min(taproom, (width - 2 * margin - code - 20) / (measureText(name.toUpperCase(), 'display') * 1.02));
}

function menuStyle(layout: MenuLayout, { list, options }: Menu): string {
  const { width, height, margin, header, runningHeader, footer, columnGap, smallText } = papers[options.size];
  const { brand, logo, title, code, small, space } = headers[options.size];
  const points = {
    ...{ margin, header, footer, small, name: layout.step.name, text: layout.step.text, gap: layout.gap },
    ...{ 'running-header': runningHeader, 'column-gap': columnGap, 'deck-text': smallText, numbers: layout.numbers },
    ...{ 'brand-size': brand, 'logo-size': logo, 'title-size': title, 'code-size': code, 'header-space': space },
    'taproom-size': taproomSize(list.taproom.name, options),
  };
  const variables = Object.entries(points).map(([name, value]) => [name, `${value.toFixed(2)}pt`]);
  return sheetStyle({
    width,
    height,
    variables: { ...Object.fromEntries(variables), columns: String(layout.columns) },
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
            On tap <span>{taproom.name}</span>
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

const sideWords = { 1: 'one side', 2: 'two sides' } as const;

function MenuBar({ menu, sides }: { menu: Menu; sides: number }) {
  const { options, list } = menu;
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
      {sides > options.sides && (
        <p className="notice" role="note">
          {`The list is not legible on ${sideWords[options.sides]} of this paper, so the menu has ${sides}.`}
        </p>
      )}
      {sides < options.sides && (
        <p className="notice" role="note">
          The whole list fits on one side in large type, so the second side stays empty.
        </p>
      )}
    </>
  );
}

export function renderMenu(menu: Menu): { html: string; style: string } {
  const { list, options, brand, publicUrl, assets, now } = menu;
  const { name, timeZone } = list.taproom;
  const onDeck = listOnDeck(list);
  const layout = layOutMenu({
    ...options,
    lines: list.on.map((pouring) => toMenuLine(pouring, options.hasPrices)),
    onDeckHeight: measureOnDeck(onDeck, options),
  });
  const { sides } = layout;
  const style = menuStyle(layout, menu);
  const title = `On tap at ${name}`;
  const html = renderPrintDocument({
    title: `${title} | ${brand.name}`,
    style,
    assets,
    bar: <MenuBar menu={menu} sides={sides.length} />,
    children: sides.map((columns, side) => (
      <section key={side} className="sheet" aria-label={sides.length > 1 ? `Side ${side + 1}` : title}>
        {side === 0 ? (
          <MenuHeader {...menu} />
        ) : (
          <div className="running">
            <p>{title}</p>
          </div>
        )}
        <div className="columns">
          {columns.map((lines, column) => (
            <ol key={column}>
              {lines.map((line) => (
                <Line key={line._id} line={line} />
              ))}
            </ol>
          ))}
          {list.on.length === 0 && <p className="nothing">Nothing is on tap right now. Please ask at the bar.</p>}
        </div>
        {onDeck && side === sides.length - 1 && (
          <div className="on-deck">
            <h2>On deck</h2>
            {onDeck}
          </div>
        )}
        <footer className="foot">
          <span>{formatAsOf(timeZone, now)}</span>
          <span>
            {sides.length > 1 ? `${side + 1} of ${sides.length}` : `${publicUrl.replace(/^https?:\/\//, '')}/taps`}
          </span>
        </footer>
      </section>
    )),
  });
  return { html, style };
}
