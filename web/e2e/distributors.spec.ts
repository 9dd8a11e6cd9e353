import { openSection, signIn } from './support/staff';
import { expect, expectAccessible, test } from './support/test';

test('the keyboard reaches the pins of the map and selects one', async ({ page }) => {
  await page.goto('/distributors?near=95603');
  const map = page.getByRole('region', { name: 'Map of distributors' });
  const list = page.getByRole('group', { name: 'Distributors' });
  await expect(list.getByRole('button').first()).toContainText('mile');
  const pins = map.locator('.map-pin');
  await expect(pins.first()).toBeVisible();
  const labels = await pins.evaluateAll((all) => all.map((pin) => pin.getAttribute('aria-label') ?? ''));
  const listed = (await list.getByRole('button').allTextContents()).join('\n');
  // The list has the nearest only, and what is selected.
  const name = labels.find((label) => label && listed.includes(label)) ?? '';
  expect(name).not.toBe('');
  await map.getByRole('button', { name, exact: true }).press('Enter');
  await expect(list.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.leaflet-popup')).toContainText(name);
  await page.keyboard.press('Escape');
  await expect(page.locator('.leaflet-popup')).toHaveCount(0);
  await list.getByRole('button', { name }).press('Enter');
  await expect(page.locator('.leaflet-popup')).toContainText(name);
  await page.keyboard.press('Escape');
  await expect(page.locator('.leaflet-popup')).toHaveCount(0);
  await expect(list.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'false');
  // The Tab key reaches no pin outside the map.
  const frame = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const centers = await map.locator('[role="button"][tabindex="0"]').evaluateAll((all) =>
    all.map((pin) => {
      const { x, y, width, height } = pin.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
  expect(centers.length).toBeGreaterThan(0);
  expect(await map.locator('[role="button"][tabindex="-1"]').count()).toBeGreaterThan(0);
  const isOutside = ({ x, y }: { x: number; y: number }) =>
    x < frame.x || x > frame.x + frame.width || y < frame.y || y > frame.y + frame.height;
  expect(centers.filter(isOutside)).toEqual([]);
});

test('on a phone, a map pin selects its entry below the map', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/distributors');
  const map = page.getByRole('region', { name: 'Map of distributors' });
  await page.getByRole('button', { name: /^Show all/ }).click();
  await page.getByRole('group', { name: 'Distributors' }).getByRole('button').last().click();
  const popup = page.locator('.leaflet-popup');
  await expect(popup).toBeInViewport({ ratio: 1 });
  for (let step = 0; step < 4; step += 1) await page.getByRole('button', { name: 'Zoom out' }).click();
  const pin = map.locator('.map-pin:not(.is-selected)').first();
  const title = await pin.getAttribute('title');
  await pin.dispatchEvent('click');
  const entry = page.getByRole('group', { name: 'Distributors' }).getByRole('button', { name: title ?? '' });
  await expect(entry).toHaveAttribute('aria-pressed', 'true');
  await expect(entry).toBeInViewport();
});

test('a ZIP code sorts the list by distance; the link shows the same, and Back undoes it', async ({ page }) => {
  await page.goto('/distributors');
  const entry = page.getByRole('group', { name: 'Distributors' }).getByRole('button').first();
  await expect(page.locator('.leaflet-container')).toBeVisible();
  const unsorted = (await entry.textContent()) ?? '';
  await page.getByLabel('ZIP code or city').fill('89434');
  await page.keyboard.press('Enter');
  const status = page.getByText('nearest to 89434 (Sparks, NV) first');
  await expect(status).toBeVisible();
  await expect(entry).toContainText('miles');
  expect(new URL(page.url()).search).toBe('?near=89434');
  const sorted = (await entry.textContent()) ?? '';
  await page.reload();
  await expect(status).toBeVisible();
  await expect(entry).toHaveText(sorted);
  await page.goBack();
  await expect(entry).toHaveText(unsorted);
});

test('on a phone, a search brings its first result into view, one Tab away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/distributors');
  await expect(page.locator('.leaflet-container')).toBeAttached();
  await page.getByLabel('ZIP code or city').fill('95603');
  await page.keyboard.press('Enter');
  const first = page.getByRole('group', { name: 'Distributors' }).getByRole('button').first();
  await expect(first).toContainText('mile');
  await expect(first).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
});

test('Near me sorts by distance without sending the position anywhere', async ({ page, context }) => {
  await context.setGeolocation({ latitude: 39.5304, longitude: -119.8109 });
  await context.grantPermissions(['geolocation']);
  await page.goto('/distributors');
  await expect(page.locator('.leaflet-container')).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.getByRole('button', { name: 'Near me' }).click();
  await expect(page.getByText('nearest to you first')).toBeVisible();
  await expect(page.getByRole('button', { name: /Truckee Meadows Wholesale.*Under 1 mile/ })).toBeVisible();
  expect(requests.filter((request) => /39\.5|119\.8/.test(request))).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
});

test('a distributor added by its address is on the public page, and gone after a delete', async ({ page }) => {
  await signIn(page);
  await openSection(page, 'Distributors');
  await page.getByRole('button', { name: 'New Distributor' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Journey Bottle Shop');
  await page.getByRole('textbox', { name: /^Address/ }).fill('100 N Sierra St, Reno, NV 89501');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Found Reno, NV.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add Distributor' }).click();
  await expect(page.getByText('Journey Bottle Shop was added')).toBeVisible();

  await page.goto('/distributors?near=89501');
  const entry = page.getByRole('group', { name: 'Distributors' }).getByRole('button', { name: 'Journey Bottle Shop' });
  await expect(entry).toContainText('Under 1 mile');
  await page.goto('/admin');
  await openSection(page, 'Distributors');
  await page.getByRole('button', { name: 'Delete Journey Bottle Shop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Distributor deleted successfully')).toBeVisible();
  await page.goto('/distributors?near=89501');
  await expect(page.getByRole('group', { name: 'Distributors' }).getByRole('button').first()).toContainText('mile');
  await expect(entry).toHaveCount(0);
});
