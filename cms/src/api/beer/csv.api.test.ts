import { beerCsvHeader } from '#domain/beer/csv';
import type { Beer } from '#domain/beer/schema';
import type { ImportRow } from '#domain/shared/csv-import';
import type { ErrorCode } from '#domain/shared/error-code';
import { admin, type ApiBody, moderator, visitor, expectFailure } from '../../../test/client';
import { makeBeer, unique, fullBeer } from '../../../test/factories';
import { multipartForm, textFile } from '../../../test/files';
import { insertRow, queryRows } from '../../../test/stored-data';

const importCsv = async (text: string, name = 'beers.csv') =>
  admin.post('/beers/admin/import/csv', multipartForm('csvFile', [textFile(name, text, 'text/csv')]));

async function findByName(name: string): Promise<Beer | undefined> {
  const { body } = await admin.get(`/beers/admin?search=${encodeURIComponent(name)}`);
  return body.beers.find((beer) => beer.name === name);
}

async function exportCsv(): Promise<string> {
  return (await admin.get('/beers/admin/export/csv')).text;
}

const findLine = (csv: string, name: string) => csv.split('\r\n').find((line) => line.startsWith(name));

test('the CSV export returns an attachment named by date, with the columns of the template', async () => {
  const { status, headers, text } = await moderator.get('/beers/admin/export/csv');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="beers-\d{4}-\d\d-\d\d\.csv"$/);
  expect(text.split('\r\n')[0]).toBe(`\uFEFF${beerCsvHeader.join(',')}`);
});

const exportWith = async (name: string) => {
  await insertRow('beers', { name });
  try {
    return await admin.get('/beers/admin/export/csv');
  } finally {
    await queryRows('delete from beers where slug is null and name = ?', [name]);
  }
};

test('a beer that cannot be serialized in the first row of an export returns 500', async () => {
  await expectFailure(exportWith(' '), 500, 'server-error', 'Something went wrong. Please try again later.');
});

test('a beer that cannot be serialized aborts a download that has already started', async () => {
  const { slug } = await makeBeer();
  const columns = 'is_available, is_active, is_featured, created_at, updated_at';
  await queryRows(
    `insert into beers (document_id, name, slug, ${columns})
         with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < 3000)
         select 'export-' || number, '! ' || number, 'export-' || number, ${columns} from beers, numbers where slug = ?`,
    [slug],
  );
  try {
    await expect(exportWith('zzzz')).rejects.toThrow('terminated');
  } finally {
    await queryRows("delete from beers where slug like 'export-%'");
  }
});

test('importing an export restores the same values in every column', async () => {
  const name = unique('Round Trip');
  const beer = await makeBeer({
    ...fullBeer(),
    name,
    description: '\'=quoted\nlines, "too"',
    longDescription: null,
    originalGravity: '+1.066',
    color: '\tTab',
    malts: "'-Munich",
    tags: ['One, two'],
    brewingNotes: 'Line 1\nLine 2',
    foodPairings: '@home',
    servingTemperature: '-2 °C',
    pricing: { retail: 12.5, wholesale: 0 },
    awards: [],
  });
  const csv = await exportCsv();
  await admin.delete(`/beers/${beer._id}`);
  const { status, body } = await importCsv(csv);
  expect([status, body.results.success, body.results.errors]).toEqual([200, 1, []]);
  const restored = await findByName(name);
  const generated = { _id: restored?._id, createdAt: restored?.createdAt, updatedAt: restored?.updatedAt };
  expect(restored).toEqual({ ...beer, ...generated });
  expect(findLine(await exportCsv(), name)).toBe(findLine(csv, name));
});

test.each([
  ['LF', '\r\n', '\n'],
  ['CR', '\n', '\r'],
  ['CRLF', '\r', '\r\n'],
])('rows may end with %s below a header that ends otherwise', async (_name, ending, rowEnding) => {
  const name = unique('Endings');
  const rows = [`${name} 1,"two${rowEnding}lines"`, `${name} 2,one`, `${name} 3`];
  const { body } = await importCsv(`Name,Description${ending}${rows.join(rowEnding)}${ending}${name} 4,`);
  expect(body.results).toEqual({ success: 4, skipped: 0, errors: [] });
  expect(await findByName(`${name} 2`)).toMatchObject({ description: 'one' });
});

test('the CSV import gives imported beers unique slugs and lists them', async () => {
  const name = unique('Slug');
  await makeBeer({ name: `${name} !` });
  await importCsv(`Name\n${name} ?\n${name} .\n`);
  const { body } = await visitor().get(`/beers?search=${encodeURIComponent(name)}`);
  const slug = name.toLowerCase().replace(/ /g, '-');
  expect(body.beers.map((beer) => beer.slug).sort()).toEqual([slug, `${slug}-2`, `${slug}-3`]);
});

test('concurrent imports of the same file create each beer once', async () => {
  const name = unique('Twice');
  const csv = `Name\n${Array.from({ length: 120 }, (_, index) => `${name} ${index}`).join('\n')}`;
  const responses = await Promise.all([importCsv(csv), importCsv(csv)]);
  expect(responses.reduce((sum, { body }) => sum + body.results.success, 0)).toBe(120);
});

