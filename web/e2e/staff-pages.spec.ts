import { apiRequest, openSection, signIn } from './support/staff';
import { siteUrl } from './support/env';
import { expect, expectAccessible, test } from './support/test';

test.use({ viewport: { width: 1440, height: 1000 } });

type StaffPage = { page: { key: string; hero: { title: string }; updatedAt: string } };

test('staff change the headline of the home page beside its live preview, and visitors see it', async ({ page }) => {
  await signIn(page);
  const { page: original } = (await apiRequest(page, 'GET', '/pages/admin/home')) as StaffPage;

  await openSection(page, 'Pages');
  await page.getByRole('button', { name: 'Edit Home' }).click();
  const preview = page.frameLocator('iframe[title="Preview"]');
  const headline = preview.getByRole('heading', { level: 1 });
  await expect(headline).toHaveText(original.hero.title);

  // A click in the preview opens the field.
  await headline.click();
  const field = page.getByRole('textbox', { name: 'Headline' }).first();
  await expect(field).toBeFocused();
  await field.fill('Fresh from the tank');
  await expect(headline).toHaveText('Fresh from the tank');
  // The preview follows a field that is focused, and what is typed there.
  const newsletter = page.getByRole('region', { name: 'Newsletter' });
  await newsletter.getByRole('button', { name: 'Newsletter', exact: true }).click();
  const below = newsletter.getByRole('textbox', { name: 'Headline', exact: true });
  await below.focus();
  const subscribe = preview.getByRole('heading', { name: await below.inputValue() });
  await expect(subscribe).toBeInViewport();
  await field.fill('Fresh from our tank');
  await expect(headline).toBeInViewport();
  await expect(subscribe).not.toBeInViewport();
  await page.getByRole('button', { name: 'Remove Newsletter' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Add section' })).toBeFocused();
  await field.fill('Fresh from the tank');
  await expectAccessible(page, { withoutFrames: true });
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();

  await page.goto(siteUrl());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fresh from the tank');
  await apiRequest(page, 'PUT', '/pages/home', { ...original, updatedAt: null });
});

test('a new page previews before visitors can open it', async ({ page }) => {
  await signIn(page);
  await openSection(page, 'Pages');
  await page.getByRole('button', { name: 'New page' }).click();
  await page.getByRole('menuitem', { name: /^Jobs/ }).click();
  const preview = page.frameLocator('iframe[title="Preview"]');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Work with us');
});
