import { Anchor, Badge, Group, Switch, Text, Paper } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { isNotYetOpen } from '@domain/taproom/label';
import type { StaffTaproom } from '@domain/taproom/schema';
import { ApiError } from '../../../api/client';
import { formatTaproomStatus, getTaproomStatus } from '../../../domain/taproom';
import { imageUrl } from '../../../ui/responsive-image';
import { invalidateTaprooms, updateTaproom, taproomMutations } from '../../api/taprooms';
import { confirm, confirmDelete } from '../../components/confirm';
import { toast } from '../../components/toast';
import { saveListFilters } from '../../hooks/use-list-filters';
import { useNow } from '../../hooks/use-now';
import { errorMessage } from '../../lib/error-message';
import { pluralize } from '../../../domain/format';
import { navigate } from '../../shell/navigation';
import classes from './taprooms.module.css';
import { IconButton, SmallButton } from '../../components/buttons';

/** Deletes a taproom after confirmation. One with events can't be deleted: the dialog offers to hide it instead. */
function useDeleteTaproom({ slug, name, isActive, eventCount }: StaffTaproom, hide: () => void) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    ...taproomMutations.remove,
    onSuccess: ({ message }) => void toast.success(message),
    onError: (error) => {
      const isInUse = error instanceof ApiError && error.code === 'taproom-in-use';
      if (isInUse) void offerHiding(error.message);
      else toast.error(errorMessage(error, 'Failed to delete the taproom. Please try again.'));
    },
    onSettled: () => invalidateTaprooms(queryClient),
  });

  const offerHiding = async (reason: string) => {
    const title = `${name} can’t be deleted`;
    if (isActive) return void ((await confirm({ title, message: reason, confirmLabel: 'Hide' })) && hide());
    const message = `${reason} It is hidden already: visitors don’t see it.`;
    await confirm({ title, message, confirmLabel: 'OK', cancelLabel: null });
  };

  const deleteTaproom = async () => {
    if (eventCount > 0) return offerHiding(describeEvents(name, eventCount));
    const message = 'Its page, photos, hours and tap list with its history are deleted. This can’t be undone.';
    if (await confirmDelete(name, message)) remove.mutate(slug);
  };
  return { deleteTaproom, isDeleting: remove.isPending };
}

const describeEvents = (name: string, count: number) =>
  `It has ${pluralize(count, 'event')}. Move ${count === 1 ? 'it' : 'them'} to another taproom, or hide ${name} instead: it disappears from the site, and its past events keep its name.`;

type TaproomRowProps = {
  taproom: StaffTaproom;
  /** From `SortableGrid`. */
  moveButtons: ReactNode;
};

export function TaproomRow({ taproom, moveButtons }: TaproomRowProps) {
  const { name, city, state, path, isActive, eventCount } = taproom;
  const photo = taproom.cardPhoto ?? taproom.heroImages[0];
  return (
    <Paper withBorder className={classes.row} data-inactive={!isActive || undefined}>
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
        </Group>
        <Text size="sm" c="dimmed">
          {[`${city}, ${state}`, isNotYetOpen(taproom) ? null : taproom.hours.display].filter(Boolean).join(' · ')}
        </Text>
        {isActive && <TaproomStatusText taproom={taproom} />}
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
    </Paper>
  );
}

/** As the site says it now. */
function TaproomStatusText({ taproom }: { taproom: StaffTaproom }) {
  const status = getTaproomStatus(taproom, useNow());
  return (
    <Text size="sm" fw={500}>
      {formatTaproomStatus(status)}
    </Text>
  );
}

function RowActions({ taproom, moveButtons }: TaproomRowProps) {
  const { slug, name, isActive, updatedAt } = taproom;
  const queryClient = useQueryClient();
  const invalidate = () => invalidateTaprooms(queryClient);
  const toggle = useMutation({
    mutationFn: () => updateTaproom({ slug, taproom: { isActive: !isActive, updatedAt } }),
    onSuccess: () => void toast.success(`${name} is ${isActive ? 'hidden' : 'shown on the site'}`),
    onError: (error) => void toast.error(errorMessage(error, 'Failed to change the taproom. Please try again.')),
    onSettled: invalidate,
  });
  const { deleteTaproom, isDeleting } = useDeleteTaproom(taproom, () => toggle.mutate());

  return (
    <Group gap={4} flex="none">
      <Switch
        size="sm"
        label="Shown"
        aria-label={`${name} is shown on the site`}
        checked={isActive}
        disabled={toggle.isPending}
        onChange={() => toggle.mutate()}
      />
      {moveButtons}
      <SmallButton icon={Pencil} aria-label={`Edit ${name}`} onClick={() => editTaproom(slug)}>
        Edit
      </SmallButton>
      <IconButton
        icon={Trash2}
        color="red.7"
        label={`Delete ${name}`}
        isBusy={isDeleting}
        onClick={() => void deleteTaproom()}
      />
    </Group>
  );
}

/** In its tab of Content. */
export function editTaproom(slug: string) {
  saveListFilters('content', { tab: slug });
  void navigate({ page: 'content' }, { skipConfirmation: true });
}
