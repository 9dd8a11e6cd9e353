import path from 'node:path';
import { apiRequest, openSection, signIn } from './support/staff';
import { expect, test } from './support/test';

const photo = path.resolve(import.meta.dirname, '../../cms/src/seed/images/beer-lantern.jpg');

test('Skip to content changes neither the URL nor the history', async ({ page }) => {
  await signIn(page);
  await openSection(page, 'Beers');
  const url = page.url();
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(page.url()).toBe(url);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('a new beer with a photo appears on the site', async ({ page, context }) => {
  await signIn(page);
  await page.getByRole('navigation').getByRole('button', { name: 'Beers' }).click();
  await page.getByRole('button', { name: 'New Beer' }).first().click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Journey Lager');
  await page.getByRole('combobox', { name: 'Style' }).fill('Lager');
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: /^Description/ }).fill('Brewed on the way.');
  await page.getByRole('textbox', { name: /^ABV/ }).fill('4.9');
  await page.getByRole('textbox', { name: /^IBU/ }).fill('21');
  await page.getByRole('checkbox', { name: 'Year Round' }).check();
  await page.locator('input[type=file][aria-label="Add photos"]').setInputFiles(photo);
  await page.getByRole('button', { name: 'Create Beer' }).click();
  await expect(page.getByText('Beer created successfully!')).toBeVisible();

  const site = await context.newPage();
  await site.goto('/beers/journey-lager');
  await expect(site.getByRole('heading', { level: 1, name: 'Journey Lager' })).toBeVisible();
  const image = site.getByRole('main').locator('img').first();
  await expect(image).toHaveAttribute('src', /\/uploads\//);
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  await site.goto('/beers');
  await expect(site.getByRole('heading', { level: 3, name: 'Journey Lager' }).first()).toBeVisible();
});

test('a beer that is put on a new tap is in the public list; a kick is undone', async ({ page }) => {
  await signIn(page);
  await openSection(page, 'Tap List');
  await page.getByRole('tab', { name: 'Folsom' }).click();
  await page.getByRole('button', { name: 'Set Up Taps' }).click();
  await page.getByRole('textbox', { name: 'Number of taps' }).fill('2');
  await page.getByRole('button', { name: 'Add 2 Taps' }).click();
  await expect(page.getByText('2 taps added')).toBeVisible();
  const { tapList } = await apiRequest(page, 'GET', '/taps/admin/folsom');
  const { number } = tapList.taps.at(-1);
  await page.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: `Put a drink on Tap ${number}` }).click();
  const dialog = page.getByRole('dialog', { name: `Put a Drink on Tap ${number}` });
  await dialog.getByPlaceholder('Type the name of a drink').pressSequentially('low wa');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Put On' }).click();
  const listed = async () => {
    const { tapList: list } = await apiRequest(page, 'GET', '/taps/folsom');
    return list.on.find(({ tap }: { tap: { number: number } }) => tap.number === number)?.drink.name ?? null;
  };
  await expect.poll(listed).toBe('Low Water');

  const tap = page.getByRole('group', { name: `Tap ${number}` });
  await tap.getByRole('button', { name: 'Kick Low Water' }).click();
  await page.getByRole('dialog', { name: 'Kick Low Water' }).getByRole('button', { name: 'Take Off' }).click();
  await expect(page.getByText(`Low Water is off Tap ${number}`)).toBeVisible();
  await expect.poll(listed).toBe(null);
  await page.keyboard.press('Control+z');
  await expect.poll(listed).toBe('Low Water');

  // The button is disabled while it works.
  const confirm = page.getByRole('button', { name: 'All Still True' });
  await confirm.press('Enter');
  await expect(page.getByText('The list is confirmed')).toBeVisible();
  await expect(confirm).toBeFocused();
});
