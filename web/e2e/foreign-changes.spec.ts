/** Password managers, translators, blockers and other extensions change pages, before and after hydration. */
import { publicPages } from './support/public-pages';
import { expect, test, waitUntilHydrated } from './support/test';

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

for (const path of [...publicPages, '/newsletter/unsubscribe', '/no-such-page']) {
  test(`${path} stays readable, and its links work, when extensions change it`, async ({ page, consoleErrors }) => {
    await page.addInitScript(changePage);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => 'isChanged' in window);
    await waitUntilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('head link[rel=canonical]')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Barlow/);
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page.getByRole('form').getByLabel(/^Name/)).toBeVisible();
    await expect(page).toHaveTitle(/Contact/);
    // React reports that it has rendered the page again; anything else is a fault.
    expect(consoleErrors.splice(0).filter((message) => !message.includes('React error #418'))).toEqual([]);
  });
}
