import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { summarizeRows, type ImportRow } from '@domain/shared/csv-import';
import { mockJson, api, mockDeferred, mockNetworkError, mockError, mockQueries, mockUpload } from '../../../test/api';
import { choose, renderStaffPage } from '../../test/render-staff';
import { BeerImportPage } from './beer-import-page';

const importPath = '/beers/admin/import/csv';

const makeCsvFile = (text = 'Name\nLantern\n', name = 'beers.csv') => new File([text], name, { type: 'text/csv' });

const makeRow = (row: Partial<ImportRow> = {}): ImportRow => ({
  row: 2,
  name: 'Lantern',
  outcome: 'created',
  detail: 'Lager',
  message: null,
  warning: null,
  ...row,
});

const rows = [
  makeRow(),
  makeRow({ row: 3, name: 'Gold rush haze', outcome: 'skipped', detail: null, message: 'Already exists' }),
  makeRow({ row: 4, name: 'Wild', outcome: 'failed', detail: null, message: 'ABV must be a number' }),
];

const toBody = (importRows: ImportRow[]) => ({
  results: summarizeRows(importRows),
  rows: importRows,
  unusedColumns: [],
});

/** Responds to the dry run only. */
const mockDryRun = (importRows: ImportRow[] = rows) =>
  http.post(`*/api${importPath}`, ({ request }) =>
    new URL(request.url).searchParams.get('dryRun') === 'true'
      ? HttpResponse.json({ success: true, ...toBody(importRows) })
      : undefined,
  );

async function open(file = makeCsvFile()) {
  const { user } = renderStaffPage(<BeerImportPage />);
  await user.upload(screen.getByLabelText('CSV file'), file);
  return user;
}

test("previews the server's result of each row, then lists the rows that were not imported", async () => {
  api.use(mockDryRun());
  const user = await open(makeCsvFile('Name,Brewer,SKU\nLantern,Ada,1\n'));
  const preview = await screen.findByRole('table', { name: 'Preview' });
  expect(screen.getByText(/to add/)).toHaveTextContent('1 to add, 1 to skip, 1 with errors.');
  expect(screen.getByRole('alert', { name: 'Columns that are not imported' })).toHaveTextContent('Brewer and SKU');
  const notImported = [/3 Gold rush haze Skipped Already exists/, /4 Wild Error ABV must be/];
  for (const name of [/2 Lantern New Lager/, ...notImported])
    expect(within(preview).getByRole('row', { name })).toBeVisible();

  api.use(mockJson('post', importPath, toBody(rows)));
  await user.click(screen.getByRole('button', { name: 'Import 1 beer' }));
  const summary = await screen.findByText('1 imported, 1 skipped because the name already exists, 1 failed.');
  expect(summary.closest('[role="status"]')).toHaveFocus();
  expect(screen.getByRole('alert', { name: 'Columns that are not imported' })).toHaveTextContent('Brewer and SKU');
  const list = within(screen.getByRole('table', { name: 'Rows that were not imported' }));
  for (const name of notImported) expect(list.getByRole('row', { name })).toBeVisible();
});

test('with 5,000 rows, shows 100 at a time, and a filter finds the one with a warning', async () => {
  const many = Array.from({ length: 5000 }, (_, index) => makeRow({ row: index + 2, name: `Beer ${index}` }));
  many[4321] = makeRow({ row: 4323, name: 'Typo', warning: 'ABV is above 20%. Please check it.' });
  api.use(mockDryRun(many));
  const user = await open();
  const preview = await screen.findByRole('table', { name: 'Preview' });
  expect(within(preview).getAllByRole('row')).toHaveLength(101);
  expect(screen.getByText('1–100 of 5,000 rows')).toBeVisible();
  await choose(user, 'Show rows', 'Warnings (1)');
  expect(within(preview).getByRole('row', { name: /4323 Typo New Lager ABV is above 20%/ })).toBeVisible();
  expect(within(preview).getAllByRole('row')).toHaveLength(2);
});

