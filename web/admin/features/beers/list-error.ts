import type { ReactNode } from 'react';

/** The first message about a list or one of its entries. */
export function findListError(errors: Record<string, ReactNode>, path: string): ReactNode {
  const name = Object.keys(errors).find((key) => key === path || key.startsWith(`${path}.`));
  return name === undefined ? null : errors[name];
}
