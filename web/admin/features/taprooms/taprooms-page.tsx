import { Anchor, Badge, Box, Button, Group, Image, Paper, Switch, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ExternalLink, Pencil, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { isNotYetOpen } from '@domain/taproom/label';
import type { StaffTaproom } from '@domain/taproom/schema';
import { ApiError } from '../../../api/client';
import { pluralize } from '../../../domain/format';
import { formatTaproomStatus, getTaproomStatus } from '../../../domain/taproom';
import { imageUrl } from '../../../ui/responsive-image';
import { useNow } from '../../../ui/use-now';
import { sortTaprooms, taproomApi, taproomQueries } from '../../api/taprooms';
import { SmallButton, TrashButton } from '../../components/buttons';
import { confirm, confirmDelete } from '../../components/confirm';
import { NewTaproomForm } from '../../components/new-taproom-form';
import { PageHeader } from '../../components/page-header';
import { QueryState } from '../../components/query-state';
import { FormModal } from '../../components/record-form';
import { SortableGrid } from '../../components/sortable';
import { toast } from '../../components/toast';
import { useAction } from '../../hooks/use-action';
import { editTaproom } from '../../hooks/use-taprooms';
import { navigate } from '../../shell/navigation';
import type { PageProps } from '../../shell/route';

/** Deletes a taproom after confirmation. One with events can't be deleted: the dialog offers to hide it instead. */
function useDeleteTaproom({ slug, name, isActive, eventCount }: StaffTaproom, hide: () => unknown) {
  const remove = useAction({
    run: () => taproomApi.remove(slug),
    successText: ({ message }) => message,
    failureText: 'Failed to delete the taproom. Please try again.',
    onError: (error) => {
      const isInUse = error instanceof ApiError && error.code === 'taproom-in-use';
      if (isInUse) void offerHiding(error.message);
      return isInUse;
    },
    invalidate: taproomApi.invalidate,
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
    if (await confirmDelete(name, message)) void remove.start();
  };
  return { deleteTaproom, isDeleting: remove.isPending };
}

const describeEvents = (name: string, count: number) =>
  `It has ${pluralize(count, 'event')}. Move ${count === 1 ? 'it' : 'them'} to another taproom, or hide ${name} instead: it disappears from the site, and its past events keep its name.`;

type TaproomRowProps = { taproom: StaffTaproom; moveButtons: ReactNode };

const fadedStyle = { filter: 'grayscale(1)', opacity: 0.5 };

function TaproomRow({ taproom, moveButtons }: TaproomRowProps) {
  const { slug, name, city, state, path, isActive, eventCount } = taproom;
  const toggle = useAction({
    run: () => taproomApi.save(taproom, { isActive: !isActive }),
    successText: () => `${name} is ${isActive ? 'hidden' : 'shown on the site'}`,
    failureText: 'Failed to change the taproom. Please try again.',
    invalidate: taproomApi.invalidate,
  });
  const { deleteTaproom, isDeleting } = useDeleteTaproom(taproom, toggle.start);
  const now = useNow();
  const photo = taproom.cardPhoto ?? taproom.heroImages[0];
  const image = { w: 96, h: 64, flex: 'none', radius: 'sm', bg: 'gray.2', style: isActive ? undefined : fadedStyle };
  return (
    // Room for the handle.
    <Paper withBorder py={12} pl={12} pr={{ base: 12, sm: 52 }}>
      <Group gap="10px 16px">
        {photo ? <Image {...image} src={imageUrl(photo.url, 320)} alt="" /> : <Paper {...image} />}
        <Box
          flex={{ base: '1 1 160px', sm: '1 1 200px' }}
          miw={0}
          pr={{ base: 36, sm: 0 }}
          style={{ overflowWrap: 'anywhere' }}
        >
          <Group gap="xs">
            <Text size="md" span fw={600}>
              {name}
            </Text>
            {!isActive && <Badge color="gray">Hidden</Badge>}
          </Group>
          <Text c="dimmed">
            {[`${city}, ${state}`, isNotYetOpen(taproom) ? null : taproom.hours.display].filter(Boolean).join(' · ')}
          </Text>
          {isActive && <Text fw={500}>{formatTaproomStatus(getTaproomStatus(taproom, now))}</Text>}
          <Text c="dimmed">
            {isActive ? (
              <Anchor href={path} target="_blank" rel="noopener">
                {path} <ExternalLink size={12} aria-label="(opens a new tab)" />
              </Anchor>
            ) : (
              path
            )}
            {` · ${pluralize(eventCount, 'event')}`}
          </Text>
        </Box>
        <Group gap={4} flex="none">
          <Switch
            size="sm"
            label="Shown"
            aria-label={`${name} is shown on the site`}
            checked={isActive}
            disabled={toggle.isPending}
            onChange={() => toggle.start()}
          />
          {moveButtons}
          <SmallButton
            icon={Pencil}
            aria-label={`Edit ${name}`}
            onClick={() => editTaproom(slug, { skipConfirmation: true })}
          >
            Edit
          </SmallButton>
          <TrashButton label={`Delete ${name}`} isDisabled={isDeleting} onClick={() => void deleteTaproom()} />
        </Group>
      </Group>
    </Paper>
  );
}

/** The route `taprooms-new` is this page with the dialog open. */
export function TaproomsPage({ route }: PageProps) {
  const query = useQuery(taproomQueries.list());
  const taprooms = query.data ?? [];
  const queryClient = useQueryClient();
  const sort = useAction({
    run: (sorted: StaffTaproom[]) => sortTaprooms(sorted.map(({ slug }) => slug)),
    failureText: 'Failed to change the order. Please try again.',
    invalidate: taproomApi.invalidate,
  });
  const handleReorder = (sorted: StaffTaproom[]) => {
    queryClient.setQueryData(taproomQueries.list().queryKey, sorted);
    sort.mutate(sorted);
  };
  const addButton = (
    <Button leftSection={<Plus size={16} />} onClick={() => void navigate({ page: 'taprooms-new' })}>
      Add Taproom
    </Button>
  );

  return (
    <>
      <PageHeader title="Taprooms">{addButton}</PageHeader>
      <Text c="dimmed" mb="md">
        The site lists them in this order. The first one is shown in the footer.
      </Text>
      <QueryState
        query={query}
        isEmpty={taprooms.length === 0}
        emptyText="No taprooms yet"
        emptyAction={addButton}
        errorText="Failed to load the taprooms"
      >
        <SortableGrid
          label="Taprooms"
          cols={1}
          items={taprooms}
          getId={({ slug }) => slug}
          getName={(index) => taprooms[index]?.name ?? ''}
          onReorder={handleReorder}
          renderItem={(taproom, _, moveButtons) => <TaproomRow taproom={taproom} moveButtons={moveButtons} />}
        />
      </QueryState>
      <FormModal
        isOpen={route.page === 'taprooms-new' && !query.isPending}
        isLong
        onClose={() => void navigate({ page: 'taprooms' }, { skipConfirmation: true, replace: true })}
        title="Add Taproom"
        size={620}
      >
        {(onCancel) => (
          <>
            <Text c="dimmed" mb="md">
              It stays hidden until you show it. Texts and photos come next.
            </Text>
            <NewTaproomForm
              label="New taproom"
              draftKey="taproom/new"
              // Visitors see it when its page is ready.
              isActive={false}
              // Content opens its tab, which must be in the list.
              afterCreate={() => taproomApi.invalidate(queryClient)}
              onSaved={({ name }) => void toast.success(`${name} was added. It is hidden until you show it.`)}
              onLeave={({ slug }) => editTaproom(slug, { skipConfirmation: true })}
              onCancel={onCancel}
            />
          </>
        )}
      </FormModal>
    </>
  );
}
