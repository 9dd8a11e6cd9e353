import { Button } from '@mantine/core';
import { confirm } from './confirm';

/** Discards the unsaved changes of a tab, after a confirmation. */
export function UndoButton({ onUndo }: { onUndo: () => void }) {
  const handleUndo = async () => {
    const isConfirmed = await confirm({
      title: 'Undo all changes?',
      message: 'Your changes on this tab have not been saved and would be lost.',
      confirmLabel: 'Undo changes',
      cancelLabel: 'Keep editing',
      isDestructive: true,
    });
    if (isConfirmed) onUndo();
  };
  return (
    <Button variant="default" onClick={() => void handleUndo()}>
      Undo
    </Button>
  );
}
