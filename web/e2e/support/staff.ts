import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { accounts } from './brewery';

type Section = 'Dashboard' | 'Beers' | 'Events' | 'Newsletter' | 'Inbox' | 'Content' | 'Settings';

export async function signIn(page: Page) {
  await page.goto('/admin');
  await page.getByLabel('Email').fill(accounts.staff.email);
  await page.getByLabel(/^Password/).fill(accounts.staff.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
}

/** Through the sidebar, or the menu that takes its place on a phone. */
export async function openSection(page: Page, section: Section) {
  const burger = page.getByRole('button', { name: 'Open menu' });
  if (await burger.isVisible()) await burger.click();
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('button', { name: new RegExp(`^${section}`) })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: section, exact: true })).toBeVisible();
}

/** Sets the scene as the person who is signed in, past the screens that are not what a journey is about. */
export async function callAs(
  page: Page,
  request: APIRequestContext,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  data?: object,
) {
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  const answer = await request.fetch(`/api${path}`, { method, data, headers: { authorization: `Bearer ${token}` } });
  expect(answer.ok(), `${method} ${path}`).toBe(true);
  return answer.json();
}