test.each<[string, string, number, ErrorCode, string]>([
  ['beers.csv', 'Style,ABV\nIPA,5', 400, 'invalid-input', 'The file has no Name column'],
  ['beers.csv', '', 400, 'invalid-input', 'The file has no Name column'],
  ['beers.xlsx', 'Name\nx', 415, 'unsupported-type', 'Please select a CSV file.'],
  ['beers.csv', `Name\n${'x\n'.repeat(5001)}`, 413, 'too-large', 'beers.csv has more than 5,000 rows'],
  ['beers.csv', `Name\n${'x'.repeat(5 * 1024 * 1024)}`, 413, 'too-large', 'beers.csv is larger than 5 MB'],
])('the CSV import rejects %s with the content %.30j: %i', async (name, csv, status, code, message) => {
  await expectFailure(importCsv(csv, name), status, code, message);
});

test('the CSV import returns 400 for a file that is not UTF-8', async () => {
  const name = unique('Kölsch');
  const file = new File([Buffer.from(`Name\n${name}`, 'latin1')], 'beers.csv', { type: 'text/csv' });
  const message = 'The file is not UTF-8 text. Save it as CSV UTF-8 and try again.';
  const sent = admin.post('/beers/admin/import/csv', multipartForm('csvFile', [file]));
  await expectFailure(sent, 400, 'invalid-input', message);
  expect((await importCsv(`\uFEFFName\n${name}`)).body.results.success).toBe(1);
  expect((await findByName(name))?.name).toBe(name);
});

test('a dry run returns the results of the import without writing anything', async () => {
  const name = unique('Dry');
  await makeBeer({ name: `${name} 1` });
  const lines = [
    'Name,Style,ABV,Brewer',
    `${name} 1,IPA,5`,
    `"${name} ""quoted"", new",Kölsch,"6,4"`,
    `${name} typo,IPA,64`,
    `${name} bad,IPA,"6,400"`,
    '',
    ...Array.from({ length: 60 }, (_, index) => `${name} many ${index % 55},IPA,5`),
  ];
  const send = async (query: string) => {
    const { status, body } = await admin.post<ApiBody & { rows: ImportRow[]; unusedColumns: string[] }>(
      `/beers/admin/import/csv?${query}`,
      multipartForm('csvFile', [textFile('beers.csv', lines.join('\r\n'), 'text/csv')]),
    );
    expect(status).toBe(200);
    return body;
  };
  const preview = await send('dryRun=true');
  const message = 'ABV must be a number from 0 to 100';
  expect(preview.results).toEqual({ success: 57, skipped: 6, errors: [{ row: 5, message }] });
  expect(preview.unusedColumns).toEqual(['Brewer']);
  const row = { message: null, warning: null, outcome: 'created' };
  expect(preview.rows.slice(0, 4)).toEqual([
    { ...row, row: 2, name: `${name} 1`, detail: null, outcome: 'skipped', message: 'Already exists' },
    { ...row, row: 3, name: `${name} "quoted", new`, detail: 'Kölsch' },
    { ...row, row: 4, name: `${name} typo`, detail: 'IPA', warning: 'ABV is above 20%. Please check it.' },
    { ...row, row: 5, name: `${name} bad`, detail: null, outcome: 'failed', message },
  ]);
  expect(preview.rows.at(-1)).toMatchObject({ row: 66, outcome: 'skipped', message: 'Repeats an earlier row' });
  expect(await findByName(`${name} typo`)).toBeUndefined();

  expect(await send('rows=true')).toEqual({ ...preview, importId: expect.any(String) });
  expect(await findByName(`${name} "quoted", new`)).toMatchObject({ style: 'Kölsch', abv: 6.4 });
});

test.each([
  ['semicolons', ';', '"12oz;500ml"'],
  ['tabs', '\t', '12oz;500ml'],
])('the CSV import imports a file that a spreadsheet program has separated by %s', async (_name, separator, sizes) => {
  const name = unique('Separated');
  const header = ['ABV', 'Name', 'Sizes', 'Description'].join(separator);
  const { status, body } = await importCsv(`${header}\r\n${['6,4', name, sizes, '"Dry, crisp"'].join(separator)}`);
  expect([status, body.results]).toEqual([200, { success: 1, skipped: 0, errors: [] }]);
  expect(await findByName(name)).toMatchObject({ abv: 6.4, sizes: ['12oz', '500ml'], description: 'Dry, crisp' });
});

test('commas count in a file that has semicolons too', async () => {
  const name = unique('Commas');
  await importCsv(`Name,Tags,Description;x\n${name},Hazy;Dry,\n`);
  expect(await findByName(name)).toMatchObject({ tags: ['Hazy', 'Dry'] });
});

test.each([
  ['Name,Style\nAle,IPA\n"open,IPA\nPorter,Porter', 'row 3 has a quotation mark (") that is never closed.'],
  [
    'Name\n\n"Ale" extra',
    'row 3 has text after a closing quotation mark ("). Quotation marks inside a cell must be doubled ("").',
  ],
  [
    'Name\nThe "best" Ale',
    'row 2 has a quotation mark (") inside a cell. Put the whole cell in quotation marks and double those inside it ("").',
  ],
])('the CSV import names the row with a wrong quotation mark: %j', async (csv, message) => {
  await expectFailure(importCsv(csv), 400, 'invalid-input', `The file is not valid CSV: ${message}`);
});

test('the CSV import takes one file only', async () => {
  const files = ['a.csv', 'b.csv'].map((name) => textFile(name, 'Name\nx', 'text/csv'));
  const sent = admin.post('/beers/admin/import/csv', multipartForm('csvFile', files));
  await expectFailure(sent, 400, 'invalid-input', 'Please choose one file only');
});
