/** The printed menu of a taproom: what is on, what is next, and the QR code of the live list. */
import { formatPrice } from '@domain/money/price';
import { drinkDetails, formatOunces, formatPour } from '@domain/tap/display';
import { printPath, tapListPath, tentsPath, type PrintOptions } from '../../domain/tap-paths';
import type { Pour, Pouring, TapList } from '@domain/tap/schema';
import { formatFullDate } from '@domain/time/format';
import { formatTime } from '@domain/time/time-of-day';
import { toZonedDateTime } from '@domain/time/zone';
import { QrCode } from '../../ui/qr-code';
import {
  barLink,
  barRow,
  BrandLine,
  Details,
  type DocumentSource,
  PrintButton,
  renderPrintDocument,
  sheet,
  sheetStyle,
} from './document';

type Menu = DocumentSource & { list: TapList; options: PrintOptions };

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
    width: 612,
    height: 792,
    margin: 40,
    'column-gap': 30,
    'deck-text': 10,
    brand: 14,
    logo: 30,
    title: 54,
    taproom: 27,
    code: 96,
    small: 8.5,
  },
  half: {
    width: 396,
    height: 612,
    margin: 29,
    'column-gap': 20,
    'deck-text': 8.5,
    brand: 10.5,
    logo: 22,
    title: 38,
    taproom: 20,
    code: 74,
    small: 7,
  },
} as const;

/** The sizes of the lines until the script has chosen those for which they fit (print.ts). */
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

/** `Half 10 oz $6`, whose price does not wrap alone. */
const formatWithPrice = (pour: Pour): string => formatPour(pour).replace(/ (?=\S+$)/, '\u00A0');

/** `Pint 16 oz` */
const formatGlass = ({ name, ounces }: Pour) =>
  [name, ounces === null ? null : formatOunces(ounces)].filter(Boolean).join(' ');

