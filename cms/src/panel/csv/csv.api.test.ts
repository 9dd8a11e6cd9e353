import { expect, test } from 'vitest';
import { beerCsvHeader } from '#domain/beer/csv';
import type { ImportResults, ImportRow } from '#domain/beer/csv-import';
import { makeBeer, unique, uniqueEmail } from '../../../test/factories';
import { multipartForm, textFile } from '../../../test/files';
import { callContentManager, callExtension, listInPanel } from '../../../test/panel';
import { signInWithRole } from '../../../test/panel-role';
import { signIn } from '../../../test/sign-in';
import { toAttribute } from './exports';

const beer = 'api::beer.beer';

const readMessage = async (response: Response) =>
  ((await response.json()) as { error: { message: string } }).error.message;

async function exportCsv(path: string, headers?: Record<string, string>): Promise<string[]> {
  const response = await callExtension('GET', `csv/${path}`, undefined, headers);
  expect(response.status).toBe(200);
  return (await response.text()).split('\r\n');
}

const send = (text: string, query = '', headers?: Record<string, string>) =>
  callExtension('POST', `csv/beers${query}`, multipartForm('csvFile', [textFile('beers.csv', text)]), headers);

test('the panel exports all beers as the staff app does, or those that the list shows, in its order', async () => {
  const prefix = unique('Exported');
  await makeBeer({ name: `${prefix} B`, description: '=1+1' });
  await makeBeer({ name: `${prefix} A`, isActive: false });
  const staffCsv = (await (await signIn()).get('/beers/admin/export/csv')).text.split('\r\n');
  const all = await exportCsv('beers?sort=sortName:ASC');
  expect(all.toSorted()).toEqual(staffCsv.map((line) => line.replace(/^\uFEFF/, '')).toSorted());

  const search = `_q=${encodeURIComponent(prefix)}`;
  const names = (lines: string[]) => lines.slice(1, -1).map((line) => line.split(',')[0]?.slice(-1));
  expect(names(await exportCsv(`beers?${search}&sort=name:DESC&page=1&pageSize=1`))).toEqual(['B', 'A']);
  expect(names(await exportCsv(`beers?${search}&filters[$and][0][isActive][$eq]=true`))).toEqual(['B']);
  expect((await exportCsv(`beers?${search}&sort=name:DESC`))[1]).toContain(",,'=1+1,");
});

test('subscribers and inquiries are exported for roles that may read them, without hidden fields', async () => {
  const email = uniqueEmail();
  const person = { kind: 'contact', inquiryStatus: 'new', name: '=Ada', email, phone: '5305550123' };
  expect((await callContentManager('POST', 'api::inquiry.inquiry', person)).status).toBe(201);
  const subscriber = { email, source: 'events', subscribedAt: new Date(), isActive: true };
  expect((await callContentManager('POST', 'api::subscriber.subscriber', subscriber)).status).toBe(201);
  const findLine = (lines: string[]) => lines.find((line) => line.includes(email));
  expect(findLine(await exportCsv('subscribers'))).toMatch(/^[^,]+,events,.*,Active$/);
  expect(findLine(await exportCsv('inquiries'))).toMatch(/^contact,new,'=Ada,[^,]+,.*0123/);

  const fields = ['kind', 'inquiryStatus', 'name', 'email'];
  const headers = await signInWithRole([{ subject: 'api::inquiry.inquiry', actions: ['read'], fields }]);
  expect(findLine(await exportCsv('inquiries', headers))).toMatch(/^contact,new,'=Ada,[^,]+,,,,[^,]+$/);
  for (const path of ['subscribers', 'beers'])
    expect((await callExtension('GET', `csv/${path}`, undefined, headers)).status).toBe(403);
});

test('a dry run says what an import would do, by lines and fields, and changes nothing', async () => {
  const { name: existing } = await makeBeer();
  const added = unique('Imported');
  const text = `Name,ABV,Sizes\n${added},5.2,12oz\n${existing},5,\n,5,\nToo Strong,101,gallon\n${added},4,`;
  const read = async (response: Response) => (await response.json()) as { results: ImportResults; rows: ImportRow[] };
  const dryRun = await read(await send(text, '?dryRun=true'));
  expect(dryRun.rows.map(({ row, outcome }) => [row, outcome])).toEqual([
    [2, 'created'],
    [3, 'skipped'],
    [4, 'failed'],
    [5, 'failed'],
    [6, 'skipped'],
  ]);
  expect(dryRun.rows[2]?.message).toBe('Name is required');
  expect(dryRun.rows[3]?.message).toMatch(/^ABV must be a number from 0 to 100; Sizes: /);
  const stored = () => listInPanel(beer, `filters[name][$eq]=${encodeURIComponent(added)}`);
  expect(await stored()).toEqual([]);
  expect((await read(await send(text))).results).toEqual(dryRun.results);
  expect(await stored()).toMatchObject([{ abv: 5.2, sizes: ['12oz'] }]);
});

test('a file that can’t be read is rejected with the reason', async () => {
  const response = await send('Beer,ABV\nPorter,5');
  expect(response.status).toBe(400);
  expect(await readMessage(response)).toMatch(/Name/);

  const commas = await send(`Name\n${','.repeat(3_000_000)}`);
  expect([commas.status, await readMessage(commas)]).toEqual([400, 'Row 2 has more than 200 columns']);
  const long = await send(`Name\n"${'x'.repeat(1_100_000)}`);
  expect([long.status, await readMessage(long)]).toEqual([
    400,
    expect.stringContaining('row 2 is longer than 1 MB. Perhaps a quotation mark'),
  ]);
  const unclear = await send('Name\nPorter', '?dryRun=maybe');
  expect([unclear.status, await readMessage(unclear)]).toEqual([400, 'dryRun must be true or false']);
});

test('a role that can’t set a field can’t import its column, but can import the others', async () => {
  const fields = beerCsvHeader.map(toAttribute).filter((field) => field !== 'abv' && field !== 'retailPrice');
  const headers = await signInWithRole([{ subject: beer, actions: ['create', 'update'], fields }]);
  const name = unique('Permitted');
  const denied = await send(`Name,ABV,Retail Price\n${name},5,6`, '?dryRun=1', headers);
  expect([denied.status, await readMessage(denied)]).toEqual([
    403,
    'Your role can’t set ABV and Retail Price. Please remove these columns from the file.',
  ]);
  expect((await send(`Name,Style\n${name},Porter`, '', headers)).status).toBe(200);
  expect(await listInPanel(beer, `filters[name][$eq]=${encodeURIComponent(name)}`)).toMatchObject([
    { style: 'Porter' },
  ]);
});

test('an import needs the rights to create and to update beers', async () => {
  const fields = ['name'];
  for (const actions of [['read'], ['read', 'create'], ['read', 'update']] as const) {
    const headers = await signInWithRole([{ subject: beer, actions: [...actions], fields }]);
    expect((await send('Name\nSmuggled', '', headers)).status).toBe(403);
  }
  expect(await listInPanel(beer, 'filters[name][$eq]=Smuggled')).toEqual([]);
});
