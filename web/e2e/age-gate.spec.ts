import { openWeb } from './support/open-web';
import { expect, expectAccessible, test } from './support/test';

let site: Awaited<ReturnType<typeof openWeb>>;
test.beforeAll(async () => {
  site = await openWeb({ AGE_GATE: 'on' });
});
test.afterAll(() => site.close());

test('A visitor is asked for the age once, over a page that is already there', async ({ page }) => {
  await page.goto(site.url);
  const question = page.getByRole('dialog', { name: 'Are you 21 or older?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);

  // The focus goes round between the two answers and the browser itself, never to the page behind.
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    const isBehind = await page.evaluate(() => !!document.activeElement?.closest('main, header, footer'));
    expect(isBehind, `after Tab ${step + 1} the focus is behind the dialog`).toBe(false);
  }
  // Browsers let a second Escape close any dialog; this one has to be answered.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();

  await question.getByRole('button', { name: 'Yes, I am 21+' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'View Full Beer List' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Beers' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Beers', exact: true })).toBeEnabled();
  await expect(question).toBeHidden();
});

test('A search engine reads the page beneath the question', async ({ request }) => {
  const html = await (await request.get(site.url)).text();
  expect(html).toContain('Crafted for the Bold Since 2010');
  expect(html).not.toContain('Are you 21 or older?');
});
