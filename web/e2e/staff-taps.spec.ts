import { apiRequest, openSection, signIn } from './support/staff';
import { expect, expectAccessible, test } from './support/test';

test('a beer that is put on a new tap is in the public list; a kick is undone', async ({ page }) => {
  await signIn(page);
  await openSection(page, 'Tap List');
  await page.getByRole('tab', { name: 'Folsom' }).click();
  await page.getByRole('button', { name: 'Set Up Taps' }).click();
  await page.getByRole('textbox', { name: 'Number of taps' }).fill('2');
  await page.getByRole('button', { name: 'Add 2 Taps' }).click();
  await expect(page.getByText('2 taps added')).toBeVisible();
  await expectAccessible(page);
  const { tapList } = await apiRequest(page, 'GET', '/taps/admin/folsom');
  const { number } = tapList.taps.at(-1);
  await page.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: `Put a drink on Tap ${number}` }).click();
  const dialog = page.getByRole('dialog', { name: `Put a Drink on Tap ${number}` });
  const drink = dialog.getByRole('combobox', { name: 'Drink' });
  // The drinks are loaded.
  await expect(drink).toHaveAttribute('placeholder', 'Type the name of a drink');
  await drink.pressSequentially('low wa');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('group', { name: 'Pours', exact: true })).toBeVisible();
  // The list of drinks fades out.
  await expect(page.getByRole('listbox')).toBeHidden();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Put On' }).click();
  await expect(page.getByText(`Low Water is on Tap ${number}`)).toBeVisible();
  const listed = async () => {
    const { tapList: list } = await apiRequest(page, 'GET', '/taps/folsom');
    return list.on.find(({ tap }: { tap: { number: number } }) => tap.number === number)?.drink.name ?? null;
  };
  await expect.poll(listed, { timeout: 10_000 }).toBe('Low Water');
  await expectAccessible(page);

  const tap = page.getByRole('group', { name: `Tap ${number}` });
  await tap.getByRole('button', { name: 'Kick Low Water' }).click();
  await page.getByRole('dialog', { name: 'Kick Low Water' }).getByRole('button', { name: 'Take Off' }).click();
  await expect(page.getByText(`Low Water is off Tap ${number}`)).toBeVisible();
  await expect.poll(listed).toBe(null);
  await page.keyboard.press('Control+z');
  await expect.poll(listed).toBe('Low Water');

  // The button is disabled while it works.
  const confirm = page.getByRole('button', { name: 'All Still True' });
  await confirm.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The list is confirmed')).toBeVisible();
  await expect(confirm).toBeFocused();
});
