/** How long a delete and the refetch of its list may take. */
const deleteTimeoutMs = 10_000;

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

/** Those that know better than `keepFocus` where the focus belongs. */
const watching = new Set<() => void>();

/**
 * Focuses the target whenever the focused element has disappeared. Ends after a while, or when the user presses a key
 * or the pointer.
 */
export function watchLostFocus(
  findTarget: () => HTMLElement | null | undefined,
  timeoutMs = deleteTimeoutMs,
): () => void {
  const restore = () => {
    if (document.activeElement === document.body) findTarget()?.focus();
  };
  restore();
  const observer = new MutationObserver(restore);
  observer.observe(document.body, { childList: true, subtree: true });

  const stop = () => {
    watching.delete(stop);
    observer.disconnect();
    clearTimeout(timer);
    document.removeEventListener('keydown', stop);
    document.removeEventListener('pointerdown', stop);
  };
  watching.add(stop);
  const timer = setTimeout(stop, timeoutMs);
  document.addEventListener('keydown', stop);
  document.addEventListener('pointerdown', stop);
  return stop;
}

/** The fields of an item that was added: the first one gets the focus. Selects also have a hidden input. */
export const anyField = ':is(input:not([type="hidden"]), textarea, button)';

const focusable = ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled)';

/** Dialogs, menus and those who call the functions above are faster. */
const graceMs = 50;

/**
 * A focused control that is disabled while it works gets the focus back afterwards. When it disappears, the nearest part of
 * the page that is still there gets the focus, or else the heading. Clicks on nothing take the focus away for good.
 */
export function keepFocus(): () => void {
  /** The control that had the focus last, and what is around it. */
  let path: Element[] = [];
  /** Whether the control has been disabled or removed: others are left on purpose, as by “Done” of a phone's keyboard. */
  let isLost = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restore = () => {
    timer = undefined;
    const [control] = path;
    if (!control || watching.size > 0 || document.activeElement !== document.body) return;
    const around = path.filter((each) => each.isConnected && each.closest('main, [aria-modal]'));
    const near = around.flatMap((each) => [...each.querySelectorAll(focusable)]);
    const targets = control.isConnected ? [control] : [...near, document.querySelector('h1')];
    targets.some((target) => {
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
      return document.activeElement !== document.body;
    });
  };
  const observer = new MutationObserver(() => {
    const [control] = path;
    isLost ||= control !== undefined && (!control.isConnected || control.matches(':disabled'));
    if (isLost) timer ??= setTimeout(restore, graceMs);
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });

  const handleFocus = (event: FocusEvent) => {
    path = event.composedPath().filter((each) => each instanceof Element);
    isLost = false;
  };
  const handlePointer = () => {
    path = [];
  };
  document.addEventListener('focusin', handleFocus);
  document.addEventListener('pointerdown', handlePointer, { capture: true });
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    document.removeEventListener('focusin', handleFocus);
    document.removeEventListener('pointerdown', handlePointer, { capture: true });
  };
}
