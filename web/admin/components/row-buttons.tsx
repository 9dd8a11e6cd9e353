import { ActionIcon, Tooltip } from '@mantine/core';
import { Pencil, Trash2 } from 'lucide-react';

type EditButtonProps = { name: string; onClick: () => void };

/** In the last column of a list. */
export const EditButton = ({ name, onClick }: EditButtonProps) => (
  <Tooltip label="Edit">
    <ActionIcon aria-label={`Edit ${name}`} onClick={onClick}>
      <Pencil size={16} />
    </ActionIcon>
  </Tooltip>
);

type DeleteButtonProps = EditButtonProps & { isDeleting: boolean };

export const DeleteButton = ({ name, isDeleting, onClick }: DeleteButtonProps) => (
  <Tooltip label="Delete">
    <ActionIcon color="red.7" aria-label={`Delete ${name}`} loading={isDeleting} onClick={onClick}>
      <Trash2 size={16} />
    </ActionIcon>
  </Tooltip>
);
