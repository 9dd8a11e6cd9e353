import { Children, Suspense, type ReactNode } from 'react';

/**
 * Hydrates the parts of a long page one after the other, top first, so that a phone can respond to input in between. React
 * hydrates each `Suspense` boundary in a task of its own, and earlier on interaction; it batches siblings, hence the nesting.
 */
export function StaggeredHydration({ children }: { children: ReactNode }) {
  const [first, ...others] = Children.toArray(children);
  return (
    <>
      {first}
      {others.length > 0 && (
        <Suspense>
          <StaggeredHydration>{others}</StaggeredHydration>
        </Suspense>
      )}
    </>
  );
}
