/** How long a delete and the refetch of its list may take. */
const timeoutMs = 10_000;

/** `Delete ` of `Delete Ridge Runner`. */
const verbOf = (button: Element | null) => /^\w+ /.exec(button?.getAttribute('aria-label') ?? '')?.[0] ?? 'Delete ';

/**
 * Call when the item of a button such as Delete is about to disappear: moves the focus to the same button of the item that
 * takes its place, otherwise to the heading.
 */
export function restoreFocusNear(button: Element | null) {
  const region = button?.closest('section, [role="dialog"], main') ?? document.body;
  const selector = `[aria-label^="${verbOf(button)}"]`;
  const index = [...region.querySelectorAll(selector)].findIndex((other) => other === button);
  const findTarget = () => {
    const others = [...region.querySelectorAll<HTMLElement>(`${selector}:not(:disabled)`)];
    const neighbor = others[Math.min(Math.max(index, 0), others.length - 1)];
    const inside = region.isConnected ? (neighbor ?? region.querySelector<HTMLElement>('h1, button')) : null;
    return inside ?? document.querySelector<HTMLElement>('h1');
  };

  watchLostFocus(findTarget);
}

/**
 * Focuses the target whenever the focused element has disappeared. Ends after a while, or when the user presses a key
 * or the pointer.
 */
export function watchLostFocus(findTarget: () => HTMLElement | null | undefined): () => void {
  const restore = () => {
    if (document.activeElement === document.body) findTarget()?.focus();
  };
  restore();
  const observer = new MutationObserver(restore);
  observer.observe(document.body, { childList: true, subtree: true });

  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    document.removeEventListener('keydown', stop);
    document.removeEventListener('pointerdown', stop);
  };
  const timer = setTimeout(stop, timeoutMs);
  document.addEventListener('keydown', stop);
  document.addEventListener('pointerdown', stop);
  return stop;
}
