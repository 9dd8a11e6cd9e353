import { accounts, panelUrl } from './support/env';
import { hideGuidedTour, takeErrors } from './support/panel';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1440, height: 1000 } });

test('an edit in the panel shows on the site', async ({ page, request, consoleErrors, baseURL }) => {
  await hideGuidedTour(page);
  await page.goto(panelUrl());
  await page.getByLabel(/^Email/).fill(accounts.panel.email);
  await page.getByLabel(/^Password/).fill(accounts.panel.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('heading', { name: /Hello/ }).waitFor();
  await page.goto(`${panelUrl()}/content-manager/collection-types/api::beer.beer`);
  await page.getByRole('gridcell', { name: 'Night Freight' }).click();
  const name = page.getByRole('textbox', { name: /^name/i });
  await expect(name).toHaveValue('Night Freight');
  await name.fill('Night Freight Special');
  await page.getByRole('textbox', { name: 'Tags' }).fill('Late shift');
  await page.getByRole('textbox', { name: 'Tags' }).press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved document')).toBeVisible();
  // Simulates ten minutes later: the panel renews its token, and opens the record.
  const { hostname: domain, pathname: path } = new URL(panelUrl());
  const value = `e.${Buffer.from(JSON.stringify({ exp: 1 })).toString('base64url')}.s`;
  await page.context().addCookies([{ name: 'jwtToken', value, domain, path }]);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Tags' })).toContainText('Late shift');

  await expect
    .poll(async () => (await request.get(`${baseURL}/beers/night-freight`)).text(), { timeout: 10_000 })
    .toContain('Night Freight Special');

  await page.getByRole('button', { name: 'More actions' }).click();
  const [site] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('menuitem', { name: 'View on site' }).click(),
  ]);
  await expect(site).toHaveURL(`${baseURL}/beers/night-freight`);
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Night Freight Special');
  expect(takeErrors(consoleErrors)).toEqual([]);

  // Simulates a month later: the sign-in page leads back to the record.
  await page.context().clearCookies();
  await page.context().addCookies([{ name: 'jwtToken', value, domain, path }]);
  await page.reload();
  await expect(page).toHaveURL(/login\?redirectTo=.*api%3A%3Abeer\.beer/);
  takeErrors(consoleErrors, '401');
});
