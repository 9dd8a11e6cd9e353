import type { Page } from '@playwright/test';
import { accounts } from './brewery';

export async function signIn(page: Page) {
  await page.goto('/admin');
  await page.getByLabel('Email').fill(accounts.staff.email);
  await page.getByLabel(/^Password/).fill(accounts.staff.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
}
