import { memo, type ReactNode } from 'react';
import { isSame } from '../lib/merge';

type FormSliceProps = {
  /** Everything that the part shows. Compared by value: each change copies all values of a form. */
  shows: unknown;
  children: () => ReactNode;
};

/** Part of a long form, which renders again only when what it shows has changed. */
export const FormSlice = memo(
  ({ children }: FormSliceProps) => children(),
  (before, after) => isSame(before.shows, after.shows),
);

/** Some values of a form with their errors. */
export function sliceOf<Values extends object>(
  { values, errors }: { values: Values; errors: Record<string, ReactNode> },
  names: readonly (keyof Values & string)[],
) {
  const isWithin = (path: string) => names.some((name) => path === name || path.startsWith(`${name}.`));
  return [names.map((name) => values[name]), Object.entries(errors).filter(([path]) => isWithin(path))];
}