function Line({ pouring: { tap, drink, pours }, hasPrices }: { pouring: Pouring; hasPrices: boolean }) {
  const details = [...(tap?.label ? [tap.label] : []), ...drinkDetails(drink)];
  const priced = hasPrices ? pours.filter(({ price }) => price !== null) : [];
  // The price of the only glass is beside the name.
  const only = priced.length === 1 ? priced[0] : undefined;
  const glasses = only ? [formatGlass(only)].filter(Boolean) : priced.map(formatWithPrice);
  return (
    <li className="line grid grid-cols-[calc(var(--digits)*1ch+min(var(--digits),1)*0.45em)_minmax(0,1fr)] break-inside-avoid font-display text-(length:--name) leading-[1.04] font-bold not-first:mt-(--gap)">
      <span className="lining-nums">{tap?.number}</span>
      <div>
        <p className="flex justify-between gap-x-[calc(var(--name)*0.5)]">
          <span className="min-w-0 uppercase">{drink.name}</span>
          {only && (
            // The line height of the name, so that both have one baseline and the line is not higher.
            <span className="flex-none font-sans text-[length:calc(var(--name)*0.8)] leading-[calc(var(--name)*1.04)] font-semibold">
              {formatPrice(only.price ?? 0)}
            </span>
          )}
        </p>
        {(details.length > 0 || glasses.length > 0) && (
          <p className="flex flex-wrap justify-between gap-x-[1em] font-sans text-(length:--text) leading-[1.28] font-normal">
            {details.length > 0 && <Details texts={details} />}
            {glasses.length > 0 && (
              // That of the only glass is below the price, also on a line of its own.
              <span className={`pours flex flex-wrap gap-x-[1em] font-semibold ${only ? 'ml-auto' : ''}`}>
                {glasses.map((glass, index) => (
                  <span key={index}>{glass}</span>
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
      <div className="flex flex-none justify-between gap-[18pt] pb-[8pt]">
        <div className="flex min-w-0 flex-1 flex-col justify-end">
          <BrandLine brand={brand} />
          <h1 className="mt-[0.06em] text-(length:--title) leading-[0.92]">
            On tap{' '}
            <span className="taproom mt-[0.14em] block text-(length:--taproom) leading-none whitespace-nowrap">
              {taproom.name}
            </span>
          </h1>
        </div>
        <div className="live w-(--code) flex-none self-end text-center text-(length:--small) leading-[1.2] font-semibold whitespace-nowrap">
          <QrCode
            className="size-(--code)"
            text={publicUrl + tapListPath(taproom.slug, 'menu')}
            label={`QR code of the live tap list of ${taproom.name}`}
          />
          Scan for the live list
        </div>
      </div>
      {/* The ridgeline of the brand (ui/layout.tsx) as a rule. */}
      <svg
        className="mb-[10pt] h-[12pt] w-full flex-none"
        viewBox="0 0 1440 110"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
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

const menuSheet = `${sheet} flex flex-col`;
const columns =
  'columns grid flex-[1_0_0] grid-cols-[repeat(var(--columns),minmax(0,1fr))] items-start gap-x-(--column-gap) group-[.is-fitted]:min-h-0';

/** `As of Saturday, July 4, 2026, 7:12 PM` */
function formatAsOf(timeZone: string, now: Date): string {
  const { date, time } = toZonedDateTime(timeZone, now);
  return `As of ${formatFullDate(date)}, ${formatTime(time)}`;
}

const choices: Record<string, Record<string, Partial<PrintOptions>>> = {
  Paper: { Letter: { size: 'letter' }, 'Half letter': { size: 'half' } },
  Sides: { One: { sides: 1 }, Two: { sides: 2 } },
  Prices: { Shown: { hasPrices: true }, Hidden: { hasPrices: false } },
};

function MenuBar({ options, list }: Menu) {
  const { slug, name } = list.taproom;
  return (
    <>
      <nav className={barRow} aria-label={`Printed menu of ${name}`}>
        {Object.entries(choices).map(([label, values]) => (
          <div key={label} className="flex flex-wrap items-center gap-x-2 gap-y-1" role="group" aria-label={label}>
            <span className="font-semibold">{label}</span>
            {Object.entries(values).map(([text, change]) => {
              const path = printPath(slug, { ...options, ...change });
              const isCurrent = path === printPath(slug, options);
              return (
                <a key={text} className={barLink} href={path} aria-current={isCurrent || undefined}>
                  {text}
                </a>
              );
            })}
          </div>
        ))}
        <a className={barLink} href={tentsPath(slug)}>
          Table tents
        </a>
        <PrintButton />
      </nav>
      <p className="notice mx-auto mt-2.5 max-w-[1100px]" role="note" hidden />
    </>
  );
}

const Foot = ({ list, publicUrl, now }: Menu) => (
  <footer className="flex flex-none justify-between gap-[12pt] pt-[10pt] text-(length:--small) leading-[1.2] whitespace-nowrap">
    <span>{formatAsOf(list.taproom.timeZone, now)}</span>
    <span className="page">{`${publicUrl.replace(/^https?:\/\//, '')}/taps`}</span>
  </footer>
);

export function renderMenu(menu: Menu): { html: string; style: string } {
  const { list, options } = menu;
  const onDeck = listOnDeck(list);
  const style = menuStyle(menu);
  const title = `On tap at ${list.taproom.name}`;
  const html = renderPrintDocument({
    title,
    style,
    source: menu,
    bar: <MenuBar {...menu} />,
    menu: { 'data-menu': '', 'data-size': options.size, 'data-sides': options.sides },
    children: (
      <>
        <section className={menuSheet} aria-label={title}>
          <MenuHeader {...menu} />
          <div className={columns}>
            {list.on.length === 0 ? (
              <p className="text-[16pt]">Nothing is on tap right now. Please ask at the bar.</p>
            ) : (
              <ol>
                {list.on.map((pouring) => (
                  <Line key={pouring._id} pouring={pouring} hasPrices={options.hasPrices} />
                ))}
              </ol>
            )}
          </div>
          {onDeck && (
            <div className="on-deck flex-none pt-[10pt]">
              <div className="border-t-[0.75pt] border-black pt-[7pt] text-(length:--deck-text) leading-[1.35]">
                <h2 className="mr-[0.5em] inline text-[1.15em] tracking-[0.04em]">On deck</h2>
                {onDeck}
              </div>
            </div>
          )}
          <Foot {...menu} />
        </section>
        {/* Of each other side, if there are several. */}
        <template>
          <section className={menuSheet}>
            <div className="flex-none pb-[14pt] font-display text-[length:calc(var(--brand)*1.15)] leading-[1.1] font-bold uppercase">
              <p className="truncate border-b-[1.5pt] border-black pb-[4pt]">{title}</p>
            </div>
            <div className={columns} />
            <Foot {...menu} />
          </section>
        </template>
      </>
    ),
  });
  return { html, style };
}
