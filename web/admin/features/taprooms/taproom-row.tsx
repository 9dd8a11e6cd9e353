import { ActionIcon, Anchor, Badge, Button, Group, Switch, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StaffTaproom } from '@domain/taproom/staff-schema';
import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { imageUrl } from '../../../ui/responsive-image';
import { invalidateTaprooms, taproomMutations, updateTaproom } from '../../api/taprooms';
import { toast } from '../../components/toast';
import { useDeleteRecord } from '../../hooks/use-delete-record';
import { saveListFilters } from '../../hooks/use-list-filters';
import { errorMessage } from '../../lib/error-message';
import { pluralize } from '../../lib/pluralize';
import { navigate } from '../../shell/navigation';
import classes from './taprooms.module.css';

type TaproomRowProps = {
  taproom: StaffTaproom;
  /** From `SortableGrid`. */
  moveButtons: ReactNode;
};

export function TaproomRow({ taproom, moveButtons }: TaproomRowProps) {
  const { name, city, state, path, isActive, isComingSoon, eventCount, hours } = taproom;
  const photo = taproom.cardPhoto ?? taproom.heroImages[0];
  return (
    <div className={classes.row} data-inactive={!isActive || undefined}>
      {photo ? (
        <img src={imageUrl(photo.url, 320)} alt="" className={classes.photo} />
      ) : (
        <div className={classes.photo} />
      )}
      <div className={classes.text}>
        <Group gap="xs">
          <Text span fw={600} className={classes.name}>
            {name}
          </Text>
          {!isActive && <Badge color="gray">Hidden</Badge>}
          {isComingSoon && <Badge color="blue">Coming soon</Badge>}
        </Group>
        <Text size="sm" c="dimmed">
          {city}, {state} · {hours.display}
        </Text>
        <Text size="sm" c="dimmed">
          {isActive ? (
            <Anchor href={path} target="_blank" rel="noopener" size="sm">
              {path} <ExternalLink size={12} aria-label="(opens a new tab)" />
            </Anchor>
          ) : (
            path
          )}
          {` · ${pluralize(eventCount, 'event')}`}
        </Text>
      </div>
      <RowActions taproom={taproom} moveButtons={moveButtons} />
    </div>
  );
}

function RowActions({ taproom, moveButtons }: TaproomRowProps) {
  const { slug, name, isActive, eventCount, updatedAt } = taproom;
  const queryClient = useQueryClient();
  const invalidate = () => invalidateTaprooms(queryClient);
  const toggle = useMutation({
    mutationFn: () => updateTaproom({ slug, taproom: { isActive: !isActive, updatedAt } }),
    onSuccess: () => void toast.success(`${name} is ${isActive ? 'hidden' : 'shown on the site'}`),
    onError: (error) => void toast.error(errorMessage(error, 'Failed to change the taproom. Please try again.')),
    onSettled: invalidate,
  });
  const { deleteRecord, isDeleting } = useDeleteRecord({
    mutation: taproomMutations.remove,
    invalidate,
    getErrorMessage: (error) => errorMessage(error, 'Failed to delete the taproom. Please try again.'),
  });
  const handleDelete = () =>
    void deleteRecord({
      id: slug,
      name,
      message:
        eventCount > 0
          ? `It has ${pluralize(eventCount, 'event')}, so it can’t be deleted, only hidden.`
          : 'Its page, photos and hours are deleted. This can’t be undone.',
    });

  return (
    <Group gap={4} className={classes.actions}>
      <Switch
        size="sm"
        color="green.7"
        label="Shown"
        aria-label={`Show ${name} on the site`}
        checked={isActive}
        disabled={toggle.isPending}
        onChange={() => toggle.mutate()}
      />
      {moveButtons}
      <Button
        size="xs"
        variant="default"
        leftSection={<Pencil size={14} aria-hidden />}
        aria-label={`Edit ${name}`}
        onClick={() => editTaproom(slug)}
      >
        Edit
      </Button>
      <ActionIcon
        color="red.7"
        aria-label={`Delete ${name}`}
        aria-disabled={isDeleting}
        onClick={() => isDeleting || handleDelete()}
      >
        <Trash2 size={16} />
      </ActionIcon>
    </Group>
  );
}

/** In its tab of Content. */
export function editTaproom(slug: string) {
  saveListFilters('content', { tab: slug });
  void navigate({ page: 'content' }, { skipConfirmation: true });
}
