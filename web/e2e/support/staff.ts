import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { StaffTapList } from '@domain/tap/schema';
import { accounts, siteUrl } from './env';

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
  const session = await signInByApi(page);
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

/** A page, or the fixtures of a journey: keeps the cookie of the session. */
type Client = Pick<Page, 'request'>;

/** Returns what the staff app stores. */
export async function signInByApi({ request }: Client) {
  const login = await request.post('/api/auth/login', { data: accounts.staff });
  expect(login.ok(), await login.text()).toBe(true);
  const { user } = await login.json();
  return { adminToken: login.headers()['session-id'] ?? '', adminUser: JSON.stringify(user) };
}

/** Prepares or checks data in the session of the signed-in user. */
export async function apiRequest({ request }: Client, method: 'GET' | 'POST' | 'PUT', path: string, data?: object) {
  const headers = { origin: new URL(siteUrl()).origin, 'Idempotency-Key': randomUUID() };
  const response = await request.fetch(`/api${path}`, { method, data, headers });
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
  return response.json();
}

const readTaps = async (client: Client, slug: string) =>
  ((await apiRequest(client, 'GET', `/taps/admin/${slug}`)).tapList as StaffTapList).taps;

export const readPours = async (client: Client, slug: string) =>
  (await readTaps(client, slug)).map(({ pouring }) => pouring?.drink.name ?? null);

/** What goes on a tap: a drink of another brewery. */
export const guest = (name: string) => ({ guest: { kind: 'beer', name } });

/**
 * A taproom of its own, which the site does not show, for a journey of bar mode: Helles on tap 1, Porter on tap 2, Pils on
 * deck. Returns its slug.
 */
export async function makeBar(client: Client): Promise<string> {
  const name = `Bar ${randomUUID().slice(0, 8)}`;
  const place = { name, city: 'Reno', state: 'NV', timeZone: 'America/Los_Angeles', isActive: false };
  const { slug } = (await apiRequest(client, 'POST', '/taprooms', place)).taproom;
  const path = `/taps/admin/${slug}`;
  await apiRequest(client, 'POST', `${path}/taps`, { number: 1, count: 2 });
  const [first, second] = await readTaps(client, slug);
  await apiRequest(client, 'POST', `${path}/taps/${first?._id}/swap`, { expected: null, next: guest('Helles') });
  await apiRequest(client, 'POST', `${path}/taps/${second?._id}/swap`, { expected: null, next: guest('Porter') });
  await apiRequest(client, 'POST', `${path}/on-deck`, guest('Pils'));
  return slug;
}
