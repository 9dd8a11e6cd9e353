import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockJson, api, mockDeferred, mockNetworkError, mockError } from '../../../test/api';
import { makeBeer, makePagination } from '../../test/factories';
import { renderStaffPage } from '../../test/render-staff';
import { BeerImportPage } from './beer-import-page';

const makeCsvFile = (text: string, name = 'beers.csv') => new File([text], name, { type: 'text/csv' });

const beersCsv = 'Name,Style,ABV\nLantern,Lager,5\nGold rush haze,IPA,6\nWild,IPA,strong\n';

async function open(file: File) {
  api.use(mockJson('get', '/beers/admin', { beers: [makeBeer()], pagination: makePagination(1) }));
  const { user } = renderStaffPage(<BeerImportPage />);
  await user.upload(screen.getByLabelText('CSV file'), file);
  return user;
}

test('previews the result of each row, then lists the rows that were not imported', async () => {
  const user = await open(makeCsvFile(beersCsv));
  const preview = await screen.findByRole('table', { name: 'Preview' });
  expect(within(preview).getByRole('row', { name: /2 Lantern New Lager/ })).toBeVisible();
  expect(within(preview).getByRole('row', { name: /3 Gold rush haze Skipped Already exists/ })).toBeVisible();
  expect(within(preview).getByRole('row', { name: /4 Wild Error ABV must be/ })).toBeVisible();

  const results = { success: 1, skipped: 1, errors: [{ row: 4, message: 'ABV must be a number from 0 to 100' }] };
  api.use(mockJson('post', '/beers/admin/import/csv', { results }));
  await user.click(screen.getByRole('button', { name: 'Import 1 beer' }));
  expect(await screen.findByText('1 imported, 1 skipped because the name already exists, 1 failed.')).toBeVisible();
  const notImported = screen.getByRole('table', { name: 'Rows that were not imported' });
  expect(within(notImported).getByRole('row', { name: /3 Gold rush haze Skipped Already exists/ })).toBeVisible();
  expect(within(notImported).getByRole('row', { name: /4 Wild Failed ABV must be/ })).toBeVisible();
});

test('rejects a file that is not a CSV file', async () => {
  await open(makeCsvFile('x', 'beers.xlsx'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please select a CSV file.');
});

test('rejects a file without a Name column before uploading it', async () => {
  await open(makeCsvFile('Style\nIPA\n'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The file has no Name column');
});

test('shows the message of a server error, and the fixed message when there is no connection', async () => {
  const user = await open(makeCsvFile(beersCsv));
  api.use(mockError('post', '/beers/admin/import/csv', 413, { message: 'The request is too large' }));
  await user.click(await screen.findByRole('button', { name: 'Import 1 beer' }));
  expect(await screen.findByText('Import failed: The request is too large')).toBeVisible();
  api.use(mockNetworkError('post', '/beers/admin/import/csv'));
  await user.click(screen.getByRole('button', { name: 'Import 1 beer' }));
  expect(await screen.findByText('Failed to import CSV. Please try again.')).toBeVisible();
});

test('ignores another file while an import is running', async () => {
  const user = await open(makeCsvFile(beersCsv));
  const imported = mockDeferred('post', '/beers/admin/import/csv', { results: { success: 1, skipped: 0, errors: [] } });
  api.use(imported.handler);
  await user.click(await screen.findByRole('button', { name: 'Import 1 beer' }));
  await user.upload(screen.getByLabelText('CSV file'), makeCsvFile('Name\nPorter\n', 'others.csv'));
  expect(screen.getByText('beers.csv')).toBeVisible();
  imported.send();
  expect(await screen.findByText('1 imported, 0 skipped because the name already exists, 0 failed.')).toBeVisible();
});
