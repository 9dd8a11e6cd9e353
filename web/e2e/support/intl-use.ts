/**
 * A browser's first use of `Intl`, by whatever name, reads tables for 20 ms, on a phone 80: in that time a page that comes
 * alive hears nobody.
 */
import type { Page } from '@playwright/test';

type Watched = Window & { intlUse: string[] };

/** From the next page on. */
export const watchIntl = (page: Page) =>
  page.addInitScript(() => {
    const used: string[] = [];
    Object.assign(window, { intlUse: used });

    const watch = (owner: object, name: string, label: string) => {
      const real: unknown = Reflect.get(owner, name);
      if (typeof real !== 'function') return;
      const note = () => used.push(`${label} ${new Error('used').stack ?? ''}`);
      const watched = new Proxy(real, {
        apply: (target, self, given) => (note(), Reflect.apply(target, self, given)),
        construct: (target, given) => (note(), Reflect.construct(target, given) as object),
      });
      Reflect.defineProperty(owner, name, { value: watched, writable: true, configurable: true });
    };

    for (const name of Object.getOwnPropertyNames(Intl)) watch(Intl, name, `Intl.${name}`);
    for (const { name, prototype } of [Date, Number, String, Array, BigInt]) {
      const localised = Object.getOwnPropertyNames(prototype).filter((method) => /locale/i.test(method));
      for (const method of localised) watch(prototype as object, method, `${name}.${method}`);
    }
  });

/** What was used since the page began, and from where. */
export const intlUse = (page: Page) => page.evaluate(() => (window as unknown as Watched).intlUse);
