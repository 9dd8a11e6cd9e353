/** Puts the refusals of a form, ours or the server's, back to their fields. */
import { fieldErrors } from './failure';

type ErrorForm = {
  setErrors: (errors: Record<string, string>) => void;
  // The library types paths per form; here any path will do.
  getInputNode: (path: never) => HTMLElement | null;
};

/** Shows each message at its field and moves the focus to the first; the form's order is the server's order. */
export function showServerErrors(form: ErrorForm, error: unknown) {
  const errors = fieldErrors(error);
  form.setErrors(errors);
  focusFirstError(form, errors);
}

export function focusFirstError(form: ErrorForm, errors: Record<string, unknown>) {
  const nodes = Object.keys(errors)
    .map((path) => form.getInputNode(path as never))
    .filter((node) => node !== null);
  const first = nodes.toSorted((one, other) => (comesBefore(one, other) ? -1 : 1))[0];
  first?.focus();
}

const comesBefore = (one: Node, other: Node) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
