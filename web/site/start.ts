/**
 * The first script of every page, and a small one: it lets the browser carry and paint what is seen, then fetches what
 * brings the page to life. Whoever touches the page earlier has it alive earlier.
 */
import type { stateElementId } from './document';
import type { PageState } from './app';

/** A picture that takes longer than this holds nothing back. */
const longestWaitMs = 2000;
const touches = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

// Only the type is imported: this file brings nothing along.
const stateId: typeof stateElementId = 'state';
const { assets } = JSON.parse(document.getElementById(stateId)?.textContent ?? '') as PageState;

await Promise.race([painted(), touched(), after(longestWaitMs)]);
await Promise.all([assets.entry, ...assets.modules].map((module) => import(/* @vite-ignore */ module)));

async function painted() {
  await largestPicture();
  await new Promise(requestAnimationFrame);
  await after(0);
}

/** The hero's photograph; loaded or failed, there is nothing more to wait for. */
function largestPicture() {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  return picture?.decode().catch(() => {});
}

function touched() {
  return new Promise<void>((resolve) => {
    for (const touch of touches) addEventListener(touch, () => resolve(), { once: true, passive: true });
  });
}

function after(ms: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, ms));
}
