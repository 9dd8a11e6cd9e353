import path from 'node:path';
import { openSection, signIn, signInByForm } from './support/staff';
import { expect, expectAccessible, test } from './support/test';

const photo = path.resolve(import.meta.dirname, '../../cms/src/seed/images/beer-lantern.jpg');

test('the dashboard shows real counts, and a reload keeps the session', async ({ page, request }) => {
  await page.goto('/admin');
  await expectAccessible(page);
  await signInByForm(page);
  const { pagination } = await (await request.get('/api/beers?limit=1')).json();
  const counts = page.getByRole('region', { name: 'Counts' });
  await expect(counts).toContainText('Available Beers');
  await expect(counts).not.toContainText('Sample');
  await expect(counts.getByText(String(pagination.total), { exact: true }).first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('navigation').getByRole('button', { name: 'Beers' }).click();
  await expect(page.getByRole('heading', { name: /Beers/, level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: /Beers/, level: 1 })).toBeVisible();
});

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
