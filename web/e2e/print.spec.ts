/** Pages on paper; tap lists on paper and on other sites. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import decodeQR from 'qr/decode.js';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { publicPages } from './support/public-pages';
import { expect, expectAccessible, test } from './support/test';

async function readCode(code: Locator) {
  const image = sharp(await code.screenshot()).ensureAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

/** The number of pages of a PDF that Chromium has written. */
const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** Texts whose lines cover those of another. */
const findCoveredTexts = (page: Page) =>
  page.evaluate(() => {
    const lines: { node: Node; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (
        !/\w/.test(node.nodeValue ?? '') ||
        !node.parentElement?.checkVisibility() ||
        node.parentElement.closest('.sr-only')
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) lines.push({ node, box });
    }
    // The boxes are higher than the letters in them.
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.abs(a.top + a.bottom - b.top - b.bottom) < (a.height + b.height) / 2;
    return lines.flatMap(({ node, box }, index) =>
      lines.slice(index + 1).some((other) => other.node !== node && overlap(box, other.box)) ? [node.nodeValue] : [],
    );
  });

const paperWidth = 695;

for (const path of publicPages) {
  test(`${path} prints its texts, without photos, forms and buttons`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: paperWidth, height: 900 });
    await page.goto(path);
    const onScreenOnly = page.locator('main').locator('img, video, form, input, [class*=rounded-card]:is(a, button)');
    await expect(onScreenOnly.filter({ visible: true })).toHaveCount(0);
    expect(await findCoveredTexts(page)).toEqual([]);
    if (path === '/contact') await expect(page.getByRole('table', { name: 'Opening hours' }).first()).toBeVisible();
    if (path === '/distributors') expect(countPages(await page.pdf({ format: 'Letter' }))).toBeLessThanOrEqual(3);
  });
}

for (const [size, width, height] of [
  ['letter', 816, 1056],
  ['half', 528, 816],
] as const) {
  test(`the ${size} menu fits on its paper, and its code leads to the live list`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 1440, height: 1000 });
    for (const sides of [1, 2]) {
      await page.goto(`/taps/auburn/print?size=${size}&sides=${sides}`);
      await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
      const sheets = page.locator('.sheet');
      expect((await page.locator('.line').allTextContents()).join()).toMatch(/^1\D.*,2\D.*,12\D/s);
      for (const sheet of await sheets.all()) {
        const box = await sheet.boundingBox();
        expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([width, height]);
        const overflow = await sheet.evaluate((element) => [
          element.scrollWidth - element.clientWidth,
          element.scrollHeight - element.clientHeight,
        ]);
        expect(overflow).toEqual([0, 0]);
      }
      for (const pours of await page.locator('.pours').all()) {
        const rows = await pours.evaluate(
          (row) => new Set([...row.children].map((each) => each.getBoundingClientRect().top)).size,
        );
        expect(rows).toBe(1);
      }
      expect(countPages(await page.pdf({ preferCSSPageSize: true }))).toBe(await sheets.count());
    }
    await expectAccessible(page);
    expect(await readCode(page.locator('.live svg'))).toBe(`${baseURL}/taps?taproom=auburn&src=menu`);
  });
}

