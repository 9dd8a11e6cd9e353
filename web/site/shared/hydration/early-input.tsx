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
