/** Actions of the panel's lists and forms. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openPanel, signInToPanel, takeErrors, type Panel, type PanelBeer } from './support/panel';
import { expect, test } from './support/test';

const beers = '/content-manager/collection-types/api::beer.beer';

test.use({ viewport: { width: 1440, height: 1000 }, permissions: ['clipboard-write'] });

let panel: Panel;
let added: PanelBeer[];

test.beforeAll(async () => {
  panel = await signInToPanel();
  added = [
    await panel.addBeer({ name: 'Action Alt' }),
    await panel.addBeer({ name: 'Action Bock', tags: ['Seasonal'] }),
  ];
});

// The other journeys expect the beers of the demo.
test.afterAll(async () => {
  const { results } = await panel.call<{ results: PanelBeer[] }>('GET', `${beers}?_q=Action&pageSize=100`);
  await panel.deleteBeers(results);
});

const selectAll = (page: Page) => page.getByRole('row').first().getByRole('checkbox').check();
const expectNotice = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

async function openRowMenu(page: Page, beer: string) {
  await page.getByRole('row', { name: beer }).getByRole('button', { name: 'Row actions' }).click();
}

/** In a page of its own: the panel may not read the clipboard. */
async function paste(page: Page): Promise<string> {
  const other = await page.context().newPage();
  await other.setContent('<input>');
  await other.getByRole('textbox').focus();
  await other.keyboard.press('ControlOrMeta+V');
  const text = await other.getByRole('textbox').inputValue();
  await other.close();
  return text;
}

test('a list changes selected beers, copies links, duplicates, exports and imports', async ({
  page,
  request,
  consoleErrors,
  baseURL,
}) => {
  await openPanel(page, `${beers}?page=1&pageSize=10&sort=name:ASC&_q=Action`, 'Beer');
  await expect(page.getByRole('row')).toHaveCount(3);

  await selectAll(page);
  await page.getByRole('button', { name: 'Add tag…' }).click();
  await page.getByRole('textbox', { name: 'Tag' }).fill('Seasonal');
  await page.getByRole('button', { name: 'Add tag', exact: true }).click();
  await expectNotice(page, '1 beer tagged. 1 already was.');
  await selectAll(page);
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await expectNotice(page, '2 beers deactivated.');
  expect((await request.get(`/beers/${added[0]?.slug}`)).status()).toBe(404);

  await openRowMenu(page, 'Action Alt');
  await expect(page.getByRole('menuitem', { name: 'Copy link (inactive)' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await selectAll(page);
  await page.getByRole('button', { name: 'Activate', exact: true }).click();
  await expectNotice(page, '2 beers activated.');
  await openRowMenu(page, 'Action Alt');
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expectNotice(page, 'Link copied');
  expect(await paste(page)).toBe(`${baseURL}/beers/${added[0]?.slug}`);

  await page.getByRole('button', { name: 'CSV' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export filtered list' }).click(),
  ]);
  expect((await readFile(await file.path(), 'utf8')).split('\r\n').slice(1, 3).join()).toMatch(
    /^Action Alt,.*Action Bock,/,
  );

  await page.getByRole('button', { name: 'CSV' }).click();
  await page.getByRole('menuitem', { name: 'Import CSV…' }).click();
  const buffer = Buffer.from('Name,ABV\nAction Cider Ale,5\nAction Alt,5\nAction Doppelbock,101');
  await page.getByLabel('CSV file').setInputFiles({ name: 'beers.csv', mimeType: 'text/csv', buffer });
  await expectNotice(page, '1 to create, 1 skipped, 1 with errors');
  await expect(page.getByRole('row', { name: /^4 Action Doppelbock/ })).toContainText('ABV must be a number');
  await page.getByRole('button', { name: 'Import 1 beer' }).click();
  await expectNotice(page, '1 beer imported');
  await expect(page.getByRole('row', { name: 'Action Cider Ale' })).toBeVisible();

  await openRowMenu(page, 'Action Bock');
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  const name = page.getByRole('textbox', { name: /^name/i });
  // The first form loads its code, which can take longer than an assertion waits.
  await name.waitFor();
  await expect(name).toHaveValue('Copy of Action Bock');
  await expect(page.getByText('Visitors can’t see it: inactive.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'View on site' })).toBeDisabled();
  expect(takeErrors(consoleErrors)).toEqual([]);
});
