/**
 * The first script of every page, and a small one: it lets the browser carry and paint what is seen, then fetches what
 * brings the page to life. Whoever touches the page earlier has it alive earlier, and a button that was pressed too early
 * is pressed again when somebody listens.
 */
import type { stateElementId } from './document';
import type { PageState } from './app';

/** A picture that takes longer than this holds nothing back. */
const longestWaitMs = 2000;
const touches = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

// Only the type is imported: this file brings nothing along.
const stateId: typeof stateElementId = 'state';
const pressed = new Set<HTMLButtonElement>();
addEventListener('click', rememberPress);
await Promise.race([painted(), touched(), after(longestWaitMs)]);
const { assets } = JSON.parse(document.getElementById(stateId)?.textContent ?? '') as PageState;
const modules = [...assets.modules, assets.entry];
// One after the other, so that the browser can answer a finger in between.
for (const module of modules) {
  preload(module);
  await after(0);
}
for (const module of modules) {
  await import(/* @vite-ignore */ module);
  await after(0);
}
removeEventListener('click', rememberPress);
for (const button of pressed) button.click();

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

/** Links and forms know what to do by themselves. */
function rememberPress({ target }: Event) {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button?.type === 'button') pressed.add(button);
}

function preload(href: string) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

function after(ms: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, ms));
}
