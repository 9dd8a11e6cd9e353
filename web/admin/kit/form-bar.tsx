import { Button, Group, Text } from '@mantine/core';
import classes from './form-bar.module.css';

type FormBarProps = { isDirty: boolean; isSaving: boolean; label: string; onCancel: () => void };

/** Save and Cancel, always in reach at the lower edge of a long form. */
export function FormBar({ isDirty, isSaving, label, onCancel }: FormBarProps) {
  return (
    <div className={classes.bar}>
      <Text size="sm" c="dimmed" role="status">
        {isDirty && !isSaving ? 'Unsaved changes' : ''}
      </Text>
      <Group gap="sm" wrap="nowrap">
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" aria-disabled={isSaving}>
          {isSaving ? 'Saving...' : label}
        </Button>
      </Group>
    </div>
  );
}
