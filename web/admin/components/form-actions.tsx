import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './form-actions.module.css';

type FormActionsProps = {
  isDirty: boolean;
  isSaving: boolean;
  label: string;
  /** Further buttons, such as Cancel or Undo. */
  children: ReactNode;
};

/** The buttons of a long form, sticky at the bottom of the screen. */
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
