/** How long a delete and the refetch of its list may take. */
const timeoutMs = 10_000;

const findDeleteButtons = (region: Element) => [
  ...region.querySelectorAll<HTMLElement>('[aria-label^="Delete "]:not(:disabled)'),
];

/**
 * Call when the item of a Delete button is about to disappear: moves the focus to the Delete button that takes its
 * place, otherwise to the heading.
 */
export function restoreFocusNear(button: Element | null) {
  const region = button?.closest('section, [role="dialog"], main') ?? document.body;
  const index = findDeleteButtons(region).findIndex((other) => other === button);
  const findTarget = () => {
    if (!region.isConnected) return document.querySelector<HTMLElement>('main h1');
    const others = findDeleteButtons(region);
    return others[Math.min(Math.max(index, 0), others.length - 1)] ?? region.querySelector<HTMLElement>('h1, button');
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
