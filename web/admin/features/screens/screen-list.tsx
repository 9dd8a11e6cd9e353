import { Badge, Group, Select, Stack, Text, Paper } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil, RotateCw, Unplug } from 'lucide-react';
import type { Board } from '@domain/board/schema';
import { connectingMs, offlineAfterMs } from '@domain/screen/constants';
import type { Screen } from '@domain/screen/schema';
import { formatDayOf } from '@domain/tap/freshness';
import { formatAge } from '@domain/time/format';
import { invalidateScreens, screenMutations } from '../../api/screens';
import { confirm } from '../../components/confirm';
import { toast } from '../../components/toast';
import { useNow } from '../../../ui/use-now';
import { useSiteTimeZone } from '../../hooks/use-taprooms';
import { errorMessage } from '../../lib/error-message';
import { BoardPreview } from './board-form';
import classes from './screens.module.css';
import { SmallButton } from '../../components/buttons';

// Whether a screen is on, as staff read it.

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

type Contact = Pick<Screen, 'pairedAt' | 'lastContactAt'>;
type ContactState = 'connecting' | 'online' | 'offline';

export function contactStateOf({ pairedAt, lastContactAt }: Contact, now: Date): ContactState {
  const ageOf = (instant: string) => now.getTime() - Date.parse(instant);
  if (lastContactAt === null) return ageOf(pairedAt) < connectingMs ? 'connecting' : 'offline';
  return ageOf(lastContactAt) < offlineAfterMs ? 'online' : 'offline';
}

/** `Connecting…`, `Last contact 2 minutes ago`, `Offline for 3 hours`, `Offline since Tuesday`, `Never connected`. */
export function formatContact(screen: Contact, timeZone: string, now: Date): string {
  const { lastContactAt } = screen;
  const state = contactStateOf(screen, now);
  if (lastContactAt === null) return state === 'connecting' ? 'Connecting…' : 'Never connected';
  const age = now.getTime() - Date.parse(lastContactAt);
  if (age < minuteMs) return 'Last contact just now';
  if (state === 'online') return `Last contact ${formatAge(lastContactAt, now)} ago`;
  return age < dayMs
    ? `Offline for ${formatAge(lastContactAt, now)}`
    : `Offline since ${formatDayOf(lastContactAt, timeZone, now)}`;
}

const previewHeight = 90;

type ScreenListProps = { screens: readonly Screen[]; boards: readonly Board[]; onRename: (screen: Screen) => void };

export function ScreenList({ screens, boards, onRename }: ScreenListProps) {
  return (
    <Stack component="ul" gap="sm" aria-label="Screens">
      {screens.map((screen) => (
        <ScreenRow key={screen._id} screen={screen} boards={boards} onRename={() => onRename(screen)} />
      ))}
    </Stack>
  );
}

const sizeOf = ({ width, height }: Screen) => ({ width: width ?? 1920, height: height ?? 1080 });

type ScreenRowProps = { screen: Screen; boards: readonly Board[]; onRename: () => void };

function ScreenRow({ screen, boards, onRename }: ScreenRowProps) {
  const { name, appVersion, width, height } = screen;
  const board = boards.find(({ _id }) => _id === screen.board?._id);
  const now = useNow();
  const timeZone = useSiteTimeZone();
  const size = sizeOf(screen);
  const facts = [width && height ? `${width} × ${height}` : null, appVersion ? `version ${appVersion}` : null];

  return (
    <Paper component="li" withBorder className={classes.row}>
      {board && <BoardPreview board={board} width={(previewHeight * size.width) / size.height} size={size} />}
      <div className={classes.text}>
        <Group gap="xs">
          <Text fw={600}>{name}</Text>
          {contactStateOf(screen, now) === 'offline' && <Badge color="red">Offline</Badge>}
        </Group>
        <Text size="sm">{formatContact(screen, board?.taproom?.timeZone ?? timeZone, now)}</Text>
        <Text size="sm" c="dimmed">
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </div>
      <ScreenActions screen={screen} boards={boards} onRename={onRename} />
    </Paper>
  );
}

function useScreenAction<Input, Result>(
  mutationFn: (input: Input) => Promise<Result>,
  text: { success: (result: Result) => string; failure: string },
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (result) => void toast.success(text.success(result)),
    onError: (error) => void toast.error(errorMessage(error, text.failure)),
    onSettled: () => invalidateScreens(queryClient),
  });
}

function ScreenActions({ screen: { _id, name, board }, boards, onRename }: ScreenRowProps) {
  const assign = useScreenAction(screenMutations.update, {
    success: ({ screen }) => `${name} shows ${screen.board?.name ?? 'no board'}`,
    failure: 'Failed to change the board. Please try again.',
  });
  const reload = useScreenAction(screenMutations.reload, {
    success: () => `${name} reloads now, or when it is on again`,
    failure: 'Failed to reload the screen. Please try again.',
  });
  const unpair = useScreenAction(screenMutations.unpair, {
    success: () => `${name} was unpaired`,
    failure: 'Failed to unpair the screen. Please try again.',
  });
  const handleUnpair = async () => {
    const message = 'It shows a new code. Enter that code here to pair it again.';
    if (await confirm({ title: `Unpair ${name}?`, message, confirmLabel: 'Unpair', isDestructive: true }))
      unpair.mutate(_id);
  };

  return (
    <Group gap={6} maw="100%">
      <Select
        size="xs"
        w={160}
        aria-label={`Board of ${name}`}
        placeholder="No board"
        data={boards.map((each) => ({ value: each._id, label: each.name }))}
        value={board?._id ?? null}
        disabled={assign.isPending}
        onChange={(id) => id !== null && assign.mutate({ id: _id, changes: { board: id } })}
      />
      <SmallButton icon={Pencil} aria-label={`Rename ${name}`} onClick={onRename}>
        Rename
      </SmallButton>
      <SmallButton
        icon={RotateCw}
        aria-label={`Reload ${name}`}
        isDisabled={reload.isPending}
        onClick={() => reload.mutate(_id)}
      >
        Reload
      </SmallButton>
      <SmallButton icon={Unplug} aria-label={`Unpair ${name}`} onClick={() => void handleUnpair()}>
        Unpair
      </SmallButton>
    </Group>
  );
}
