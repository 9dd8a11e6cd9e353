import { Button, Group, Text } from '@mantine/core';
import classes from '../../kit/form-bar.module.css';

type SaveBarProps = { isDirty: boolean; isSaving: boolean; onReset: () => void };

/** Save Changes, always in reach at the lower edge. */
export function SaveBar({ isDirty, isSaving, onReset }: SaveBarProps) {
  return (
    <div className={classes.bar}>
      <Text size="sm" c="dimmed" role="status">
        {isDirty && !isSaving ? 'Unsaved changes' : ''}
      </Text>
      <Group gap="sm" wrap="nowrap">
        {isDirty && !isSaving && (
          <Button variant="default" onClick={onReset}>
            Undo
          </Button>
        )}
        <Button type="submit" aria-disabled={isSaving}>
          {isSaving ? 'Saving...' : 'Save Changes'}
        </Button>
      </Group>
    </div>
  );
}
