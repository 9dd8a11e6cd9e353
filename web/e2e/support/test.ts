/** Extends Playwright's test: a journey fails if the browser logs an error. */
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test';
import { siteUrl } from './env';

export { expect };

/** The panel requests the translations of Strapi's paid editions, and again after each save. */
const isPaidFeature = (url: string) => url.includes('/i18n/ai-localization-jobs/');

/** The browser also logs the status of a missing page, and a lost connection. */
const isExpectedError = (page: Page, message: ConsoleMessage) =>
  message.text().startsWith('Failed to load resource') &&
  (message.location().url === page.url() ||
    isPaidFeature(message.location().url) ||
    message.text().includes('ERR_INTERNET_DISCONNECTED'));

function collectConsoleErrors(page: Page, consoleErrors: string[]) {
  page.on('pageerror', (error) => consoleErrors.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    const isError = message.type() === 'error' || /hydrat|did not match/i.test(message.text());
    // The text of a failed request does not name its URL; the location does.
    const parts = [page.url(), message.text(), message.location().url];
    if (isError && !isExpectedError(page, message)) consoleErrors.push(parts.filter(Boolean).join(': '));
  });
}

export const test = base.extend<{ consoleErrors: string[] }>({
  // Playwright reads the names of the fixtures from this parameter.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: ({}, provide) => provide(siteUrl()),
  consoleErrors: [
    async ({ context }, provide) => {
      const consoleErrors: string[] = [];
      context.on('page', (page) => collectConsoleErrors(page, consoleErrors));
      await provide(consoleErrors);
      expect(consoleErrors, 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Once it is hydrated, or rendered again, the router restores the scroll position instead of the browser. */
export const waitUntilHydrated = (page: Page) => page.waitForFunction(() => history.scrollRestoration === 'manual');

/** Delays hydration until the returned function is called. */
export async function delayHydration(page: Page) {
  let hydrate = () => {};
  const released = new Promise<void>((resolve) => (hydrate = resolve));
  await page.route(/\/assets\/entry-client.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return () => hydrate();
}

/** Colors have no defined contrast during a transition, as of a button that the pointer has just left. */
const endTransitions = (page: Page) =>
  page.evaluate(() => {
    // Longer ones, such as a countdown, go on.
    const short = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= 1000);
    for (const animation of short) animation.finish();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });

const allowTransitions = (page: Page) => page.evaluate(() => void document.adoptedStyleSheets.pop());

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type AccessibilityOptions = {
  /** Whether the same colors are checked at another size: contrast takes two thirds of axe's time. */
  sameColors?: boolean;
  /** A page of the site in a frame has the same landmarks as the page around it, and is checked by itself. */
  withoutFrames?: boolean;
};

/** WCAG 2.2 AA, as far as axe can check it. */
export async function expectAccessible(
  page: Page,
  { sameColors = false, withoutFrames = false }: AccessibilityOptions = {},
) {
  await endTransitions(page);
  // Most of axe's time goes into its report of rules that pass, and into a second page for frames of other sites.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], iframes: !withoutFrames })
    .setLegacyMode();
  if (sameColors) axe.disableRules('color-contrast');
  const { violations } = await axe.withTags(tags).analyze();
  await allowTransitions(page);
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found, `axe violations on ${page.url()}`).toEqual([]);
}
