/** What is deleted takes the focus with it: it goes to what stands there next, else to the heading of the page. */

/** As long as a deletion and the list after it may take. */
const patience = 10_000;

const buttonsIn = (region: Element) => [
  ...region.querySelectorAll<HTMLElement>('[aria-label^="Delete "]:not(:disabled)'),
];

/** Call once the deletion of what `button` belongs to is certain; it ends when the person goes on by themselves. */
export function restoreFocusNear(button: Element | null) {
  const region = button?.closest('section, [role="dialog"], main') ?? document.body;
  const index = buttonsIn(region).findIndex((other) => other === button);
  const next = () => {
    if (!region.isConnected) return document.querySelector<HTMLElement>('main h1');
    const others = buttonsIn(region);
    return others[Math.min(Math.max(index, 0), others.length - 1)] ?? region.querySelector<HTMLElement>('h1, button');
  };

  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) next()?.focus();
  });
  observer.observe(document.body, { childList: true, subtree: true });

  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    document.removeEventListener('keydown', stop);
    document.removeEventListener('pointerdown', stop);
  };
  const timer = setTimeout(stop, patience);
  document.addEventListener('keydown', stop);
  document.addEventListener('pointerdown', stop);
}
