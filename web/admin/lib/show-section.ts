/** Scrolls to the heading of a section, and moves the focus there. */
export function showSection(id: string): void {
  const heading = document.querySelector<HTMLElement>(`#${id} :is(h2, h3)`);
  if (!heading) return;
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView?.({ behavior: prefersReducedMotion ? 'auto' : 'smooth', block: 'start' });
}
