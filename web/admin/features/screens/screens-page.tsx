import { Box, Button, Group, List, Stack, Text, TextInput, Badge, Select } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorUp, Plus, Pencil, RotateCw, Unplug } from 'lucide-react';
import { useState } from 'react';
import type { Board } from '@domain/board/schema';
import type { Screen } from '@domain/screen/schema';
import { invalidateScreens, screenMutations, screenQueries } from '../../api/screens';
import { PageHeader } from '../../components/page-header';
import { QueryState } from '../../components/query-state';
import { clientErrorMessage } from '../../lib/error-message';
import type { PageProps } from '../../shell/route';
import { Fields, type FieldRow } from '../../components/fields';
import type { DialogTarget } from '../../components/record-dialog';
import { BoardDialog, BoardPreview, BoardRow, ListRow } from './board-form';
import { SmallButton } from '../../components/buttons';
import { screenLimits, connectingMs, offlineAfterMs } from '@domain/screen/constants';
import { pairInput, screenUpdate } from '@domain/screen/input';
import { Section } from '../../components/form-parts';
import { toast } from '../../components/toast';
import { useActionForm } from '../../hooks/use-action-form';
import { validateWith } from '../../lib/form-errors';
import { DialogForm, FormModal } from '../../components/record-form';
import { formatDayOf } from '@domain/tap/freshness';
import { formatAge } from '@domain/time/format';
import { useNow } from '../../../ui/use-now';
import { useAction } from '../../hooks/use-action';
import { useSiteTimeZone } from '../../hooks/use-taprooms';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

type Contact = Pick<Screen, 'pairedAt' | 'lastContactAt'>;

