import { type ReactNode, Children, Suspense, useCallback } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The forms of the HTML that the server sent; this module loads before React hydrates it. */
const earlyForms = new Set(typeof document === 'undefined' ? [] : document.forms);

const listControls = (form: HTMLFormElement) =>
  [...form.elements].filter((element): element is Control => 'value' in element && 'name' in element);

const isSameForm = (one: HTMLFormElement, other: HTMLFormElement) =>
  one.getAttribute('aria-label') === other.getAttribute('aria-label');

function restoreEarlyInput(marker: HTMLElement | null) {
  const form = marker?.closest('form');
  const early = form && [...earlyForms].find((other) => isSameForm(other, form));
  if (!early) return;
  earlyForms.delete(early);
  if (early === form) return;
  const controls = new Map(listControls(early).map((control) => [control.name, control]));
  for (const control of listControls(form)) {
    const { value } = controls.get(control.name) ?? control;
    if (value !== control.value) control.value = value;
  }
}

/**
 * First in a form: keeps what was entered before hydration if React renders the form again, because an extension had changed
 * the page. It comes before the fields, which read their values when React attaches them.
 */
export const EarlyInput = () => <span hidden ref={restoreEarlyInput} />;

/**
 * Ref callback that sets `data-near` once the element is within a screen of the viewport, which loads its photos
 * (`deferred-photo` in site.css). Browsers load lazy images up to 3000 px ahead: on a phone, those of four sections.
 */
export const markWhenNear = (element: Element | null) =>
  observeNear(element, '100% 0px', () => element?.setAttribute('data-near', ''));

/** Calls `onNear` once the element is within a margin around the viewport. Returns the cleanup of a ref callback. */
export function observeNear(element: Element | null, rootMargin: string, onNear: () => void) {
  if (!element || !('IntersectionObserver' in window)) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      onNear();
      observer.disconnect();
    },
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Hydrates the parts of a long page one after the other, top first, so that a phone can respond to input in between. React
 * hydrates each `Suspense` boundary in a task of its own, and earlier on interaction; it batches siblings, hence the nesting.
 */
export function StaggeredHydration({ children }: { children: ReactNode }) {
  const [first, ...others] = Children.toArray(children);
  return (
    <>
      {first}
      {others.length > 0 && (
        <Suspense>
          <StaggeredHydration>{others}</StaggeredHydration>
        </Suspense>
      )}
    </>
  );
}

/** Handlers of a form that call `preload` on focus and hover; `ref` does at once if its element already has the focus. */
export function usePreloadOnInteraction(preload: () => void) {
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element?.contains(document.activeElement)) preload();
    },
    [preload],
  );
  return { ref, onFocus: preload, onPointerEnter: preload };
}
