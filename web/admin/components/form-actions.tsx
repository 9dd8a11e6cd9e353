import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './form-actions.module.css';

type FormActionsProps = {
  isDirty: boolean;
  isSaving: boolean;
  label: string;
  /** The way back: Cancel, Undo. */
  children: ReactNode;
};

/** Save and what undoes it, always in reach at the lower edge of a long form. */
export function FormActions({ isDirty, isSaving, label, children }: FormActionsProps) {
  return (
    <div className={classes.bar}>
      <Text size="sm" c="dimmed" role="status">
        {isDirty && !isSaving ? 'Unsaved changes' : ''}
      </Text>
      <Group gap="sm" wrap="nowrap">
        {children}
        <Button type="submit" aria-disabled={isSaving}>
          {isSaving ? 'Saving...' : label}
        </Button>
      </Group>
    </div>
  );
}
