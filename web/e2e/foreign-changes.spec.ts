/** Password managers, translators, blockers and other extensions change pages, before and after hydration. */
import type { Page } from '@playwright/test';
import { publicPages } from './support/public-pages';
import { delayHydration, expect, test, waitUntilHydrated } from './support/test';

/** The page of the contact form has a journey of its own, and its link is what the others follow. */
const pages = [...publicPages.filter((path) => path !== '/contact'), '/newsletter/unsubscribe', '/no-such-page'];

/** Runs in the page: changes it when its HTML has been parsed, when it has loaded, and a little later. */
function changePage() {
  const wrapTexts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.nodeValue?.trim() || text.parentElement?.closest('script, style, option, font')) continue;
      const font = document.createElement('font');
      text.parentNode?.replaceChild(font, text);
      font.append(text);
    }
  };
  const change = () => {
    document.documentElement.lang = 'de';
    document.body.prepend(document.createElement('aside'));
    document.body.append(document.createElement('com-manager'));
    const main = document.querySelector('main');
    main?.prepend(document.createElement('div'));
    main?.append(document.createElement('section'));
    main?.querySelectorAll('input, textarea, select').forEach((control) => {
      control.setAttribute('data-manager', 'true');
      control.after(document.createElement('com-manager-icon'));
    });
    main?.querySelectorAll('a, button').forEach((element) => element.setAttribute('class', 'changed'));
    main?.querySelectorAll('img').forEach((image) => image.remove());
    [...(main?.querySelectorAll('p') ?? [])].forEach((text, index) => index % 3 === 1 && text.remove());
    wrapTexts();
  };
  document.addEventListener('DOMContentLoaded', change);
  addEventListener('load', () => {
    change();
    setTimeout(() => {
      change();
      Object.assign(window, { isChanged: true });
    }, 250);
  });
}

async function openChanged(page: Page, path: string) {
  await page.addInitScript(changePage);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'isChanged' in window);
  await waitUntilHydrated(page);
}

/** React reports that it has rendered the page again; anything else is a fault. */
const ignoreRenderedAgain = (consoleErrors: string[]) =>
  consoleErrors.splice(0, Infinity, ...consoleErrors.filter((message) => !message.includes('React error #418')));

for (const path of pages) {
  test(`${path} stays readable, and its links work, when extensions change it`, async ({ page, consoleErrors }) => {
    await openChanged(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('head link[rel=canonical]')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Barlow/);
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page.getByRole('form').getByLabel(/^Name/)).toBeVisible();
    await expect(page).toHaveTitle(/Contact/);
    ignoreRenderedAgain(consoleErrors);
  });
}

test('a form that extensions have changed shows its errors and is sent, with what was entered early', async ({
  page,
  consoleErrors,
}) => {
  const hydrate = await delayHydration(page);
  await page.addInitScript(changePage);
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.waitForFunction(() => 'isChanged' in window);
  const form = page.getByRole('form');
  await form.getByLabel(/^Name/).fill('Early Bird');
  hydrate();
  await waitUntilHydrated(page);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText('Email is required')).toBeVisible();
  await expect(form.getByText('Name must be at least')).toBeHidden();
  await form.getByLabel(/^Email/).fill('early@journeys.example');
  await form.getByLabel(/^Subject/).selectOption({ index: 1 });
  await form.getByLabel(/^Message/).fill('Do you have a beer garden?');
  const response = page.waitForResponse('**/api/contact/submit');
  await form.getByRole('button', { name: 'Send Message' }).click();
  expect((await response).request().postDataJSON()).toMatchObject({ name: 'Early Bird' });
  await expect(form.getByText('Thank you for your message! We will get back to you soon.')).toBeVisible();
  ignoreRenderedAgain(consoleErrors);
});
