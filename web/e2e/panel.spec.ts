import type { Page } from '@playwright/test';
import { accounts, panelUrl } from './support/brewery';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1440, height: 1000 } });

async function openPanel(page: Page) {
  // Strapi greets newcomers with a tour that lies over everything.
  await page.addInitScript(() => localStorage.setItem('STRAPI_GUIDED_TOUR', JSON.stringify({ enabled: false })));
  await page.goto(panelUrl());
  await page.getByLabel(/^Email/).fill(accounts.panel.email);
  await page.getByLabel(/^Password/).fill(accounts.panel.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('heading', { name: /Hello/ }).waitFor();
}

/** Strapi's panel asks for features of other editions; their absence is not ours to mend. */
const isStrapis = (complaint: string) => complaint.includes('Failed to load resource') && complaint.includes('404');

test('Power users see what is coming up, and an edit in the panel shows on the site', async ({
  page,
  request,
  complaints,
  baseURL,
}) => {
  await openPanel(page);
  const events = await (await request.get('/api/events?limit=100')).json();
  const titles: string[] = events.events.map((event: { title: string }) => event.title);
  const upcoming = page.getByRole('listitem').getByRole('link').first();
  await expect(
    page.getByRole('heading', { name: 'Upcoming events' }).or(page.getByText('Upcoming events')).first(),
  ).toBeVisible();
  await expect(upcoming).toBeVisible();
  expect(titles.length).toBeGreaterThan(0);

  await page.goto(`${panelUrl()}/content-manager/collection-types/api::beer.beer`);
  await page.getByRole('gridcell', { name: 'Night Freight' }).click();
  const name = page.getByRole('textbox', { name: /^name/i });
  await expect(name).toHaveValue('Night Freight');
  await name.fill('Night Freight Special');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved document')).toBeVisible();

  await expect
    .poll(async () => (await request.get(`${baseURL}/beers/night-freight`)).text(), { timeout: 5000 })
    .toContain('Night Freight Special');

  const [site] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'View on site' }).click(),
  ]);
  await expect(site).toHaveURL(`${baseURL}/beers/night-freight`);
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Night Freight Special');
  const own = complaints.splice(0).filter((complaint) => !isStrapis(complaint));
  expect(own).toEqual([]);
});

test('The panel is not to be had at the public address', async ({ request }) => {
  for (const address of ['/admin', '/admin/init', '/admin/users/me']) {
    const staffApp = await request.get(address);
    expect(staffApp.headers()['content-type'], address).toContain('text/html');
    expect(await staffApp.text(), address).not.toMatch(/strapi/i);
  }
  for (const address of [
    '/content-manager/init',
    '/brewery-panel/site/beers/night-freight',
    '/upload/files',
    '/i18n/locales',
  ]) {
    expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(404);
  }
});
