import type { Page } from '@playwright/test';
import { siteUrl } from './support/env';
import { openPanel, signInToPanel, takeErrors } from './support/panel';
import { expect, expectAccessible, test } from './support/test';

const pages = '/content-manager/collection-types/api::page.page';

test.use({ viewport: { width: 1440, height: 1000 } });

// The other journeys expect the menu of the demo.
test.afterAll(async () => {
  const panel = await signInToPanel();
  const { results } = await panel.call<{ results: { documentId: string }[] }>(
    'GET',
    `${pages}?filters[path]=/weddings`,
  );
  for (const { documentId } of results) await panel.call('DELETE', `${pages}/${documentId}`);
});

async function addSection(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add a component to Sections' }).click();
  await page.getByRole('button', { name, exact: true }).click();
}

async function choose(page: Page, field: string, option: string) {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('staff compose a page in the panel, and visitors open it from the menu', async ({
  page,
  request,
  consoleErrors,
}) => {
  await openPanel(page, `${pages}/create`, 'Create an entry');
  await page.getByRole('textbox', { name: 'Name of the page' }).fill('Weddings');
  await page.getByRole('textbox', { name: 'Path' }).fill('/weddings');
  await page.getByRole('checkbox', { name: 'Live' }).check();
  await choose(page, 'Link in the navigation', 'In the menu');
  await addSection(page, 'Quote');
  await page.getByRole('textbox', { name: 'Quote' }).fill('They treated us like family.');
  await addSection(page, 'Form');
  await page.getByRole('textbox', { name: 'Headline' }).fill('Ask for a date');
  await choose(page, 'Kind', 'Private event');
  await page.getByRole('textbox', { name: 'Title' }).fill('Weddings at {name}');
  await page.getByRole('textbox', { name: 'Description' }).fill('Celebrate in our barrel room.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved document')).toBeVisible();

  await expect.poll(async () => (await request.get('/weddings')).status(), { timeout: 10_000 }).toBe(200);
  await page.goto(siteUrl());
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Weddings' }).click();
  await expect(page).toHaveURL('/weddings');
  await expect(page).toHaveTitle(/^Weddings at Boldridge Brewing Co\./);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weddings');
  await expect(page.getByRole('blockquote')).toContainText('They treated us like family.');
  await expect(page.getByRole('region', { name: 'Ask for a date' }).getByRole('form')).toBeVisible();
  await expectAccessible(page);
  expect(takeErrors(consoleErrors)).toEqual([]);
});
