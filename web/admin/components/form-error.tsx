import { Alert } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { useRef, type ReactNode, useSyncExternalStore, type RefObject } from 'react';
import classes from './form-error.module.css';

/** The messages that are not shown elsewhere in the form of `marker`, such as those of fields that it does not have. */
function useUnplacedErrors(marker: RefObject<HTMLElement | null>, errors: Record<string, ReactNode>): string[] {
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

type FormErrorProps = {
  text: string | null;
  /** Of the form. Those that no field shows are listed here. */
  errors?: Record<string, ReactNode>;
};

const noErrors = {};

/** The error of a long form, sticky below the header. */
export function FormError({ text, errors = noErrors }: FormErrorProps) {
  const marker = useRef<HTMLSpanElement>(null);
  const unplaced = useUnplacedErrors(marker, errors);
  return (
    <>
      <span ref={marker} hidden />
      {(text !== null || unplaced.length > 0) && (
        <Alert
          color="red"
          role="alert"
          mb="md"
          icon={<CircleAlert size={18} />}
          className={classes.error}
          data-form-error
        >
          {text}
          {unplaced.length > 0 && (
            <ul className={classes.list}>
              {unplaced.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          )}
        </Alert>
      )}
    </>
  );
}
