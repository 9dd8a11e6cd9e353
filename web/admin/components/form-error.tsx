import { Alert } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import classes from './form-error.module.css';
import { useUnplacedErrors } from './use-unplaced-errors';

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
