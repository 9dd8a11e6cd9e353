/** Every screen and dialog of the staff app at all widths: accessible and without horizontal overflow. */
import type { Page } from '@playwright/test';
import { apiRequest, openSection, signIn } from './support/staff';
import { expect, expectAccessible, test } from './support/test';

/** Minimum width by WCAG 1.4.10 (Reflow), a phone, a desktop. */
const widths = [320, 390, 1440];

/** Screens that have other elements on a phone than on a desktop. */
const onBoth = { accessibleAt: [390, 1440] };

/** Checks all widths; restores the window's width afterwards. */
async function expectFits(page: Page, { height = 900, accessibleAt = [1440] } = {}) {
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    // Charts resize one frame later.
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow, `horizontal overflow at ${width} px`).toBeLessThanOrEqual(0);
    if (accessibleAt.includes(width)) await expectAccessible(page, { sameColors: width === 390 });
  }
}

const firstButton = (page: Page, name: RegExp) => page.getByRole('button', { name }).first();

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

test('dashboard, quick jump, shortcuts and analytics', async ({ page }) => {
  await signIn(page);
  await page.getByRole('region', { name: 'Recent Inquiries' }).getByRole('listitem').first().waitFor();
  await expectFits(page, onBoth);
  await page.keyboard.press('Control+k');
  const jump = page.getByRole('dialog', { name: 'Quick jump' });
  await jump.getByRole('combobox', { name: 'Jump to' }).pressSequentially('ridge r');
  await expect(jump.getByRole('option', { name: /Ridge Runner/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(jump).toBeHidden();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.getByRole('button', { name: 'Analytics' }).click();
  await expect(page.getByRole('img', { name: /^Catalog by Style/ })).toBeVisible();
  await expectFits(page);
  const styles = page.getByRole('region', { name: 'Catalog by Style', exact: true });
  await styles.getByRole('button', { name: 'Show as table' }).click();
  await expect(styles.getByRole('table')).toBeVisible();
  await expectFits(page, { accessibleAt: [] });
});

test('beers, the import, and the form with errors', async ({ page }) => {
  await signIn(page);
  await openSection(page, 'Beers');
  await expect(page.getByRole('table', { name: 'Beers' })).toBeVisible();
  await expectFits(page, onBoth);
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await page.getByRole('heading', { name: 'Import Beers' }).waitFor();
  await expectFits(page);
  const rows = 'Name,ABV\nJourney Pils,4.8\nJourney Riddle,strong';
  const file = { name: 'beers.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) };
  await page.getByLabel('CSV file').setInputFiles(file);
  await expect(page.getByText('1 to add, 0 to skip, 1 with errors.')).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: 'Back to beers' }).click();
  await page.getByRole('button', { name: 'New Beer' }).first().click();
  await page.getByRole('button', { name: 'Add Award' }).click();
  await page.getByRole('button', { name: 'Create Beer' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectFits(page, onBoth);
});

test('events and the event dialog', async ({ page }) => {
  await signIn(page);
  await openSection(page, 'Events');
  await page.getByRole('article').first().waitFor();
  await expectFits(page, onBoth);
  await firstButton(page, /^Edit /).click();
  await page.getByRole('dialog', { name: 'Edit Event' }).waitFor();
  await expectFits(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await firstButton(page, /^More actions for /).click();
  await page.getByRole('menuitem', { name: 'Repeat…' }).click();
  await page.getByRole('dialog', { name: 'Repeat Event' }).waitFor();
  await expectFits(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.locator('label', { hasText: 'Calendar' }).click();
  await page.getByRole('grid').waitFor();
  await expectFits(page, onBoth);
});

test('the tap list, its setup and a press, and the form of a distributor', async ({ page }) => {
  await signIn(page);
  await openSection(page, 'Tap List');
  await page.getByRole('tab', { name: 'Auburn' }).click();
  await page.getByRole('button', { name: 'Set Up Taps' }).click();
  await page.getByRole('button', { name: 'Done' }).waitFor();
  await expectFits(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expectFits(page, onBoth);
  await firstButton(page, /^Swap /).click();
  const dialog = page.getByRole('dialog');
  const drink = dialog.getByRole('combobox', { name: 'What comes next' });
  // The drinks are loaded.
  await expect(drink).toHaveAttribute('placeholder', 'Type the name of a drink');
  await drink.pressSequentially('low wa');
  await page.keyboard.press('Enter');
  await dialog.getByRole('group', { name: 'Pours', exact: true }).waitFor();
  await expect(page.getByRole('listbox')).toBeHidden();
  await expectFits(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await openSection(page, 'Distributors');
  await page.getByRole('button', { name: 'New Distributor' }).click();
  await page.getByRole('textbox', { name: /^Address/ }).waitFor();
  await expectFits(page);
});

test('newsletter, inbox and an inquiry', async ({ page }) => {
  await signIn(page);
  await openSection(page, 'Newsletter');
  await expect(page.getByRole('table', { name: 'Subscribers' })).toBeVisible();
  await expectFits(page, onBoth);
  await openSection(page, 'Inbox');
  await firstButton(page, /^Open inquiry/).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Reply by email' }).waitFor();
  await expectFits(page, onBoth);
});

test('content, each location', async ({ page }) => {
  // axe checks four long screens.
  test.slow();
  await signIn(page);
  await openSection(page, 'Hero images & logo');
  await page.getByRole('tab', { name: 'Main Website' }).click();
  await page.getByRole('region', { name: 'Website Logo' }).waitFor();
  // Tall enough that the bar with Save Changes, which sticks to the bottom, covers no part of a button.
  const height = 14_000;
  await expectFits(page, { height });
  await page.getByRole('tab', { name: 'Auburn, CA' }).click();
  await page.getByRole('region', { name: 'Search Results' }).waitFor();
  await expectFits(page, { height, ...onBoth });
  await page.getByRole('tab', { name: 'Folsom, CA' }).click();
  await expect(page.getByRole('tab', { name: 'Folsom, CA (Coming Soon)' })).toBeVisible();
  await page.getByRole('region', { name: 'Search Results' }).waitFor();
  await expectFits(page, { height, accessibleAt: [] });
  await page.getByRole('button', { name: 'Manage Taprooms' }).click();
  await page.getByRole('list', { name: 'Taprooms' }).waitFor();
  await expectFits(page, { height });
});

test('settings, the user dialog, its leave prompt and the dialog of an ended session', async ({
  page,
  consoleErrors,
}) => {
  await signIn(page);
  await openSection(page, 'Settings');
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  await expectFits(page, onBoth);
  const edit = firstButton(page, /^Edit /);
  await edit.click();
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  await dialog.getByLabel('First name').fill('Changed');
  await expectFits(page);
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor();
  await expectFits(page);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(edit).toBeFocused();
  await page.getByRole('tab', { name: 'My Profile' }).click();
  await page.getByRole('button', { name: 'Save Profile' }).waitFor();
  await expectFits(page, onBoth);
  await apiRequest(page, 'POST', '/auth/logout', {});
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByRole('dialog', { name: 'Please sign in again' }).getByLabel(/^Password/)).toBeFocused();
  await expectFits(page);
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('401')]);
});
