import type { ReactNode } from 'react';

/** The first error of a list field or of one of its items (`sizes`, `sizes.2`). */
export function findListError(errors: Record<string, ReactNode>, path: string): ReactNode {
  const errorPath = Object.keys(errors).find((key) => key === path || key.startsWith(`${path}.`));
  return errorPath === undefined ? null : errors[errorPath];
}
