/** Table tents with a QR code for each table: two to a Letter sheet, cut apart and folded in the middle. */
import { tableSource } from '@domain/tap/visit-source';
import { printPath, tapListPath, type Tables } from '../../domain/tap-paths';
import {
  barButton,
  barLink,
  BrandLine,
  barRow,
  control,
  type PrintAssets,
  type PrintBrand,
  PrintButton,
  renderPrintDocument,
  sheet,
  sheetStyle,
} from './document';

type Tents = {
  taproom: { slug: string; name: string };
  /** The text as typed. */
  text: string;
  tables: Tables;
  brand: PrintBrand;
  publicUrl: string;
  assets: PrintAssets;
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
    title: `Table tents, ${tents.taproom.name} | ${tents.brand.name}`,
    style: tentsStyle,
    assets: tents.assets,
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
