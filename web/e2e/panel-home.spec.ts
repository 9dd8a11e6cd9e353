import { panelUrl } from './support/env';
import { isFromStrapi, openPanel } from './support/panel';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1440, height: 1000 } });

test('from the home page to a saved view of a list, and the forms of an event and a beer', async ({
  page,
  consoleErrors,
}) => {
  await openPanel(page);
  await expect(page.getByRole('list', { name: 'Opening hours of today' })).toContainText('Auburn');
  await expect(page.getByText('Entries', { exact: true })).toBeHidden();
  await expect(page.getByRole('table', { name: /^Sign-ups in the last 12 weeks/ })).toBeAttached();
  await page.getByRole('link', { name: 'Upcoming events' }).click();

  const views = page.getByRole('navigation', { name: 'Saved views' });
  await expect(views.getByRole('link', { name: 'Upcoming' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('gridcell', { name: 'Published' }).first()).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /P[SD]T$/ }).first()).toBeVisible();
  await views.getByRole('link', { name: 'Drafts' }).click();
  await expect(page.getByRole('gridcell', { name: 'Published' })).toHaveCount(0);
  await page.getByRole('gridcell', { name: 'Draft' }).first().click();
  await expect(page.getByText(/^Pacific Time \(/).first()).toBeVisible();

  await page.goto(`${panelUrl()}/content-manager/collection-types/api::beer.beer`);
  const table = page.getByRole('grid');
  await expect(table.locator('img').first()).toBeVisible();
  // Every column is visible without scrolling sideways.
  await expect(page.getByRole('gridcell', { name: 'Yes' }).last()).toBeInViewport({ ratio: 1 });
  await page.getByRole('gridcell', { name: 'Barrel Room No. 7' }).click();
  const order = page.getByRole('list', { name: 'Order of the images' });
  await expect(order.getByRole('listitem')).toHaveCount(2);
  const [first] = await order.getByRole('listitem').allInnerTexts();
  await order.getByRole('button', { name: 'Move image 1 down' }).click();
  await expect(order.getByRole('listitem').last()).not.toContainText('MAIN');
  expect((await order.getByRole('listitem').allInnerTexts()).at(-1)).not.toBe(first);
  await page.getByRole('textbox', { name: /^Color/ }).fill('SRM 12');
  await expect(page.getByText('SRM 12', { exact: true })).toBeVisible();
  expect(consoleErrors.splice(0).filter((message) => !isFromStrapi(message))).toEqual([]);
});
