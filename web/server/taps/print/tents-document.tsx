/** Table tents with a QR code for each table: two to a Letter sheet, cut apart and folded in the middle. */
import { printPath, type Tables } from '../../../domain/tap-paths';
import { EncodedQrCodeImage, type EncodedQrCode } from '../../../ui/qr-code';
import { BrandLine, type PrintBrand, PrintButton, renderPrintDocument, type PrintAssets, sheetStyle } from './document';

type Tents = {
  taproom: { slug: string; name: string };
  /** As typed. */
  text: string;
  tables: Tables;
  /** Of each table. */
  codes: ReadonlyMap<string, EncodedQrCode>;
  brand: PrintBrand;
  publicUrl: string;
  assets: PrintAssets;
};

const tableTitle = (table: string) => (/^\d/.test(table) ? `Table ${table}` : table);

function Face({ tents, table, isBack }: { tents: Tents; table: string; isBack: boolean }) {
  const { codes, brand, publicUrl } = tents;
  const code = codes.get(table);
  return (
    <div className={isBack ? 'face is-back' : 'face'}>
      <BrandLine brand={brand} />
      <h2>What’s on tap?</h2>
      {code && <EncodedQrCodeImage code={code} label={`QR code of the live tap list, ${tableTitle(table)}`} />}
      <p className="scan">Scan for the live tap list, as it pours right now</p>
      <p className="url">{`${publicUrl.replace(/^https?:\/\//, '')}/taps`}</p>
      <p className="table">{tableTitle(table)}</p>
    </div>
  );
}

function toPairs(tables: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(tables.length / 2) }, (_, index) => tables.slice(index * 2, index * 2 + 2));
}

function TentsBar({ taproom, text, tables }: Tents) {
  return (
    <div className="bar-row">
      <h1>{`Table tents, ${taproom.name}`}</h1>
      <form method="get" action={`/taps/${taproom.slug}/tents`}>
        <label htmlFor="tables">Tables</label>
        <input
          id="tables"
          name="tables"
          defaultValue={text}
          maxLength={200}
          aria-invalid={tables.error !== null || undefined}
          aria-describedby={tables.error === null ? undefined : 'tables-error'}
        />
        <button type="submit">Update</button>
        {tables.error !== null && (
          <p id="tables-error" className="error" role="alert">
            {tables.error}
          </p>
        )}
      </form>
      <a href={printPath(taproom.slug)}>Printed menu</a>
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
      <section key={pair.join()} className="sheet tents" aria-label={pair.map(tableTitle).join(' and ')}>
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
        <div className="fold">
          <span className="mark">Fold</span>
        </div>
        <div className="cut">
          <span className="mark">Cut</span>
        </div>
      </section>
    )),
  });
