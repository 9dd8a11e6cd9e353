import { expect, type Page } from '@playwright/test';
import { signInByApi } from './bar';
import { accounts } from './env';

type Section =
  | 'Dashboard'
  | 'Beers'
  | 'Events'
  | 'Newsletter'
  | 'Inbox'
  | 'Hero images & logo'
  | 'Taprooms'
  | 'Tap List'
  | 'Screens'
  | 'Pages'
  | 'Distributors'
  | 'Brewery'
  | 'Settings';

export async function signInByForm(page: Page, { email, password } = accounts.staff) {
  await page.goto('/admin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
}

/** Opens the staff app in a new session, which is stored as by its form. */
export async function signIn(page: Page) {
  const { session } = await signInByApi(page.request);
  await page.addInitScript((stored) => {
    // Once: a later page of the journey may have signed out. Frames share the storage of their page.
    if (window !== window.top || sessionStorage.getItem('journey')) return;
    sessionStorage.setItem('journey', 'signed in');
    Object.assign(localStorage, stored);
  }, session);
  await page.goto('/admin');
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
}

/** Uses the sidebar, or on a phone the menu. */
export async function openSection(page: Page, section: Section) {
  const menuButton = page.getByRole('button', { name: 'Open menu' });
  if (await menuButton.isVisible()) await menuButton.click();
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('button', { name: new RegExp(`^${section}`) })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: section, exact: true })).toBeVisible();
}

/**
 * Calls the API with the session of the signed-in user, to prepare or check data: `page.request` sends the cookies of the
 * page.
 */
export async function apiRequest(page: Page, method: 'GET' | 'POST' | 'PUT', path: string, data?: object) {
  const headers = { origin: new URL(page.url()).origin, 'Idempotency-Key': crypto.randomUUID() };
  const response = await page.request.fetch(`/api${path}`, { method, data, headers });
  expect(response.ok(), `${method} ${path}`).toBe(true);
  return response.json();
}
