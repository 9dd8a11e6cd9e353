/** Previews: the page of an inactive beer, in the panel and in a tab of its own. */
import { openPanel, signInToPanel, takeErrors, type Panel, type PanelBeer } from './support/panel';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1440, height: 1000 } });

let panel: Panel;
let beer: PanelBeer;

test.beforeAll(async () => {
  panel = await signInToPanel();
  beer = await panel.addBeer({ name: 'Preview Porter', isActive: false });
});

// The other journeys expect the beers of the demo.
test.afterAll(() => panel.deleteBeers([beer]));

test('an inactive beer has a page in the panel and in a tab, which visitors can’t see', async ({
  page,
  request,
  consoleErrors,
}) => {
  await openPanel(page, `/content-manager/collection-types/api::beer.beer/${beer.documentId}`);
  await page.getByRole('link', { name: 'Open preview' }).click();
  const frame = page.locator('iframe[title="Preview"]');
  const shown = frame.contentFrame();
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Preview Porter');
  await expect(shown.getByRole('complementary', { name: 'Preview' })).toContainText('visitors can’t see it');

  const link = (await frame.getAttribute('src')) ?? '';
  const tab = await page.context().newPage();
  await tab.goto(link);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Preview Porter');
  expect((await request.get(`/beers/${beer.slug}`)).status()).toBe(404);

  // Links lead to the site itself.
  await tab.getByRole('link', { name: 'Back to beers' }).click();
  await expect(tab).toHaveURL(/\/beers$/);
  await expect(tab.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
  // `hideGuidedTour` runs in the frame too, whose storage the browser blocks because its site is another one.
  expect(takeErrors(consoleErrors, "'localStorage'")).toEqual([]);
});
