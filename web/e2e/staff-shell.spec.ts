import { apiRequest, openSection, signIn } from './support/staff';
import { expect, expectAccessible, test } from './support/test';

test('a beer is found, opened, edited and saved with the keyboard alone', async ({ page }) => {
  await signIn(page);
  const draft = { name: 'Journey Keyboard Kölsch', style: 'Kölsch', description: 'Crisp.', abv: 5, ibu: 22 };
  const { beer } = await apiRequest(page, 'POST', '/beers', draft);
  await page.keyboard.press('Control+k');
  const jump = page.getByRole('dialog', { name: 'Quick jump' });
  await jump.getByRole('combobox', { name: 'Jump to' }).pressSequentially('keyboard k');
  await expect(jump.getByRole('option', { name: /Journey Keyboard Kölsch/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  const name = page.getByRole('textbox', { name: /^Name/ });
  await expect(name).toHaveValue(draft.name);

  await name.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' / s?');
  await expect(name).toHaveValue('Journey Keyboard Kölsch / s?');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Beer updated successfully!')).toBeVisible();
  const { beer: saved } = await apiRequest(page, 'GET', `/beers/admin/${beer._id}`);
  expect(saved.name).toBe('Journey Keyboard Kölsch / s?');

  const search = page.getByRole('searchbox', { name: 'Search beers' });
  await search.waitFor();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await openSection(page, 'Dashboard');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
});
