/** Shows validation errors, from the schema or from the server, at their form fields. */
import { safeParseBody } from '@domain/shared/parse-input';
import type * as z from 'zod';
import { ApiError } from '../../api/client';

type Errors = Record<string, string>;

type ErrorForm = {
  setErrors: (errors: Errors) => void;
  // Mantine types the paths per form; here any path is accepted.
  getInputNode: (path: never) => HTMLElement | null;
};

const toErrorsByPath = (errors: readonly { path: string; msg: string }[]): Errors =>
  Object.fromEntries(errors.map(({ path, msg }) => [path, msg]));

/** Creates the `validate` function of a form from a domain schema: the same rules and messages as on the server. */
export const validateWith =
  (schema: z.ZodType) =>
  (values: unknown): Errors => {
    const result = safeParseBody(schema, values);
    return result.success ? {} : toErrorsByPath(result.errors);
  };

/** The same messages at other paths, such as those of a form in place of the server's. */
export const renamePaths =
  (...renames: [pattern: RegExp, replacement: string][]) =>
  (errors: Errors): Errors =>
    Object.fromEntries(
      Object.entries(errors).map(([path, message]) => [
        renames.reduce((renamed, [pattern, replacement]) => renamed.replace(pattern, replacement), path),
        message,
      ]),
    );

/** Drops the errors of groups that have errors within: times that are missing can't be compared. */
export const dropImpliedErrors = (errors: Errors): Errors =>
  Object.fromEntries(
    Object.entries(errors).filter(([path]) => !Object.keys(errors).some((other) => other.startsWith(`${path}.`))),
  );

/**
 * Shows each message at its field and focuses the first. `mapFieldPaths` translates server paths to form paths. Returns
 * whether fields show the whole error, so that it needs no other message.
 */
export function showServerErrors(form: ErrorForm, error: unknown, mapFieldPaths = (errors: Errors) => errors): boolean {
  const errors = error instanceof ApiError ? mapFieldPaths(toErrorsByPath(error.errors)) : {};
  form.setErrors(errors);
  focusFirstError(form, errors);
  const paths = Object.keys(errors);
  return paths.length > 0 && paths.every((path) => form.getInputNode(path as never) !== null);
}

export function focusFirstError(form: ErrorForm, errors: Record<string, unknown>) {
  const nodes = Object.keys(errors)
    .map((path) => form.getInputNode(path as never))
    .filter((node) => node !== null);
  const first = nodes.toSorted((one, other) => (precedes(one, other) ? -1 : 1))[0];
  first?.focus();
}

const precedes = (one: Node, other: Node) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

type ErrorsForm = { errors: Record<string, unknown>; clearFieldError: (path: never) => void };

/** Clears the errors of whole groups that have changed, and those within them. */
export function clearErrorsOf({ errors, clearFieldError }: ErrorsForm, paths: string[]) {
  Object.keys(errors)
    .filter((path) => paths.some((changed) => path === changed || path.startsWith(`${changed}.`)))
    .forEach((path) => clearFieldError(path as never));
}
