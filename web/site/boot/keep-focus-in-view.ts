/**
 * Browsers scroll to the focused element only if it is outside the window at that moment: a smooth scroll that is under way
 * would then leave it outside. The Tab key therefore ends it.
 */
export function keepFocusInView() {
  let hasTabbed = false;
  addEventListener('keydown', ({ key }) => (hasTabbed = key === 'Tab'), { capture: true });
  addEventListener('pointerdown', () => (hasTabbed = false), { capture: true, passive: true });
  addEventListener('focusin', ({ target }) => {
    if (!hasTabbed || !(target instanceof Element)) return;
    scrollTo({ top: scrollY, behavior: 'instant' });
    target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  });
}
