/** A journey fails when the browser complains, even if the person got where they wanted. */
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test';
import { siteUrl } from './brewery';

export { expect };

/** The browser logs the status of a page that is not found, and that there is no connection; that is its job. */
const isItsJob = (page: Page, message: ConsoleMessage) =>
  message.text().startsWith('Failed to load resource') &&
  (message.location().url === page.url() || message.text().includes('ERR_INTERNET_DISCONNECTED'));

function collectComplaints(page: Page, complaints: string[]) {
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || /hydrat|did not match/i.test(message.text());
    if (isComplaint && !isItsJob(page, message)) complaints.push(`${page.url()}: ${message.text()}`);
  });
}

export const test = base.extend<{ complaints: string[] }>({
  // Playwright reads the names of the fixtures from this parameter.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: ({}, provide) => provide(siteUrl()),
  complaints: [
    async ({ context }, provide) => {
      const complaints: string[] = [];
      context.on('page', (page) => collectComplaints(page, complaints));
      await provide(complaints);
      expect(complaints, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

/** WCAG 2.2 AA, as far as a program can tell. */
export async function expectAccessible(page: Page) {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found, `what axe found on ${page.url()}`).toEqual([]);
}
