import { apiRequest, signInByApi } from './support/staff';
import { expect, test } from './support/test';

/** Narrow screens, large text, forced colors and print. */

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

const longTexts = [
  'style',
  'description',
  'longDescription',
  'brewingNotes',
  'servingTemperature',
  'hops',
  'malts',
  'foodPairings',
];

test('words longer than a line fit the page of a beer and its card', async ({ page, request }) => {
  const word = 'Donaudampfschifffahrtsgesellschaftskapitaen';
  await signInByApi({ request });
  const { beer } = await apiRequest({ request }, 'POST', '/beers', {
    ...Object.fromEntries(longTexts.map((field) => [field, word])),
    name: `Long ${word}`,
    color: 'Impenetrablemahogany',
    isActive: true,
    abv: 13.75,
    ibu: 85,
    originalGravity: '1.112',
    awards: [{ name: word, year: 2024, category: word, description: 'Gold' }],
  });

  await page.goto(`/beers/${beer.slug}`);
  await expect(page.getByRole('heading', { name: 'Awards' })).toBeVisible();
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(overflow), `overflow at ${width} px`).toBeLessThanOrEqual(0);
  }

  await page.goto('/beers');
  const card = page.getByRole('article', { name: beer.name });
  expect(await card.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
});

test('the words in tiles of the store stay whole', async ({ page }) => {
  await page.goto('/store');
  for (const width of [320, 640, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    const linesOfLastWord = await page.getByRole('heading', { name: 'Glassware & Drinkware' }).evaluate((heading) => {
      const word = document.createRange();
      word.setStart(heading.firstChild ?? heading, 'Glassware & '.length);
      word.setEnd(heading.firstChild ?? heading, 'Glassware & Drinkware'.length);
      return word.getClientRects().length;
    });
    expect(linesOfLastWord, `lines at ${width} px`).toBe(1);
  }
});

test('at 320 px, no line breaks within the time of an event', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/events');
  const times = page.getByRole('article').getByText(/^(· )?[\d:]+ [AP]M – [\d:]+ [AP]M\s*$/);
  const heights = await times.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  expect(heights.length).toBeGreaterThan(3);
  expect(Math.max(...heights)).toBeLessThan(30);
});

for (const [path, width, textSize] of [
  ['/contact', 640, '250%'],
  ['/', 390, '200%'],
  ['/beers', 390, '200%'],
  ['/events', 390, '200%'],
] as const)
  test(`${path} does not overflow ${width} px at ${textSize} text size with forced colors`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), textSize);
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  });

test('forced colors show the pressed filter, the current page and button borders', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const backgroundColor = (element: Element) => getComputedStyle(element).backgroundColor;

  await page.goto('/beers');
  await page.getByRole('button', { name: /^Filters for Limited/ }).click();
  const filter = page.getByRole('button', { name: '7%+' });
  await filter.click();
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  expect(await filter.evaluate(backgroundColor)).not.toBe(
    await page.getByRole('main').getByRole('button', { pressed: false }).first().evaluate(backgroundColor),
  );
  const currentLink = page.getByRole('banner').getByRole('link', { name: 'Beers', exact: true });
  await expect(currentLink).toHaveCSS('text-decoration-line', 'underline');

  await page.goto('/');
  const dot = (position: number) => page.getByRole('button', { name: new RegExp(`^Go to position ${position} of`) });
  const dotColor = (position: number) => dot(position).locator('span').evaluate(backgroundColor);
  expect(await dotColor(1), 'the current dot differs from the others').not.toBe(await dotColor(2));
  expect(await dotColor(2), 'a dot differs from its background').not.toBe(await dot(2).evaluate(backgroundColor));
  await expect(page.getByRole('button', { name: 'Subscribe' })).toHaveCSS('border-top-width', '2px');
});