test('each table has a tent whose code says where it stands', async ({ page, baseURL }) => {
  await page.goto('/taps/auburn/tents?tables=1-3');
  await page.getByLabel('Tables').fill('7, Bar');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page).toHaveURL(/tables=7/);
  await expectAccessible(page);
  const codes = page.locator('.face:not(.is-back) svg');
  expect(await Promise.all((await codes.all()).map(readCode))).toEqual([
    `${baseURL}/taps?taproom=auburn&src=table-7`,
    `${baseURL}/taps?taproom=auburn&src=table-bar`,
  ]);
  expect(countPages(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
});

/**
 * Opens a page of another site that shows the list in a frame. The site is on this machine: browsers don't let public ones
 * load anything from it.
 */
async function openOtherSite(page: Page, attributes: string, src: string) {
  const frame = `<iframe title="Taps" ${attributes} src="${src}"></iframe>`;
  const body = `<title>Guide</title><link rel="icon" href="data:,">${frame}`;
  const server = http.createServer((_request, response) => response.setHeader('Content-Type', 'text/html').end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  page.once('close', () => {
    server.close();
    server.closeAllConnections();
  });
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

test('an embedded list has the height of its content on another site', async ({ page, baseURL }) => {
  await openOtherSite(page, 'style="width:100%;height:100px;border:0"', `${baseURL}/embed/taps/auburn`);
  const list = page.frameLocator('iframe');
  await expect(list.getByRole('heading', { name: 'On tap at Auburn' })).toBeVisible();
  const contentHeight = () =>
    list.locator('html').evaluate((element) => Math.ceil(element.getBoundingClientRect().height));
  const frameHeight = () => page.locator('iframe').evaluate((frame) => frame.clientHeight);
  const expectSameHeight = () => expect.poll(async () => (await frameHeight()) - (await contentHeight())).toBe(0);
  // The frame has loaded before the script.
  await page.addScriptTag({ url: `${baseURL}/embed/taps.js` });
  await expectSameHeight();
  const wideHeight = await frameHeight();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(frameHeight).toBeGreaterThan(wideHeight);
  await expectSameHeight();
});

test('an embedded list works in a sandboxed frame, as WordPress makes it', async ({ page, baseURL, consoleErrors }) => {
  await page.clock.install();
  await openOtherSite(page, 'sandbox="allow-scripts"', `${baseURL}/embed/taps/auburn#?secret=wp1`);
  const list = page.frameLocator('iframe');
  const heading = list.getByRole('heading', { name: 'On tap at Auburn' });
  await expect(heading).toHaveCSS('text-transform', 'uppercase');
  const isFontLoaded = () => list.locator('html').evaluate(() => document.fonts.check('700 28px "Barlow Condensed"'));
  await expect.poll(isFontLoaded).toBe(true);

  const messages = await page.evaluateHandle(() => {
    const received: { message?: string; value?: unknown; secret?: string }[] = [];
    addEventListener('message', ({ data }) => received.push(data));
    return received;
  });
  const link = list.getByRole('link', { name: /the whole tap list/ });
  const href = await link.evaluate((element: HTMLAnchorElement) => element.href);
  await link.click();
  await expect(list.getByText(href, { exact: true })).toBeVisible();
  const expected = { message: 'link', value: href, secret: 'wp1' };
  await expect.poll(() => messages.jsonValue()).toContainEqual(expected);

  // The list is still refreshed after the click.
  const refreshed = page.waitForResponse('**/embed/taps/auburn');
  await page.clock.fastForward(61_000);
  expect((await refreshed).status()).toBe(200);
  await expect(list.getByText(href, { exact: true })).toBeHidden();
  // The browser logs that it opens no tab.
  expect(consoleErrors.splice(0).filter((message) => !/Blocked opening/.test(message))).toEqual([]);
});

for (const [sandbox, isOpened] of [
  ['allow-scripts allow-popups', false],
  ['allow-scripts allow-popups allow-same-origin', false],
  ['allow-scripts allow-popups allow-popups-to-escape-sandbox', true],
] as const) {
  test(`a link of a frame with ${sandbox} ${isOpened ? 'opens a tab' : 'shows its URL, since its tab could show no page'}`, async ({
    page,
    baseURL,
  }) => {
    await openOtherSite(page, `sandbox="${sandbox}"`, `${baseURL}/embed/taps/auburn`);
    const list = page.frameLocator('iframe');
    const link = list.getByRole('link', { name: /the whole tap list/ });
    const href = await link.evaluate((element: HTMLAnchorElement) => element.href);
    const opened = page.context().waitForEvent('page');
    await link.click();
    if (isOpened) await expect(await opened).toHaveTitle(/On Tap Now/);
    else await expect(list.getByText(href, { exact: true })).toBeVisible();
    expect(page.context().pages()).toHaveLength(isOpened ? 2 : 1);
  });
}
