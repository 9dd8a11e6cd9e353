import type { Locator, Page } from '@playwright/test';
import { panelUrl } from './support/env';
import { openPanel, takeErrors } from './support/panel';
import { expect, test } from './support/test';

/** Or an element inside of it. */
const isFocused = (target: Locator) => target.evaluate((element) => element.contains(document.activeElement));

async function pressUntilFocused(page: Page, key: string, target: Locator) {
  for (let presses = 0; presses < 30 && !(await isFocused(target)); presses++) await page.keyboard.press(key);
  expect(await isFocused(target)).toBe(true);
}

test.use({ viewport: { width: 1440, height: 1000 } });

test('from the home page to a saved view of a list, and the forms of an event and a beer', async ({
  page,
  consoleErrors,
}) => {
  await openPanel(page);
  await expect(page.getByRole('list', { name: 'Today’s opening hours' })).toContainText('Auburn');
  await expect(page.getByText('Entries', { exact: true })).toBeHidden();
  await expect(page.getByRole('table', { name: /^Sign-ups in the last 12 weeks/ })).toBeAttached();
  await page.getByRole('link', { name: 'Upcoming events' }).click();

  const views = page.getByRole('navigation', { name: 'Saved views' });
  // The content manager loads its code first, which can take longer than an assertion waits.
  await views.waitFor();
  await expect(views.getByRole('link', { name: 'Upcoming' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('gridcell', { name: 'Published' }).first()).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /P[SD]T$/ }).first()).toBeVisible();
  await views.getByRole('link', { name: 'Drafts' }).click();
  await expect(page.getByRole('gridcell', { name: 'Published' })).toHaveCount(0);
  await page.getByRole('gridcell', { name: 'Draft' }).first().click();
  await page
    .getByText(/^\d+:\d\d [AP]M · Pacific Time \(/)
    .first()
    .waitFor();

  // Other journeys have added a beer with a very long name, for which the list scrolls.
  await page.goto(`${panelUrl()}/content-manager/collection-types/api::beer.beer?_q=Barrel`);
  await expect(page.getByRole('grid').locator('img').first()).toBeVisible();
  // The last column is visible without scrolling sideways.
  await expect(page.getByRole('gridcell', { name: 'Featured' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'View Settings' }).focus();
  await pressUntilFocused(page, 'Tab', page.locator('tbody'));
  await pressUntilFocused(page, 'ArrowDown', page.getByRole('link', { name: 'Barrel Room No. 7' }));
  await page.keyboard.press('Enter');
  const order = page.getByRole('list', { name: 'Order of the images' });
  await expect(order.getByRole('listitem')).toHaveCount(2);
  const main = (await order.locator('img').first().getAttribute('src')) ?? '';
  await order.getByRole('button', { name: 'Move image 1 down' }).click();
  await expect(order.locator('img').last()).toHaveAttribute('src', main);
  await page.getByRole('textbox', { name: /^Color/ }).fill('Copper');
  await expect(page.getByText('SRM 12', { exact: true })).toBeVisible();
  expect(takeErrors(consoleErrors)).toEqual([]);
});
