/** The panel's lists and forms as a browser shows them. */
import { accounts, panelUrl } from './support/env';
import { hideGuidedTour, openPanel, takeErrors } from './support/panel';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1440, height: 1000 } });

const list = (uid: string) => `/content-manager/collection-types/${uid}`;

test('lists have labels and pictures, and lead to the same records in the staff app', async ({
  page,
  baseURL,
  consoleErrors,
}) => {
  await openPanel(page);
  await page
    .getByRole('link', { name: /have no start time|has no photo|have no photo|alternative text/ })
    .first()
    .waitFor();
  await expect(page.getByText('Entries', { exact: true })).toBeHidden();

  await openPanel(page, list('api::event.event'));
  // The content manager loads its code first, which can take longer than an assertion waits.
  await page.getByRole('gridcell', { name: 'Published' }).first().waitFor();

  // Other journeys have added a beer with a very long name, for which the list scrolls.
  await openPanel(page, `${list('api::beer.beer')}?_q=Barrel`);
  await expect(page.getByRole('grid').locator('img').first()).toBeVisible();
  // The last column is visible without scrolling sideways.
  await expect(page.getByRole('gridcell', { name: 'Featured' })).toBeInViewport({ ratio: 1 });
  const link = page.getByRole('link', { name: 'Open in the staff app' });
  await expect(link).toHaveAttribute('href', '/brewery-panel/site/admin/beers');
  const [staffApp] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(staffApp).toHaveURL(new RegExp(`^${baseURL}/admin`));
  await staffApp.close();
  expect(takeErrors(consoleErrors, '401')).toEqual([]);
});

test('the images of a beer are put in order', async ({ page, consoleErrors }) => {
  await openPanel(page, `${list('api::beer.beer')}?_q=Ridge`);
  await page.getByRole('gridcell', { name: 'Ridge Runner' }).click();
  const order = page.getByRole('list', { name: 'Order of the images' });
  await expect(order.getByRole('listitem')).toHaveCount(2);
  const main = (await order.locator('img').first().getAttribute('src')) ?? '';
  await order.getByRole('button', { name: 'Move image 1 down' }).click();
  await expect(order.locator('img').last()).toHaveAttribute('src', main);
  expect(takeErrors(consoleErrors)).toEqual([]);
});

test('tap lists are shown, not changed, and lead to the staff app', async ({ page, consoleErrors }) => {
  await openPanel(page, list('api::pouring.pouring'));
  await page.getByRole('gridcell', { name: 'On tap' }).first().waitFor();
  await expect(page.getByRole('link', { name: 'Create new entry' })).toHaveCount(0);
  await page.getByRole('gridcell', { name: 'On tap' }).first().click();
  await page.getByText('Tap lists are changed in the staff app and in bar mode.').waitFor();
  await expect(page.locator('[name="drinkName"], [name="guestName"]').first()).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Open in the staff app' })).toHaveAttribute(
    'href',
    '/brewery-panel/site/admin/taps',
  );
  expect(takeErrors(consoleErrors)).toEqual([]);
});

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
