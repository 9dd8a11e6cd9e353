/** Forms tell here that they hold something unsaved; whoever is about to leave asks here first. */
import { useEffect, useId } from 'react';
import { confirm } from '../components/confirm';

const unsaved = new Set<string>();

export const hasUnsavedChanges = () => unsaved.size > 0;

/** True at once when there is nothing to lose. */
export function confirmLeaving(): Promise<boolean> {
  return hasUnsavedChanges() ? confirmDiscarding() : Promise.resolve(true);
}

const confirmDiscarding = () =>
  confirm({
    title: 'Leave without saving?',
    message: 'Your changes on this page have not been saved and would be lost.',
    confirmLabel: 'Discard changes',
    cancelLabel: 'Keep editing',
    isDestructive: true,
  });

/** Guards navigation, sign-out, reload and closing of the tab for as long as `isDirty` holds. */
export function useUnsavedChanges(isDirty: boolean) {
  const id = useId();
  useEffect(() => {
    if (!isDirty) return;
    const handleBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    unsaved.add(id);
    window.addEventListener('beforeunload', handleBeforeUnload);
    return () => {
      unsaved.delete(id);
      window.removeEventListener('beforeunload', handleBeforeUnload);
    };
  }, [id, isDirty]);
}