test('foreign columns are guessed and can be corrected; each correction is checked', async () => {
  const checks = mockUpload(importPath, toBody(rows));
  const user = await open(makeCsvFile('Our beers\nBeer;Alc.;Packaging;Info\nLantern;0,052;1/2 bbl;Crisp\n'));
  expect(await screen.findByRole('table', { name: 'Preview' })).toBeVisible();
  expect(screen.getByRole('row', { name: /Beer Lantern/ })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Import Alc. as' })).toHaveValue('ABV');
  expect(screen.getByRole('switch', { name: 'ABV is a fraction: 0,052 → 5.2 %' })).toBeChecked();
  expect(screen.getByRole('alert', { name: '1 size left out' })).toHaveTextContent('Row 3, Packaging: 1/2 bbl');
  expect(screen.getByRole('alert', { name: 'Columns that are not imported' })).toHaveTextContent('Info');
  await choose(user, 'Import Info as', 'Description');
  await waitFor(() => expect(checks).toHaveLength(2));
  await choose(user, 'Import Beer as', 'Name');
  expect(await screen.findByText(/^Choose the column with the names of the beers/)).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Preview' })).not.toBeInTheDocument();
});

test('another column of ABV without fractions is not multiplied', async () => {
  const sent = mockUpload(importPath, toBody(rows));
  const user = await open(makeCsvFile('Name,ABV,Strength\nLantern,0.058,5.8\nLow Water,0.039,0.5\n'));
  expect(await screen.findByRole('switch', { name: /^ABV is a fraction/ })).toBeChecked();
  await choose(user, 'Import ABV as', 'ABV');
  await choose(user, 'Import Strength as', 'ABV');
  await waitFor(() => expect(sent.at(-1)).toContain('0.5'));
  expect(screen.queryByRole('switch', { name: /^ABV is a fraction/ })).not.toBeInTheDocument();
  expect(sent.at(-1)).toContain('Lantern,5.8');
});

test.each([
  ['that is neither CSV nor a workbook', 'beers.pdf', 'Please select a CSV file.'],
  ['that the server rejects', 'beers.csv', 'Import failed: The file is not UTF-8 text.'],
])('a file %s has its reason, and no Try Again', async (_case, name, reason) => {
  api.use(mockError('post', importPath, 400, { message: 'The file is not UTF-8 text.' }));
  await open(makeCsvFile(undefined, name));
  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
});

test('without a connection, Try Again checks the same file', async () => {
  api.use(mockNetworkError('post', importPath));
  const user = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to import CSV. Please try again.');
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  api.use(mockDryRun());
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('table', { name: 'Preview' })).toBeVisible();
});

test('a failed import shows the reason, or the fixed message without a connection; another file is ignored while one is running', async () => {
  api.use(mockDryRun());
  const user = await open();
  await screen.findByRole('table', { name: 'Preview' });
  api.use(mockError('post', importPath, 413, { message: 'The request is too large' }));
  await user.click(screen.getByRole('button', { name: 'Import 1 beer' }));
  expect(await screen.findByText('Import failed: The request is too large')).toBeVisible();
  api.use(mockNetworkError('post', importPath));
  await user.click(screen.getByRole('button', { name: 'Import 1 beer' }));
  expect(await screen.findByText('Failed to import CSV. Please try again.')).toBeVisible();
  const imported = mockDeferred('post', importPath, toBody([makeRow()]));
  api.use(imported.handler);
  await user.click(screen.getByRole('button', { name: 'Import 1 beer' }));
  await user.upload(screen.getByLabelText('CSV file'), makeCsvFile('Name\nPorter\n', 'others.csv'));
  expect(screen.getByText('beers.csv')).toBeVisible();
  imported.send();
  expect(await screen.findByText('1 imported, 0 skipped because the name already exists, 0 failed.')).toBeVisible();
});

test('existing beers can be updated, what remains to do is listed, and the import can be undone', async () => {
  const updatedRow = makeRow({ row: 3, name: 'Porter', outcome: 'updated', message: 'Changes ABV' });
  const imported = [makeRow(), updatedRow];
  const body = { ...toBody(imported), results: summarizeRows(imported, 'update'), importId: 'import-1' };
  const queries = mockQueries(importPath, body, 'post');
  api.use(mockJson('post', '/imports/import-1/undo', { results: { deleted: 1, restored: 0, kept: 1 } }));
  const user = await open(makeCsvFile('Name,ABV\nLantern,5\nPorter,6\n'));
  await user.click(await screen.findByRole('switch', { name: /^Update beers that exist already/ }));
  const preview = await screen.findByRole('table', { name: 'Preview' });
  expect(within(preview).getByRole('row', { name: /3 Porter Update Changes ABV/ })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Import 2 beers' }));
  expect(await screen.findByText('1 imported, 1 updated, 0 skipped, 0 failed.')).toBeVisible();
  expect(queries).toEqual([
    '?rows=true&dryRun=true',
    '?rows=true&dryRun=true&existing=update',
    '?rows=true&existing=update',
  ]);
  const missing = screen.getByRole('alert', { name: 'To complete' });
  expect(missing).toHaveTextContent('1 beer without a photo. Without a price: Lantern.');
  await user.click(screen.getByRole('button', { name: 'Undo the import of beers.csv' }));
  const undone = 'The import was undone: 1 deleted, 0 restored. 1 beer stayed, because of later changes.';
  expect(await screen.findByText(undone)).toBeVisible();
  expect(screen.getByLabelText('CSV file')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
});
