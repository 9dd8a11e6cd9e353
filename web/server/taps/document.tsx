import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteSettings } from '@domain/site/schema';
import type { SiteAssets } from '../../site/boot/document';
import { tableSource } from '@domain/tap/visit-source';
import { printPath, tapListPath, type Tables } from '../../domain/tap-paths';

/** What every document is made from. */
export type DocumentSource = {
  brand: Pick<SiteSettings, 'name' | 'logoOnLight'>;
  publicUrl: string;
  /** The script is that of documents for the printer. */
  assets: Pick<SiteAssets, 'styles' | 'fonts' | 'icon'> & { script: string };
  now: Date;
};

type TapDocument = {
  title: string;
  assets: DocumentSource['assets'];
  /** The class of the root element. */
  className: string;
  head?: ReactNode;
  children: ReactNode;
};

/** A whole document that is no page of the site. */
export const renderDocument = ({ title, assets, className, head, children }: TapDocument): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang="en" className={className}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="icon" {...assets.icon} />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {head}
      </head>
      <body>{children}</body>
    </html>,
  )}`;

/**
 * Short texts with a dot between two of them on one line, and none at the ends of lines: the dot of the first text of each
 * line is to the left of the visible area.
 */
export const Details = ({ texts }: { texts: readonly string[] }) => (
  <span className="-ml-(--dot) flex min-w-0 flex-wrap [--dot:0.65em] [clip-path:inset(-0.3em_-1em_-0.3em_var(--dot))]">
    {texts.map((text, index) => (
      <span
        key={index}
        className="relative min-w-0 pl-(--dot) before:absolute before:left-0 before:w-(--dot) before:text-center before:content-['·']"
      >
        {text}
      </span>
    ))}
  </span>
);

type PrintDocument = {
  title: string;
  style: string;
  bar: ReactNode;
  /** What the script needs to know of a menu. */
  menu?: Record<`data-${string}`, string | number>;
  children: ReactNode;
  source: DocumentSource;
};

/** A document for the printer: black on white, and on screens sheets of paper below a bar with their options. */
export const renderPrintDocument = ({ title, style, bar, menu, children, source }: PrintDocument): string =>
  renderDocument({
    title: `${title} | ${source.brand.name}`,
    assets: source.assets,
    className: 'bg-white text-black scheme-light not-print:bg-[#d9cfc2]',
    head: (
      <>
        <style dangerouslySetInnerHTML={{ __html: style }} />
        <script type="module" src={source.assets.script} />
      </>
    ),
    children: (
      <div className="gap-6 not-print:grid not-print:min-w-80 not-print:justify-items-center not-print:pb-8">
        <header className="w-full bg-ink px-4 py-3.5 leading-[1.4] text-oat print:hidden">{bar}</header>
        <main className="group gap-6 not-print:grid" {...menu}>
          {children}
        </main>
      </div>
    ),
  });

/** The classes of the bar and its controls. */
export const barRow = 'mx-auto flex max-w-[1100px] flex-wrap items-center gap-x-6 gap-y-2.5';
const control = 'inline-flex min-h-11 items-center rounded-card border-2 px-3';
const barButton = `${control} cursor-pointer border-transparent bg-amber font-semibold text-ink`;
export const barLink = `${control} hover:text-amber not-aria-[current]:border-transparent aria-[current]:border-amber aria-[current]:font-semibold aria-[current]:no-underline`;

/** Shown once the script runs. Without it, the browser’s own command prints. */
export const PrintButton = () => (
  <button type="button" data-print="" hidden className={`${barButton} ml-auto`}>
    Print
  </button>
);

/** Includes the hook of the script. Sheets are lower than their paper only until their lines fit. */
export const sheet =
  'sheet relative not-print:[zoom:var(--zoom,1)] min-h-(--paper-height) w-(--paper-width) bg-white p-(--margin) not-first:break-before-page not-print:shadow-[0_12px_32px_-12px_rgb(0_0_0/0.45)] group-[.is-fitted]:h-(--paper-height) group-[.is-fitted]:break-inside-avoid';

/** The logo for light backgrounds; without one, the name. */
export const BrandLine = ({ brand }: Pick<DocumentSource, 'brand'>) => (
  <p className="font-display text-(length:--brand) leading-[1.1] font-bold tracking-[0.06em] uppercase">
    {brand.logoOnLight ? (
      <img
        className="h-(--logo) w-auto max-w-(--logo-width,60%) object-contain object-left"
        src={brand.logoOnLight.url}
        alt={brand.name}
      />
    ) : (
      brand.name
    )}
  </p>
);

/** Lengths are in points. */
type Paper = { width: number; height: number; variables: Record<string, string> };

/** The inline style of a document for the printer: its paper. The script makes sheets smaller on small screens. */
export function sheetStyle({ width, height, variables }: Paper): string {
  const own = Object.entries(variables).map(([name, value]) => `--${name}:${value}`);
  return [
    // Browsers add neither the date nor the URL to pages without margins.
    `@page{size:${width}pt ${height}pt;margin:0}`,
    `:root{--paper-width:${width}pt;--paper-height:${height}pt;${own.join(';')}}`,
  ].join('');
}

// Table tents with a QR code for each table: two to a Letter sheet, cut apart and folded in the middle.

type Tents = DocumentSource & {
  taproom: { slug: string; name: string };
  /** The text as typed. */
  text: string;
  tables: Tables;
};

const mark = 'absolute bg-white text-[6.5pt] leading-none text-[#666]';

const tableTitle = (table: string) => (/^\d/.test(table) ? `Table ${table}` : table);

function Face({ tents, table, isBack }: { tents: Tents; table: string; isBack: boolean }) {
  const { taproom, brand, publicUrl } = tents;
  return (
    <div
      className={`face ${isBack ? 'is-back rotate-180' : ''} flex flex-col items-center justify-between px-[0.35in] py-[0.42in] text-center [--brand:15pt] [--logo-width:100%] [--logo:26pt]`}
    >
      <BrandLine brand={brand} />
      <h2 className="text-[34pt] leading-[0.95]">What’s on tap?</h2>
      {/* The script draws it (print.ts): a hundred codes are too much work for the server. */}
      <svg
        className="size-[2.15in]"
        role="img"
        aria-label={`QR code of the live tap list, ${tableTitle(table)}`}
        data-code={publicUrl + tapListPath(taproom.slug, tableSource(table))}
      />
      <p className="text-[13pt] leading-tight font-semibold">Scan for the live tap list, as it pours right now</p>
      <p className="text-[9.5pt] leading-tight">{`${publicUrl.replace(/^https?:\/\//, '')}/taps`}</p>
      <p className="font-display text-[15pt] leading-none font-bold uppercase">{tableTitle(table)}</p>
    </div>
  );
}

