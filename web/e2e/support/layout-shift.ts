import type { Page } from '@playwright/test';

/** Missing in TypeScript's DOM library. */
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Cumulative layout shift during the load and while scrolling to the end of the page. */
export async function measureLayoutShift(page: Page): Promise<number> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      // Two frames: images start to load, sections are laid out.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForFunction(() => {
    // Browsers load no image that is hidden, or beside the window as the next ones of a carousel.
    const isShown = (image: HTMLImageElement) => {
      const { left, right } = image.getBoundingClientRect();
      return image.checkVisibility() && left < window.innerWidth && right > 0;
    };
    return [...document.images].every((image) => image.complete || !isShown(image));
  });
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
