import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useIsUploading } from '../hooks/pending-uploads';
import { useFormActionsHeight } from '../hooks/use-form-actions-height';
import classes from './form-actions.module.css';

type FormActionsProps = {
  isDirty: boolean;
  isSaving: boolean;
  label: string;
  /** Further buttons, such as Cancel or Undo. */
  children: ReactNode;
};

/** The buttons of a long form, sticky at the bottom of the screen. Saving has to wait for uploads. */
export function FormActions({ isDirty, isSaving, label, children }: FormActionsProps) {
  const isUploading = useIsUploading() && !isSaving;
  const hint = isUploading ? 'Photos are uploading. You can save when they are done.' : 'Unsaved changes';
  return (
    <div ref={useFormActionsHeight()} className={classes.bar}>
      <Text size="sm" c="dimmed" role="status">
        {isUploading || (isDirty && !isSaving) ? hint : ''}
      </Text>
      <Group gap="sm" wrap="nowrap">
        {children}
        <Button type="submit" aria-disabled={isSaving || isUploading}>
          {isSaving ? 'Saving...' : label}
        </Button>
      </Group>
    </div>
  );
}
