import { accounts } from './support/brewery';
import { expect, test } from './support/test';

/** What a visitor brings along: a narrow screen, large letters, colours of their own, paper. */

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

test('A beer whose words do not fit a line stays on the page', async ({ page, request }) => {
  const { token } = await (await request.post('/api/auth/login', { data: accounts.staff })).json();
  const word = 'Donaudampfschifffahrtsgesellschaftskapitaen';
  const made = await request.post('/api/beers', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      ...{ name: `Long ${word}`, style: word, color: 'Impenetrablemahogany', isActive: true },
      ...{ description: word, longDescription: word, brewingNotes: word, servingTemperature: word },
      ...{ hops: word, malts: word, foodPairings: word, abv: 13.75, ibu: 85, originalGravity: '1.112' },
      awards: [{ name: word, year: 2024, category: word, description: 'Gold' }],
    },
  });
  expect(made.status()).toBe(201);
  const { beer } = await made.json();

  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/beers/${beer.slug}`);
    await expect(page.getByRole('heading', { name: 'Awards' })).toBeVisible();
    expect(await page.evaluate(overflow), `nothing is wider than ${width}`).toBeLessThanOrEqual(0);
  }
});

test('Letters twice as large do not make a narrow screen wide', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  await page.goto('/contact');
  await page.evaluate(() => (document.documentElement.style.fontSize = '250%'));
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
});

test('A visitor with a contrast theme sees what is chosen, where they are and what is a button', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const ground = (element: Element) => getComputedStyle(element).backgroundColor;

  await page.goto('/beers');
  await page.getByRole('button', { name: /^Filters for Limited/ }).click();
  const chosen = page.getByRole('button', { name: '7%+' });
  await chosen.click();
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  expect(await chosen.evaluate(ground)).not.toBe(await page.getByRole('button', { name: '0-4%' }).evaluate(ground));
  const here = page.getByRole('banner').getByRole('link', { name: 'Beers', exact: true });
  await expect(here).toHaveCSS('text-decoration-line', 'underline');

  await page.goto('/');
  const dot = (position: number) => page.getByRole('button', { name: new RegExp(`^Go to position ${position} of`) });
  const mark = (position: number) => dot(position).locator('span').evaluate(ground);
  expect(await mark(1), 'the current dot is not like the others').not.toBe(await mark(2));
  expect(await mark(2), 'a dot is not the colour of its ground').not.toBe(await dot(2).evaluate(ground));
  await expect(page.getByRole('button', { name: 'Subscribe' })).toHaveCSS('border-top-width', '2px');
});

test('On paper no photograph stands behind the words', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/');
  const taproom = page.locator('section', { has: page.getByRole('heading', { name: 'Choose your taproom' }) });
  await expect(taproom.getByRole('button', { name: 'Auburn' })).toBeVisible();
  await expect(taproom.locator('img')).toBeHidden();
});
