/**
 * The first use of `Intl`, also through methods such as `toLocaleString`, loads tables for 20 ms (80 ms on a phone) and
 * blocks hydration for that time.
 */
import type { Page } from '@playwright/test';

type RecordingWindow = Window & { intlUse: string[] };

/** Takes effect with the next navigation. */
export const recordIntlUse = (page: Page) =>
  page.addInitScript(() => {
    const uses: string[] = [];
    Object.assign(window, { intlUse: uses });

    const wrap = (owner: object, name: string, label: string) => {
      const original: unknown = Reflect.get(owner, name);
      if (typeof original !== 'function') return;
      const record = () => uses.push(`${label} ${new Error('used').stack ?? ''}`);
      const proxy = new Proxy(original, {
        apply: (target, self, args) => {
          record();
          return Reflect.apply(target, self, args);
        },
        construct: (target, args) => {
          record();
          return Reflect.construct(target, args) as object;
        },
      });
      Reflect.defineProperty(owner, name, { value: proxy, writable: true, configurable: true });
    };

    for (const name of Object.getOwnPropertyNames(Intl)) wrap(Intl, name, `Intl.${name}`);
    for (const { name, prototype } of [Date, Number, String, Array, BigInt]) {
      const localeMethods = Object.getOwnPropertyNames(prototype).filter((method) => /locale/i.test(method));
      for (const method of localeMethods) wrap(prototype as object, method, `${name}.${method}`);
    }
  });

/** Every use since the navigation, with its stack trace. */
export const getIntlUses = (page: Page) => page.evaluate(() => (window as unknown as RecordingWindow).intlUse);