function toPairs(tables: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(tables.length / 2) }, (_, index) => tables.slice(index * 2, index * 2 + 2));
}

function TentsBar({ taproom, text, tables }: Tents) {
  return (
    <div className={barRow}>
      <h1 className="text-2xl leading-[1.1]">{`Table tents, ${taproom.name}`}</h1>
      <form
        className="flex flex-wrap items-center gap-x-2 gap-y-1 max-[480px]:w-full"
        method="get"
        action={`/taps/${taproom.slug}/tents`}
      >
        <label className="font-semibold" htmlFor="tables">
          Tables
        </label>
        <input
          id="tables"
          className={`${control} w-56 max-w-full border-bark bg-char max-[480px]:w-24 max-[480px]:flex-1 aria-invalid:border-rust-light`}
          name="tables"
          defaultValue={text}
          maxLength={200}
          aria-invalid={tables.error !== null || undefined}
          aria-describedby={tables.error === null ? undefined : 'tables-error'}
        />
        <button type="submit" className={barButton}>
          Update
        </button>
        {tables.error !== null && (
          <p id="tables-error" className="basis-full text-rust-light" role="alert">
            {tables.error}
          </p>
        )}
      </form>
      <a className={barLink} href={printPath(taproom.slug)}>
        Printed menu
      </a>
      {tables.error === null && <PrintButton />}
    </div>
  );
}

/** The inline style of the document, which its content security policy allows. */
export const tentsStyle = sheetStyle({ width: 612, height: 792, variables: {} });

export const renderTents = (tents: Tents): string =>
  renderPrintDocument({
    title: `Table tents, ${tents.taproom.name}`,
    style: tentsStyle,
    source: tents,
    bar: <TentsBar {...tents} />,
    children: toPairs(tents.tables.tables ?? []).map((pair) => (
      <section
        key={pair.join()}
        className={`${sheet} tents grid grid-cols-[repeat(2,4.25in)] grid-rows-[repeat(2,5.5in)] [--margin:0]`}
        aria-label={pair.map(tableTitle).join(' and ')}
      >
        {[true, false].map((isBack) =>
          // An empty tent keeps the other one in its half.
          [pair[0], pair[1]].map((table, index) =>
            table === undefined ? (
              <div key={`${isBack}-${index}`} />
            ) : (
              <Face key={`${isBack}-${index}`} tents={tents} table={table} isBack={isBack} />
            ),
          ),
        )}
        <div className="absolute inset-x-0 top-[5.5in] border-t-[0.5pt] border-dotted border-[#888]">
          <span className={`${mark} -top-[3.5pt] left-[0.3in] px-[3pt]`}>Fold</span>
        </div>
        <div className="absolute inset-y-0 left-[4.25in] border-l-[0.5pt] border-dashed border-[#888]">
          <span className={`${mark} top-[0.3in] -left-[3.5pt] py-[3pt] [writing-mode:vertical-rl]`}>Cut</span>
        </div>
      </section>
    )),
  });
