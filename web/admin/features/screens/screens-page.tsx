import { Box, Button, Group, Select, Stack, Text, List, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorUp, Plus, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { Board } from '@domain/board/schema';
import type { Screen } from '@domain/screen/schema';
import { formatTime } from '@domain/time/time-of-day';
import { boardApi, invalidateScreens, screenMutations, screenQueries } from '../../api/screens';
import { PageHeader } from '../../components/page-header';
import { QueryState } from '../../components/query-state';
import { useDeleteRecord } from '../../hooks/use-delete-record';
import { clientErrorMessage } from '../../lib/error-message';
import type { PageProps } from '../../shell/route';
import { pluralize } from '../../../domain/format';
import { BoardModal, BoardPreview, type BoardTarget } from './board-form';
import { ListRow, ScreenRow } from './screen-row';
import { SmallButton, TrashButton } from '../../components/buttons';
import { screenLimits } from '@domain/screen/constants';
import { pairInput, screenUpdate } from '@domain/screen/input';
import { Section } from '../../components/form-parts';
import { toast } from '../../components/toast';
import { useActionForm } from '../../hooks/use-action-form';
import { validateWith } from '../../lib/form-errors';
import { DialogForm, FormModal } from '../../components/record-form';

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
    validate: ({ name, ...pairing }) =>
      screen ? validateWith(screenUpdate)({ name }) : validateWith(pairInput)({ name, ...pairing }),
    submit: ({ name, ...pairing }) =>
      screen
        ? screenMutations.update({ id: screen._id, changes: { name } })
        : screenMutations.pair({ name, ...pairing }),
    onSuccess: ({ screen: { name } }) => {
      toast.success(screen ? `The screen is now called ${name}` : `${name} is paired and shows its board`);
      onClose();
    },
    onSettled: () => invalidateScreens(queryClient),
  });
  const { getInputProps } = action.form;
  return (
    <DialogForm
      of={action}
      label={screen ? 'Rename screen' : 'Pair a screen'}
      saveLabel={screen ? 'Rename' : 'Pair Screen'}
      errorText={(error) =>
        clientErrorMessage(error, `Failed to ${screen ? 'rename' : 'pair'} the screen. Please try again.`)
      }
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
            {...getInputProps('code')}
          />
        </>
      )}
      <TextInput
        data-autofocus={screen !== null || undefined}
        label="Name"
        required
        placeholder="e.g., Behind the bar, left"
        maxLength={screenLimits.name}
        {...getInputProps('name')}
      />
      {!screen && (
        <Select
          label="Board"
          required
          data={boards.map(({ _id, name }) => ({ value: _id, label: name }))}
          {...getInputProps('board')}
        />
      )}
    </DialogForm>
  );
}

const previewWidth = 224;

function describeBoard({ taproom, sleepFrom, sleepUntil }: Board): string {
  const sleep = sleepFrom && sleepUntil ? `sleeps ${formatTime(sleepFrom)} – ${formatTime(sleepUntil)}` : null;
  return [taproom?.name ?? 'No taproom', sleep].filter(Boolean).join(' · ');
}

type BoardRowProps = { board: Board; screenCount: number; onEdit: () => void };

function BoardRow({ board, screenCount, onEdit }: BoardRowProps) {
  const { deleteRecord, isDeleting } = useDeleteRecord({
    api: boardApi,
    failureText: 'Failed to delete the board. Please try again.',
  });
  const screens = pluralize(screenCount, 'screen');
  const message = screenCount === 0 ? 'This can’t be undone.' : `This can’t be undone. ${screens} will have no board.`;

  return (
    <ListRow>
      <BoardPreview board={board} width={previewWidth} />
      <Box flex="1 1 220px" miw={0}>
        <Text size="md" fw={600}>
          {board.name}
        </Text>
        <Text c="dimmed">{describeBoard(board)}</Text>
        <Text c="dimmed">{screenCount === 0 ? 'On no screen' : `On ${screens}`}</Text>
      </Box>
      <Group gap={4} maw="100%">
        <SmallButton icon={Pencil} aria-label={`Edit ${board.name}`} onClick={onEdit}>
          Edit
        </SmallButton>
        <TrashButton
          label={`Delete ${board.name}`}
          isDisabled={isDeleting}
          onClick={() => void deleteRecord({ id: board._id, name: board.name, message })}
        />
      </Group>
    </ListRow>
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
  const [board, setBoard] = useState<BoardTarget>(null);
  // The form of the route's screen opens as soon as the screens are loaded, unless it was closed.
  const [chosen, setScreen] = useState<Screen | 'new' | null | undefined>(route?.id ? undefined : null);
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
      <BoardModal target={board} onClose={() => setBoard(null)} />
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
