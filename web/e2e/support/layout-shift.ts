import type { Page } from '@playwright/test';

/** What the browser's own figure for it is made of; TypeScript's library does not know it yet. */
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** How much the page moved by itself so far: while it loaded and while somebody read it to its end. */
export async function layoutShift(page: Page): Promise<number> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await page.waitForLoadState('networkidle');
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries() as LayoutShift[]) if (!shift.hadRecentInput) sum += shift.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 200);
      }),
  );
}
