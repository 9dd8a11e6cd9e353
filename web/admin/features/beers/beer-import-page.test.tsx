import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answers, api, heldBack, isAway, refuses } from '../../../test/api';
import { makeBeer, makePagination } from '../../test/factories';
import { renderStaffPage } from '../../test/render-staff';
import { BeerImportPage } from './beer-import-page';

const csv = (text: string, name = 'beers.csv') => new File([text], name, { type: 'text/csv' });

const rows = 'Name,Style,ABV\nLantern,Lager,5\nGold rush haze,IPA,6\nWild,IPA,strong\n';

async function open(file: File) {
  api.use(answers('get', '/beers/admin', { beers: [makeBeer()], pagination: makePagination(1) }));
  const { user } = renderStaffPage(<BeerImportPage />);
  await user.upload(screen.getByLabelText('CSV file'), file);
  return user;
}

test('shows what will happen before it happens, and what happened afterwards', async () => {
  const user = await open(csv(rows));
  const preview = await screen.findByRole('table', { name: 'Preview' });
  expect(within(preview).getByRole('row', { name: /2 Lantern New Lager/ })).toBeVisible();
  expect(within(preview).getByRole('row', { name: /3 Gold rush haze Skipped Exists already/ })).toBeVisible();
  expect(within(preview).getByRole('row', { name: /4 Wild Error ABV must be/ })).toBeVisible();

  const results = { success: 1, skipped: 1, errors: [{ row: 4, message: 'ABV must be a number from 0 to 100' }] };
  api.use(answers('post', '/beers/admin/import/csv', { results }));
  await user.click(screen.getByRole('button', { name: 'Import 1 beer' }));
  expect(await screen.findByText('1 imported, 1 skipped because the name exists, 1 failed.')).toBeVisible();
  const left = screen.getByRole('table', { name: 'Rows that were not imported' });
  expect(within(left).getByRole('row', { name: /3 Gold rush haze Skipped Exists already/ })).toBeVisible();
  expect(within(left).getByRole('row', { name: /4 Wild Failed ABV must be/ })).toBeVisible();
});

test('another kind of file is refused', async () => {
  await open(csv('x', 'beers.xlsx'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please select a CSV file.');
});

test('a file without a Name column is refused before it is sent', async () => {
  await open(csv('Style\nIPA\n'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The file has no Name column');
});

test('the server’s refusal and its absence have their own words', async () => {
  const user = await open(csv(rows));
  api.use(refuses('post', '/beers/admin/import/csv', 413, { message: 'The request is too large' }));
  await user.click(await screen.findByRole('button', { name: 'Import 1 beer' }));
  expect(await screen.findByText('Import failed: The request is too large')).toBeVisible();
  api.use(isAway('post', '/beers/admin/import/csv'));
  await user.click(screen.getByRole('button', { name: 'Import 1 beer' }));
  expect(await screen.findByText('Failed to import CSV. Please try again.')).toBeVisible();
});

test('while one file is imported no other can be chosen, so that its result is seen', async () => {
  const user = await open(csv(rows));
  const imported = heldBack('post', '/beers/admin/import/csv', { results: { success: 1, skipped: 0, errors: [] } });
  api.use(imported.handler);
  await user.click(await screen.findByRole('button', { name: 'Import 1 beer' }));
  await user.upload(screen.getByLabelText('CSV file'), csv('Name\nPorter\n', 'others.csv'));
  expect(screen.getByText('beers.csv')).toBeVisible();
  imported.send();
  expect(await screen.findByText('1 imported, 0 skipped because the name exists, 0 failed.')).toBeVisible();
});
