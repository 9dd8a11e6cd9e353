/** Guards forms with unsaved changes. Code that leaves a page calls `confirmLeaving` first. */
import { useEffect, useId } from 'react';

const dirtyForms = new Set<string>();

export const hasUnsavedChanges = () => dirtyForms.size > 0;

/** Resolves to true without a dialog when there are no unsaved changes. */
export const confirmLeaving = (): Promise<boolean> =>
  hasUnsavedChanges() ? confirmDiscarding() : Promise.resolve(true);

async function confirmDiscarding() {
  // Loaded on demand, so that the login screen doesn't load the dialog.
  const { confirm } = await import('../components/confirm');
  return confirm({
    title: 'Leave without saving?',
    message: 'Your changes on this page have not been saved and would be lost.',
    confirmLabel: 'Discard changes',
    cancelLabel: 'Keep editing',
    isDestructive: true,
  });
}

/** While `isDirty`, navigation, sign-out, reload and closing the tab need a confirmation. */
export function useUnsavedChanges(isDirty: boolean) {
  const id = useId();
  useEffect(() => {
    if (!isDirty) return;
    const handleBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    dirtyForms.add(id);
    window.addEventListener('beforeunload', handleBeforeUnload);
    return () => {
      dirtyForms.delete(id);
      window.removeEventListener('beforeunload', handleBeforeUnload);
    };
  }, [id, isDirty]);
}
