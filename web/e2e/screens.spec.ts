/** A TV with a web process of its own, which the test stops. */
import type { Page } from '@playwright/test';
import type { StaffTapList } from '@domain/tap/schema';
import { apiRequest, guest, openSection, signIn } from './support/staff';
import { startWeb } from './support/start-program';
import { expect, test } from './support/test';

const boardName = 'Journey Board';

let web: Awaited<ReturnType<typeof startWeb>>;
test.beforeAll(async () => {
  web = await startWeb({});
});
test.afterAll(() => web.close());

const listPath = '/taps/admin/auburn';

async function readLastTap(page: Page) {
  const { tapList } = (await apiRequest(page, 'GET', listPath)) as { tapList: StaffTapList };
  const tap = tapList.taps.filter(({ pouring }) => pouring?.beer).at(-1);
  if (!tap?.pouring) throw new Error('The demo pours nothing in Auburn');
  return { ...tap, pouring: tap.pouring };
}

/** Puts something else on the tap, as bar mode does. */
async function swap(page: Page, tap: string, expected: string, next: object) {
  const data = { expected, reason: 'other', next };
  const { tapList } = (await apiRequest(page, 'POST', `${listPath}/taps/${tap}/swap`, data)) as {
    tapList: StaffTapList;
  };
  return tapList.taps.find(({ _id }) => _id === tap)?.pouring?._id ?? '';
}

const longName = 'Journey Guest One, the Long Anniversary Barrel-Aged Imperial Stout with Vanilla and Coffee';

const isWhole = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement) =>
  scrollWidth <= clientWidth && scrollHeight <= clientHeight + 1;

async function addBoard(page: Page) {
  await page.getByRole('button', { name: 'Add Board' }).click();
  const form = page.getByRole('form', { name: 'New board' });
  await form.getByLabel('Name').fill(boardName);
  await expect(form.getByRole('img', { name: /^Preview of the board/ })).toContainText('On tap Auburn');
  await form.getByRole('button', { name: 'Add Board' }).click();
  await expect(page.getByText(`${boardName} was added`)).toBeVisible();
}

async function pairScreen(page: Page, code: string) {
  await page.getByRole('button', { name: 'Pair a Screen' }).click();
  const form = page.getByRole('form', { name: 'Pair a screen' });
  await form.getByLabel('Code').fill(code);
  await form.getByLabel('Name').fill('Journey TV');
  await form.getByRole('combobox', { name: 'Board' }).click();
  await page.getByRole('option', { name: boardName }).click();
  await form.getByRole('button', { name: 'Pair Screen' }).click();
  await expect(form).toBeHidden();
}

test('a screen is paired by its code, shows changes, keeps the list without a server, and continues with it', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  // Its console errors are not collected: it loses its server.
  const tv = await (await browser.newContext({ viewport: { width: 1280, height: 720 } })).newPage();
  await tv.goto(`${web.url}/screen`);
  const code = await tv.getByText(/^\d{6}$/).textContent();

  await signIn(page);
  await openSection(page, 'Screens');
  await addBoard(page);
  await pairScreen(page, code ?? '');
  await expect(tv.getByRole('heading', { name: 'On tap Auburn' })).toBeVisible();
  const { _id: tap, pouring } = await readLastTap(page);
  await expect(tv.getByText(pouring.drink.name).first()).toBeAttached();
  const row = page.getByRole('list', { name: 'Screens' }).getByRole('listitem').filter({ hasText: 'Journey TV' });
  await expect(row).toContainText('1280 × 720', { timeout: 20_000 });

  const first = await swap(page, tap, pouring._id, guest(longName));
  await expect(tv.getByText(longName).first()).toBeAttached();
  expect(await tv.getByText(longName).first().evaluate(isWhole)).toBe(true);

  await tv.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await web.close();
  await expect(tv.getByText(/^As of \d+:\d\d [AP]M$/)).toBeVisible();
  await tv.reload();
  await expect(tv.getByText(/^As of/)).toBeVisible();
  await expect(tv.getByText(longName).first()).toBeAttached();

  const second = await swap(page, tap, first, guest('Journey Guest Two'));
  web = await startWeb({ PORT: String(web.port) });
  await expect(tv.getByText('Journey Guest Two').first()).toBeAttached({ timeout: 20_000 });
  await expect(tv.getByText(/^As of/)).toBeHidden();

  await page.getByRole('button', { name: 'Unpair Journey TV' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpair' }).click();
  // If the stream was refused while the server started, the screen connects again with its next poll.
  await expect(tv.getByText(/^\d{6}$/)).toBeVisible({ timeout: 30_000 });
  await swap(page, tap, second, { beer: pouring.beer });
  await page.getByRole('button', { name: `Delete ${boardName}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Board deleted successfully')).toBeVisible();
  await tv.context().close();
});
