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
  await expectAccessible(page, { withoutFrames: true });
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText('Saved. Visitors see it now.')).toBeVisible();

  await page.goto(siteUrl());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fresh from the tank');
  await apiRequest(page, 'PUT', '/pages/home', { ...original, updatedAt: null });
});
