import { apiRequest, openSection, signIn } from './support/staff';
import { expect, expectAccessible, test } from './support/test';

test('a CSV import shows a preview and then its result', async ({ page, request }) => {
  await signIn(page);
  await apiRequest(page, request, 'POST', '/beers', { name: 'Journey Porter' });
  await openSection(page, 'Beers');
  await page.getByRole('button', { name: 'Import CSV' }).click();

  const choose = page.getByLabel('CSV file');
  await choose.setInputFiles({ name: 'beers.txt', mimeType: 'text/plain', buffer: Buffer.from('Name') });
  await expect(page.getByRole('alert')).toHaveText('Please select a CSV file.');

  const rows = [
    'Name,Style,ABV,Sizes',
    'Journey Pils,Pilsner,4.8,16oz;64oz',
    'journey porter,Porter,5,16oz',
    'Journey Riddle,IPA,strong,16oz',
  ];
  await choose.setInputFiles({ name: 'beers.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) });
  await expect(page.getByText('1 to add, 1 to skip, 1 with errors.')).toBeVisible();
  const preview = page.getByRole('table', { name: 'Preview' });
  await expect(preview.getByRole('row', { name: /2 Journey Pils New Pilsner/ })).toBeVisible();
  await expect(preview.getByRole('row', { name: /3 journey porter Skipped/ })).toBeVisible();
  await expect(preview.getByRole('row', { name: /4 Journey Riddle Error/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Import 1 beer' }).click();
  await expect(page.getByText('1 imported, 1 skipped because the name already exists, 1 failed.')).toBeVisible();
  const notImported = page.getByRole('table', { name: 'Rows that were not imported' });
  await expect(notImported.getByRole('row', { name: /3 journey porter Skipped Already exists/ })).toBeVisible();
  await expect(notImported.getByRole('row', { name: /4 Journey Riddle Failed/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Show beers' }).click();
  await page.getByRole('searchbox', { name: 'Search beers' }).fill('journey pils');
  await expect(page.getByRole('table', { name: 'Beers' }).getByRole('row', { name: /Journey Pils/ })).toBeVisible();
  await page.goto('/beers/journey-pils');
  await expect(page.getByRole('heading', { level: 1, name: 'Journey Pils' })).toBeVisible();
});

test('an edit conflict shows the field that both have changed and merges the others', async ({
  page,
  request,
  consoleErrors,
}) => {
  await signIn(page);
  const draft = { name: 'Journey Stout', style: 'Stout', description: 'Dark.', abv: 6, ibu: 30 };
  const { beer } = await apiRequest(page, request, 'POST', '/beers', draft);
  await openSection(page, 'Beers');
  await page.getByRole('searchbox', { name: 'Search beers' }).fill('journey stout');
  await page.getByRole('button', { name: 'Edit Journey Stout' }).first().click();
  await expect(page.getByRole('textbox', { name: /^Description/ })).toHaveValue('Dark.');
  await apiRequest(page, request, 'PUT', `/beers/${beer._id}`, {
    name: 'Journey Milk Stout',
    description: 'Dark, with oats.',
  });

  await page.getByRole('textbox', { name: /^Name/ }).fill('Journey Oatmeal Stout');
  await page.getByRole('button', { name: 'Update Beer' }).click();
  const conflict = page.getByRole('dialog', { name: 'Somebody else changed this beer' });
  await expect(conflict.getByText('Journey Milk Stout')).toBeVisible();
  await expectAccessible(page);
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')]);
  await conflict.getByRole('button', { name: 'Save this version' }).click();
  await expect(page.getByText('Beer updated successfully!')).toBeVisible();

  const { beers } = await apiRequest(page, request, 'GET', '/beers/admin?search=journey+oatmeal');
  expect(beers).toMatchObject([{ name: 'Journey Oatmeal Stout', description: 'Dark, with oats.' }]);
});

test('selecting a photo description with the mouse does not reorder the photos', async ({ page }) => {
  await signIn(page);
  await openSection(page, 'Beers');
  await page.getByRole('button', { name: 'Edit Gold Rush Haze' }).first().click();
  const description = page.getByLabel('Description of photo 1');
  const text = await description.inputValue();
  await description.scrollIntoViewIfNeeded();
  await description.hover({ position: { x: 10, y: 12 } });
  await page.mouse.down();
  await description.hover({ position: { x: 90, y: 12 } });
  await page.mouse.up();
  const selection = await description.evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart, field.selectionEnd),
  );
  expect(selection.length).toBeGreaterThan(3);
  await expect(description).toHaveValue(text);
});
