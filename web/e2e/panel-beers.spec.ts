import type { Page } from '@playwright/test';
import { beers, openPanel, signInToPanel, takeErrors, type Panel, type PanelBeer } from './support/panel';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1440, height: 1000 } });

type Stored = { name: string; style: string; description: string | null; tags: string[]; awards: { name: string }[] };

let panel: Panel;
let beer: PanelBeer;
let inactive: PanelBeer;

test.beforeAll(async () => {
  panel = await signInToPanel();
  const awards = [{ name: 'Gold medal', year: 2020 }];
  beer = await panel.addBeer({ name: `Rules Pale ${Date.now()}`, style: 'Pale Ale', tags: ['Seasonal'], awards });
  inactive = await panel.addBeer({ name: 'Preview Porter', isActive: false });
});

// The other journeys expect the beers of the demo.
test.afterAll(() => panel.deleteBeers([beer, inactive]));

const fetchStored = async () => (await panel.call<{ data: Stored }>('GET', `${beers}/${beer.documentId}`)).data;

async function openForm(page: Page) {
  await openPanel(page, `${beers}/${beer.documentId}`);
  await page.getByRole('heading', { name: /Pale|Stout/ }).waitFor();
  const field = (name: string) => page.locator(`[name="${name}"]`);
  return {
    name: field('name'),
    style: field('style'),
    color: field('color'),
    tags: page.getByRole('textbox', { name: 'Tags' }),
    tagList: page.getByRole('list', { name: 'Tags' }),
    award: field('awards.0.name'),
    save: page.getByRole('button', { name: 'Save', exact: true }),
    saved: page.getByText('Saved document'),
  };
}

/** The browser also logs rejected saves. */
const unexpected = (consoleErrors: string[]) => takeErrors(consoleErrors, 'status of 400', 'status of 409');

test('a rejected save keeps every edit, and is saved once it is corrected', async ({ page, consoleErrors }) => {
  const form = await openForm(page);
  await page.getByRole('button', { name: 'Gold medal' }).click();
  await form.award.fill('Silver medal');
  await form.tags.fill('Hazy');
  await form.tags.press('Enter');
  await form.style.fill('Stout');
  // A soft hyphen passes the panel's own check, but not the server's.
  await form.name.fill('\u00ad');
  await form.save.click();
  await expect(page.getByText('Name is required').first()).toBeVisible();
  await expect(form.award).toHaveValue('Silver medal');
  await expect(form.tagList).toContainText('Hazy');
  await expect(form.style).toHaveValue('Stout');
  await form.name.fill('Rules Stout');
  await form.save.click();
  await expect(form.saved).toBeVisible();
  expect(await fetchStored()).toMatchObject({
    name: 'Rules Stout',
    style: 'Stout',
    tags: ['Seasonal', 'Hazy'],
    awards: [{ name: 'Silver medal' }],
  });
  expect(unexpected(consoleErrors)).toEqual([]);
});

test('a save after another user’s is rejected, names the user and keeps every edit', async ({
  page,
  consoleErrors,
}) => {
  const form = await openForm(page);
  await form.name.fill('Rules Stout Reserve');
  await form.style.fill('Imperial Stout');
  await panel.changeBeer(beer, { style: 'Porter', description: 'Of the other editor.' });
  await form.save.click();
  await expect(
    page.getByRole('main').getByText(/^You changed this in another tab after you had opened it/),
  ).toBeVisible();
  await expect(form.name).toHaveValue('Rules Stout Reserve');
  await expect(form.style).toHaveValue('Imperial Stout');
  await form.save.click();
  await expect(form.name).toHaveValue('Rules Stout Reserve');
  expect(await fetchStored()).toMatchObject({ style: 'Porter', description: 'Of the other editor.' });

  await page.reload();
  await expect(form.style).toHaveValue('Porter');
  await form.style.fill('Imperial Stout');
  await form.save.click();
  await expect(form.saved).toBeVisible();
  await form.style.fill('Oatmeal Stout');
  await form.save.click();
  await expect(async () => expect(await fetchStored()).toMatchObject({ style: 'Oatmeal Stout' })).toPass();
  expect(unexpected(consoleErrors)).toEqual([]);
});

test('an inactive beer has a page in the panel and in a tab, which visitors can’t see', async ({
  page,
  request,
  consoleErrors,
}) => {
  await openPanel(page, `${beers}/${inactive.documentId}`);
  await page.getByRole('link', { name: 'Open preview' }).click();
  const frame = page.locator('iframe[title="Preview"]');
  const shown = frame.contentFrame();
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Preview Porter');
  await expect(shown.getByRole('complementary', { name: 'Preview' })).toContainText('visitors can’t see it');

  const link = (await frame.getAttribute('src')) ?? '';
  const tab = await page.context().newPage();
  await tab.goto(link);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Preview Porter');
  expect((await request.get(`/beers/${inactive.slug}`)).status()).toBe(404);

  // Links lead to the site itself.
  await tab.getByRole('link', { name: 'Back to beers' }).click();
  await expect(tab).toHaveURL(/\/beers$/);
  await expect(tab.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
  // `hideGuidedTour` runs in the frame too, whose storage the browser blocks because its site is another one.
  expect(takeErrors(consoleErrors, "'localStorage'")).toEqual([]);
});
