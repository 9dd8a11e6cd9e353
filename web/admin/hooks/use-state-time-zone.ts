import type { UseFormReturnType } from '@mantine/form';
import { useRef, type ChangeEvent } from 'react';

/** The time zone of a US state, as a suggestion: of most of its people where a state has two. */
const statesOf: Record<string, string> = {
  'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
};

const zones = new Map(
  Object.entries(statesOf).flatMap(([zone, states]) => states.split(' ').map((state) => [state, zone] as const)),
);

/** Finds the zone by the state's abbreviation in any case; undefined for other texts. */
export const findStateTimeZone = (state: string): string | undefined => zones.get(state.trim().toUpperCase());

type PlaceValues = { state: string; timeZone: string };

/**
 * The form of a new taproom, whose time zone follows the state until the user chooses another one. It starts with the
 * browser's time zone, which may not be the taproom's.
 */
export function useStateTimeZone<Values extends PlaceValues>(form: UseFormReturnType<Values>): typeof form {
  const suggested = useRef(form.getInitialValues().timeZone);
  const handleState = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
    form.getInputProps('state').onChange(value);
    const timeZone = findStateTimeZone(value);
    if (timeZone === undefined || form.getValues().timeZone !== suggested.current) return;
    suggested.current = timeZone;
    form.getInputProps('timeZone').onChange(timeZone);
  };
  const getInputProps: typeof form.getInputProps = (path, options) => ({
    ...form.getInputProps(path, options),
    ...(path === 'state' && { onChange: handleState }),
  });
  return { ...form, getInputProps };
}
