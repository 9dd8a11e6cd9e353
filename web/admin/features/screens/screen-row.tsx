import { Badge, Box, Group, Select, Text, Paper } from '@mantine/core';
import { Pencil, RotateCw, Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Board } from '@domain/board/schema';
import { connectingMs, offlineAfterMs } from '@domain/screen/constants';
import type { Screen } from '@domain/screen/schema';
import { formatDayOf } from '@domain/tap/freshness';
import { formatAge } from '@domain/time/format';
import { invalidateScreens, screenMutations } from '../../api/screens';
import { useNow } from '../../../ui/use-now';
import { useAction } from '../../hooks/use-action';
import { useSiteTimeZone } from '../../hooks/use-taprooms';
import { BoardPreview } from './board-form';
import { SmallButton } from '../../components/buttons';

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

export const ListRow = ({ children }: { children: ReactNode }) => (
  <Paper component="li" withBorder px={16} py={12} style={{ overflowWrap: 'anywhere' }}>
    <Group gap="12px 20px">{children}</Group>
  </Paper>
);

type ScreenRowProps = { screen: Screen; boards: readonly Board[]; onRename: () => void };

export function ScreenRow({ screen, boards, onRename }: ScreenRowProps) {
  const { name, appVersion, width, height } = screen;
  const board = boards.find(({ _id }) => _id === screen.board?._id);
  const now = useNow();
  const timeZone = useSiteTimeZone();
  const size = { width: width ?? 1920, height: height ?? 1080 };
  const facts = [width && height ? `${width} × ${height}` : null, appVersion ? `version ${appVersion}` : null];

  return (
    <ListRow>
      {board && <BoardPreview board={board} width={(previewHeight * size.width) / size.height} size={size} />}
      <Box flex="1 1 220px" miw={0}>
        <Group gap="xs">
          <Text size="md" fw={600}>
            {name}
          </Text>
          {contactStateOf(screen, now) === 'offline' && <Badge color="red">Offline</Badge>}
        </Group>
        <Text>{formatContact(screen, board?.taproom?.timeZone ?? timeZone, now)}</Text>
        <Text c="dimmed">{facts.filter(Boolean).join(' · ')}</Text>
      </Box>
      <ScreenActions screen={screen} boards={boards} onRename={onRename} />
    </ListRow>
  );
}

function ScreenActions({ screen: { _id, name, board }, boards, onRename }: ScreenRowProps) {
  const assign = useAction({
    run: screenMutations.update,
    successText: ({ screen }) => `${name} shows ${screen.board?.name ?? 'no board'}`,
    failureText: 'Failed to change the board. Please try again.',
    invalidate: invalidateScreens,
  });
  const reload = useAction({
    run: () => screenMutations.reload(_id),
    successText: () => `${name} reloads now, or when it is on again`,
    failureText: 'Failed to reload the screen. Please try again.',
    invalidate: invalidateScreens,
  });
  const unpair = useAction({
    run: () => screenMutations.unpair(_id),
    question: {
      title: `Unpair ${name}?`,
      message: 'It shows a new code. Enter that code here to pair it again.',
      confirmLabel: 'Unpair',
      isDestructive: true,
    },
    successText: () => `${name} was unpaired`,
    failureText: 'Failed to unpair the screen. Please try again.',
    invalidate: invalidateScreens,
  });

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
        onChange={(id) => id !== null && void assign.start({ id: _id, changes: { board: id } })}
      />
      <SmallButton icon={Pencil} aria-label={`Rename ${name}`} onClick={onRename}>
        Rename
      </SmallButton>
      <SmallButton
        icon={RotateCw}
        aria-label={`Reload ${name}`}
        isDisabled={reload.isPending}
        onClick={() => reload.start()}
      >
        Reload
      </SmallButton>
      <SmallButton icon={Unplug} aria-label={`Unpair ${name}`} onClick={() => unpair.start()}>
        Unpair
      </SmallButton>
    </Group>
  );
}
