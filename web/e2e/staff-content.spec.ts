import path from 'node:path';
import type { Page } from '@playwright/test';
import { openSection, signIn } from './support/staff';
import { expect, test } from './support/test';

const photo = path.resolve(import.meta.dirname, '../../cms/src/seed/images/event-community.jpg');

// The journeys of this file change the same records.
test.describe.configure({ mode: 'serial' });

async function save(page: Page) {
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await saved;
  await expect(page.getByText('Content saved successfully!').last()).toBeVisible();
}

test('changed opening hours appear in the footer', async ({ page, context }) => {
  await signIn(page);
  await openSection(page, 'Hero images & logo');
  await page.getByRole('tab', { name: 'Auburn, CA' }).click();
  const closes = page.getByLabel('Monday closes', { exact: true });
  const display = page.getByLabel('Display text');
  const before = { closes: await closes.inputValue(), display: await display.inputValue() };
  await closes.fill('22:30');
  await expect(page.getByText('This doesn’t match the hours above.')).toBeVisible();
  await page.getByRole('button', { name: 'Use the line from the hours' }).click();
  await expect(display).toHaveValue('');
  const generated = '11:00 AM - 10:30 PM Mon, 11:00 AM - 8:00 PM Tue-Sun';
  await expect(page.getByText(generated)).toBeVisible();
  await save(page);

  const site = await context.newPage();
  await site.goto('/our-story');
  await expect(site.getByRole('contentinfo')).toContainText(generated);
  await closes.fill(before.closes);
  await display.fill(before.display);
  await save(page);
  await site.reload();
  await expect(site.getByRole('contentinfo')).toContainText(before.display);
});

test('an uploaded hero image that is moved to the front appears on the page', async ({ page, context }) => {
  await signIn(page);
  await openSection(page, 'Hero images & logo');
  await page.getByRole('tab', { name: 'Main Website' }).click();
  const section = page.getByRole('region', { name: 'Contact', exact: true });
  const images = section.getByRole('list', { name: 'Images of Contact' }).getByRole('listitem');
  await images.first().waitFor();
  const before = await images.count();
  await section.getByLabel('Add images to Contact').first().setInputFiles(photo);
  await expect(page.getByText('Images uploaded successfully!')).toBeVisible();
  await expect(images).toHaveCount(before + 1);
  await section.getByLabel(`Alt text of image ${before + 1} of Contact`).fill('Neighbors at the long table');
  for (let position = before + 1; position > 1; position -= 1) {
    await section.getByRole('button', { name: `Move image ${position} of Contact earlier` }).click();
  }
  await save(page);

  const site = await context.newPage();
  await site.goto('/contact');
  const hero = site.getByRole('img', { name: 'Neighbors at the long table' });
  await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await section.getByRole('button', { name: 'Delete image 1 of Contact' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Image deleted successfully!')).toBeVisible();
  await site.reload();
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(hero).toHaveCount(0);
});
