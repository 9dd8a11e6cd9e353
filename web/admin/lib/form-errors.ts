/** Puts the refusals of a form, ours or the server's, back to their fields. */
import { safeParseBody } from '@domain/shared/parse-input';
import type * as z from 'zod';
import { ApiError } from '../../api/client';

type Errors = Record<string, string>;

type ErrorForm = {
  setErrors: (errors: Errors) => void;
  // The library types paths per form; here any path will do.
  getInputNode: (path: never) => HTMLElement | null;
};

const byPath = (errors: readonly { path: string; msg: string }[]): Errors =>
  Object.fromEntries(errors.map(({ path, msg }) => [path, msg]));

/** The domain's schema as a form's `validate`: the same rules and words as the server's. */
export const validateWith =
  (schema: z.ZodType) =>
  (values: unknown): Errors => {
    const read = safeParseBody(schema, values);
    return read.success ? {} : byPath(read.errors);
  };

/** The word above the form about its fields is true for as long as one of them is wrong. */
export const visibleError = (form: { errors: Record<string, unknown> }, problem: string | null, aboutFields: string) =>
  problem === aboutFields && Object.keys(form.errors).length === 0 ? null : problem;

/** Shows each message at its field and moves the focus to the first. `atFields`: where the form calls them otherwise. */
export function showServerErrors(form: ErrorForm, error: unknown, mapFieldPaths = (errors: Errors) => errors) {
  const errors = error instanceof ApiError ? mapFieldPaths(byPath(error.errors)) : {};
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
