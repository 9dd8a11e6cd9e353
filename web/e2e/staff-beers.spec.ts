import type { Page } from '@playwright/test';
import { apiRequest, signIn } from './support/staff';
import { expect, expectAccessible, test } from './support/test';

/** Opens a copy of a beer with two photos. */
async function openCopy(page: Page) {
  await signIn(page);
  const { beers } = await apiRequest(page, 'GET', '/beers/admin?search=gold+rush+haze');
  const { beer } = await apiRequest(page, 'POST', `/beers/${beers[0]._id}/duplicate`);
  await page.goto(`/admin/beers/${beer._id}`);
  return beer;
}

test('a photo is rotated and cropped in its place; Undo brings the original back', async ({ page }) => {
  const beer = await openCopy(page);
  const fetchImages = async () => (await apiRequest(page, 'GET', `/beers/admin/${beer._id}`)).beer.images;
  const [original, other] = beer.images;
  const open = page.getByRole('button', { name: 'Crop and rotate photo 1' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Crop and rotate photo 1' });
  await dialog.getByRole('button', { name: 'Rotate right' }).click();
  await dialog.getByRole('button', { name: 'Right edge' }).press('Control+ArrowLeft');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Photo cropped')).toBeVisible();
  await expect(open).toBeFocused();
  const [cropped, second] = await fetchImages();
  expect([cropped.height, cropped.alt, second]).toEqual([original.width, original.alt, other]);
  expect(cropped.width).toBeLessThan(original.height);

  await page.getByRole('button', { name: 'Undo' }).click();
  const toSize = ({ width, height }: { width: number; height: number }) => [width, height];
  await expect.poll(async () => (await fetchImages()).map(toSize)).toEqual([original, other].map(toSize));
});

test('text areas are as tall as their texts, also for users who prefer reduced motion', async ({ page }) => {
  await openCopy(page);
  const field = page.getByRole('textbox', { name: 'Long description' });
  await field.fill('A long text. '.repeat(40));
  const height = async () => (await field.boundingBox())?.height;
  const expected = await height();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await field.fill('A long text. '.repeat(80));
  await field.fill('A long text. '.repeat(40));
  expect(await height()).toBe(expected);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the handle of a photo drags it without scrolling the page', async ({ page }) => {
    await openCopy(page);
    const photos = page.getByRole('list', { name: 'Photos' }).getByRole('img');
    await expect(photos).toHaveCount(2);
    const readSources = () => photos.evaluateAll((images: HTMLImageElement[]) => images.map(({ src }) => src));
    const sources = await readSources();
    const handle = page.getByRole('button', { name: 'Move photo 1', exact: true });
    await handle.scrollIntoViewIfNeeded();
    const from = await handle.boundingBox();
    const to = await photos.nth(1).boundingBox();
    if (!from || !to) throw new Error('The photos are not on the page');
    const scrollTop = await page.evaluate(() => window.scrollY);

    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    const steps = 8;
    await touch('touchStart', from.x + 12, from.y + 12);
    for (let step = 1; step <= steps; step += 1) {
      const share = step / steps;
      await touch('touchMove', from.x + 12 + (to.x + to.width / 2 - from.x) * share, from.y + 12 + 40 * share);
    }
    await touch('touchEnd');
    await expect.poll(readSources).toEqual(sources.toReversed());
    expect(await page.evaluate(() => window.scrollY)).toBe(scrollTop);
  });
});
