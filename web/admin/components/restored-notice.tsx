import { Alert, Button, Group } from '@mantine/core';
import { History } from 'lucide-react';

type RestoredNoticeProps = { isVisible: boolean; onDiscard: () => void };

/** Above a form that starts with the unsaved changes from before a reload. */
export function RestoredNotice({ isVisible, onDiscard }: RestoredNoticeProps) {
  return (
    <div role="status">
      {isVisible && (
        <Alert color="blue" variant="light" mb="md" icon={<History size={18} />}>
          <Group justify="space-between" gap="xs">
            Your unsaved changes are back.
            <Button size="xs" variant="default" onClick={onDiscard}>
              Discard changes
            </Button>
          </Group>
        </Alert>
      )}
    </div>
  );
}
