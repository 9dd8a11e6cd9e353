/**
 * The small first script of every page. Imports the others after the first paint or at the first interaction, and replays
 * clicks on buttons from before hydration.
 */
import { createDefaultPolicy } from '../../ui/trusted-types';
import type { hydrationStartEvent, stateElementId } from './document';
import { tolerateForeignChanges } from './foreign-changes';
import type { PageState } from './page-state';

createDefaultPolicy();
tolerateForeignChanges();

const maxDelayMs = 2000;
const interactionEvents = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

// Type imports, so that this file loads no other at run time.
const stateId: typeof stateElementId = 'state';
const hydrationStart: typeof hydrationStartEvent = 'hydration-start';
const clickedButtons = new Set<HTMLButtonElement>();
addEventListener('click', queueClick);
addEventListener(hydrationStart, replayClicks, { once: true });
await Promise.race([afterPaint(), firstInteraction(), delay(maxDelayMs)]);
const { assets } = JSON.parse(document.getElementById(stateId)?.textContent ?? '') as PageState;
const modules = [...assets.modules, assets.entry];
// One task for each, so that the browser can respond to input in between.
for (const module of modules) {
  preload(module);
  await delay(0);
}
for (const module of modules) {
  await import(/* @vite-ignore */ module);
  await delay(0);
}

async function afterPaint() {
  await loadHeroImage();
  await new Promise(requestAnimationFrame);
  await delay(0);
}

/** Resolves when the hero image is decoded or has failed. */
function loadHeroImage() {
  const image = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  return image?.decode().catch(() => {});
}

function firstInteraction() {
  return new Promise<void>((resolve) => {
    for (const type of interactionEvents) addEventListener(type, () => resolve(), { once: true, passive: true });
  });
}

/** Queues only plain buttons: links and submit buttons have native behavior. */
function queueClick({ target }: Event) {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button?.type === 'button') clickedButtons.add(button);
}

/**
 * From the moment its listeners are attached, React handles clicks itself: it hydrates what was clicked at once. A click that
 * was queued too would take effect twice.
 */
function replayClicks() {
  removeEventListener('click', queueClick);
  for (const button of clickedButtons) button.click();
}

function preload(href: string) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

function delay(ms: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, ms));
}
