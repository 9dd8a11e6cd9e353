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
  // Before hydration, a press of “Show all” waits, and it is still the last button of the list.
  await expect(map).toBeAttached();
  await page.getByRole('button', { name: /^Show all/ }).click();
  await page.getByRole('group', { name: 'Distributors' }).getByRole('button').last().click();
  const popup = page.locator('.leaflet-popup');
  await expect(popup).toBeInViewport({ ratio: 1 });
  for (let step = 0; step < 4; step += 1) await page.getByRole('button', { name: 'Zoom out' }).click();
  const pin = map.locator('.map-pin:not(.is-selected)').first();
  // In one step: after each zoom, the pins are other ones.
  const title = await pin.evaluate((element: HTMLElement) => {
    element.click();
    return element.title;
  });
  const entry = page.getByRole('group', { name: 'Distributors' }).getByRole('button', { name: title });
  await expect(entry).toHaveAttribute('aria-pressed', 'true');
  await expect(entry).toBeInViewport();
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

test('on the narrowest phones, the zoom buttons of the map cover no pin', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/distributors');
  await expect(page.locator('.map-cluster').first()).toBeVisible();
  await expectAccessible(page, { sameColors: true });
});
