import { useRef, type ChangeEvent } from 'react';
import type { UseFormReturnType } from '@mantine/form';
import { findStateTimeZone } from '../lib/us-state-zones';

type PlaceValues = { state: string; timeZone: string };

/**
 * Handles the state field of a new taproom: the time zone follows it until the user chooses another one. The form starts
 * with the browser's time zone, which may not be the taproom's.
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
