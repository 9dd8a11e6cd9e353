import { proxyCms } from './support/proxy-cms';
import { startWeb } from './support/start-program';
import { expect, expectAccessible, test } from './support/test';

let cms: Awaited<ReturnType<typeof proxyCms>>;
let site: Awaited<ReturnType<typeof startWeb>>;
test.beforeAll(async () => {
  cms = await proxyCms({ hasAgeGate: true });
  site = await startWeb({ CMS_URL: cms.url });
});
test.afterAll(async () => {
  await site.close();
  cms.close();
});

test('the age gate covers a rendered page and requires a choice', async ({ page }) => {
  await page.goto(site.url);
  const dialog = page.getByRole('dialog', { name: 'Are you 21 or older?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);

  // Tab moves between the two buttons and the browser, never to the page behind the dialog.
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    const isBehindDialog = await page.evaluate(() => !!document.activeElement?.closest('main, header, footer'));
    expect(isBehindDialog, `focus is behind the dialog after Tab ${step + 1}`).toBe(false);
  }
  // Browsers close any dialog on a second Escape; this one requires a choice.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();

  await dialog.getByRole('button', { name: 'Yes, I am 21+' }).click();
  await expect(dialog).toBeHidden();
});

test('crawlers get the page without the age gate', async ({ request }) => {
  const html = await (await request.get(site.url)).text();
  expect(html).toContain('Crafted for the Bold Since 2010');
  expect(html).not.toContain('Are you 21 or older?');
});
