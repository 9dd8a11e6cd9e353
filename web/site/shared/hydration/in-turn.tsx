import { Children, Suspense, type ReactNode } from 'react';

/**
 * The parts of a long page, top first. In the browser they come to life one after the other instead of all at once, so that
 * a phone can answer a finger in between; a part that is touched earlier has its turn earlier. (React sees to both for
 * whatever stands in a `Suspense` of its own; standing in one another, they can not be done in one go.)
 */
export function InTurn({ children }: { children: ReactNode }) {
  const [first, ...others] = Children.toArray(children);
  return (
    <>
      {first}
      {others.length > 0 && (
        <Suspense>
          <InTurn>{others}</InTurn>
        </Suspense>
      )}
    </>
  );
}