export function contactStateOf({ pairedAt, lastContactAt }: Contact, now: Date) {
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

const toOptions = (boards: readonly Board[]) => boards.map(({ _id, name }) => ({ value: _id, label: name }));

const previewHeight = 90;

type ScreenRowProps = { screen: Screen; boards: readonly Board[]; onRename: () => void };

function ScreenRow({ screen, boards, onRename }: ScreenRowProps) {
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
        data={toOptions(boards)}
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

type ScreenFormProps = {
  /** Null for a new one, which is paired. */
  screen: Screen | null;
  boards: readonly Board[];
  onClose: () => void;
};

function ScreenForm({ screen, boards, onClose }: ScreenFormProps) {
  const queryClient = useQueryClient();
  const action = useActionForm({
    initialValues: { code: '', name: screen?.name ?? '', board: boards[0]?._id ?? '' },
    validate: (values) =>
      screen ? validateWith(screenUpdate)({ name: values.name }) : validateWith(pairInput)(values),
    submit: (values) =>
      screen
        ? screenMutations.update({ id: screen._id, changes: { name: values.name } })
        : screenMutations.pair(values),
    onSuccess: ({ screen: { name } }) => {
      toast.success(screen ? `The screen is now called ${name}` : `${name} is paired and shows its board`);
      onClose();
    },
    onSettled: () => invalidateScreens(queryClient),
  });
  const verb = screen ? 'rename' : 'pair';
  const nameField: FieldRow = {
    name: 'name',
    label: 'Name',
    required: true,
    placeholder: 'e.g., Behind the bar, left',
    maxLength: screenLimits.name,
    'data-autofocus': screen !== null || undefined,
  };
  const boardField: FieldRow = {
    name: 'board',
    kind: 'select',
    label: 'Board',
    required: true,
    data: toOptions(boards),
  };
  return (
    <DialogForm
      of={action}
      label={screen ? 'Rename screen' : 'Pair a screen'}
      saveLabel={screen ? 'Rename' : 'Pair Screen'}
      errorText={(error) => clientErrorMessage(error, `Failed to ${verb} the screen. Please try again.`)}
      onCancel={onClose}
    >
      {!screen && (
        <>
          <Text>
            Open <b>{window.location.host}/screen</b> in the browser of the TV. It shows a code of six digits.
          </Text>
          <TextInput
            data-autofocus
            label="Code"
            required
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            placeholder="123 456"
            styles={{ input: { fontSize: 28, fontVariantNumeric: 'tabular-nums', letterSpacing: '0.18em' } }}
            {...action.form.getInputProps('code')}
          />
        </>
      )}
      <Fields form={action.form} fields={screen ? [nameField] : [nameField, boardField]} />
    </DialogForm>
  );
}

/** The way to the first screen, which begins with a board. */
const NoBoards = ({ onAdd }: { onAdd: () => void }) => (
  <Stack align="center" gap="lg">
    <List type="ordered" size="sm" spacing="xs" maw={460}>
      <List.Item>Add a board: choose its taproom, its layout and its theme.</List.Item>
      <List.Item>
        Open <b>{window.location.host}/screen</b> in the browser of the TV. It shows a code.
      </List.Item>
      <List.Item>Choose “Pair a Screen”, which appears above, and enter the code.</List.Item>
    </List>
    <Button leftSection={<Plus size={16} />} onClick={onAdd}>
      Add Board
    </Button>
  </Stack>
);

/** Boards, and the TVs that show them. `route.id`: of the screen whose form opens. */
export function ScreensPage({ route }: Partial<PageProps>) {
  const [board, setBoard] = useState<DialogTarget<Board>>(null);
  // The form of the route's screen opens as soon as the screens are loaded, unless it was closed.
  const [chosen, setScreen] = useState<DialogTarget<Screen> | undefined>(route?.id ? undefined : null);
  const boardQuery = useQuery(screenQueries.boards());
  const screenQuery = useQuery(screenQueries.screens());
  const boards = boardQuery.data ?? [];
  const screens = screenQuery.data ?? [];
  const screen = chosen === undefined ? (screens.find(({ _id }) => _id === route?.id) ?? null) : chosen;
  const addBoard = () => setBoard('new');

  return (
    <>
      <PageHeader title="Screens" subtitle="TVs that show a tap list, live">
        {boards.length > 0 && (
          <Button leftSection={<MonitorUp size={16} />} onClick={() => setScreen('new')}>
            Pair a Screen
          </Button>
        )}
      </PageHeader>
      <Stack gap="xl">
        <Section
          title="Boards"
          hint="What is shown: a taproom’s list, its layout and its theme."
          aside={
            boards.length > 0 && (
              <Button variant="default" leftSection={<Plus size={16} />} onClick={addBoard} data-add-board>
                Add Board
              </Button>
            )
          }
        >
          <QueryState
            query={boardQuery}
            isEmpty={boards.length === 0}
            emptyText="No boards yet. A screen shows a board, so add a board first, then pair the screen."
            emptyAction={<NoBoards onAdd={addBoard} />}
            errorText="Failed to load the boards"
          >
            <Stack component="ul" gap="sm" aria-label="Boards">
              {boards.map((each) => (
                <BoardRow
                  key={each._id}
                  board={each}
                  screenCount={screens.filter((shown) => shown.board?._id === each._id).length}
                  onEdit={() => setBoard(each)}
                />
              ))}
            </Stack>
          </QueryState>
        </Section>
        {boards.length + screens.length > 0 && (
          <Section title="Paired screens">
            <QueryState
              query={screenQuery}
              isEmpty={screens.length === 0}
              emptyText={`No screens yet. Open ${window.location.host}/screen on a TV, then enter its code here.`}
              errorText="Failed to load the screens"
            >
              <Stack component="ul" gap="sm" aria-label="Screens">
                {screens.map((each) => (
                  <ScreenRow key={each._id} screen={each} boards={boards} onRename={() => setScreen(each)} />
                ))}
              </Stack>
            </QueryState>
          </Section>
        )}
      </Stack>
      <BoardDialog target={board} onClose={() => setBoard(null)} />
      <FormModal
        isOpen={screen !== null}
        onClose={() => setScreen(null)}
        title={screen === 'new' ? 'Pair a Screen' : 'Rename Screen'}
      >
        {(onClose) => <ScreenForm screen={screen === 'new' ? null : screen} boards={boards} onClose={onClose} />}
      </FormModal>
    </>
  );
}
