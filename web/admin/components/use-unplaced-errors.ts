import { useSyncExternalStore, type ReactNode, type RefObject } from 'react';

/** The messages that are not shown elsewhere in the form of `marker`, such as those of fields that it does not have. */
export function useUnplacedErrors(marker: RefObject<HTMLElement | null>, errors: Record<string, ReactNode>): string[] {
  const messages = [...new Set(Object.values(errors).filter((message) => typeof message === 'string'))];
  // The document is read again after the commit, in which the fields show their messages.
  const unplaced = useSyncExternalStore(neverChanges, () => findUnplaced(marker.current, messages).join(separator));
  return unplaced.split(separator).filter(Boolean);
}

const separator = '\n';

const neverChanges = () => () => undefined;

function findUnplaced(marker: HTMLElement | null, messages: string[]): string[] {
  const form = marker?.closest('form');
  if (!form || messages.length === 0) return [];
  const shown = readFields(form);
  return messages.filter((message) => !shown.includes(message));
}

/** The texts of the form without its summary. */
const readFields = (form: HTMLFormElement) =>
  [...form.children]
    .filter((child) => !child.hasAttribute('data-form-error'))
    .map((child) => child.textContent)
    .join(separator);
