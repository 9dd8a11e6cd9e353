import { useRef, type ChangeEvent } from 'react';
import type { UseFormReturnType } from '@mantine/form';
import { findStateTimeZone } from '@domain/time/us-state-zones';

type PlaceValues = { state: string; timeZone: string };

/**
 * Handles the state field of a new taproom: the time zone follows it until a user chooses another one. The browser's zone,
 * which the form starts with, is that of a computer elsewhere often enough.
 */
export function useStateTimeZone<Values extends PlaceValues>(form: UseFormReturnType<Values>) {
  const suggested = useRef(form.getInitialValues().timeZone);
  return ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
    form.getInputProps('state').onChange(value);
    const timeZone = findStateTimeZone(value);
    if (timeZone === undefined || form.getValues().timeZone !== suggested.current) return;
    suggested.current = timeZone;
    form.getInputProps('timeZone').onChange(timeZone);
  };
}
