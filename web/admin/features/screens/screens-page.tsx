import { Button, Group, Stack, Text, Title, List, Paper, Select, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorUp, Plus, Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Board } from '@domain/board/schema';
import type { Screen } from '@domain/screen/schema';
import { formatTime } from '@domain/time/time-of-day';
import { boardApi, invalidateScreens, screenMutations, screenQueries } from '../../api/screens';
import { PageHeader } from '../../components/page-header';
import { QueryState } from '../../components/query-state';
import { useDeleteRecord } from '../../hooks/use-delete-record';
import { clientErrorMessage, hasFieldErrors } from '../../lib/error-message';
import type { PageProps } from '../../shell/route';
import { pluralize } from '../../../domain/format';
import { BoardModal, BoardPreview, type BoardTarget } from './board-form';
import { ScreenList } from './screen-list';
import classes from './screens.module.css';
import { IconButton, SmallButton } from '../../components/buttons';
import { screenLimits } from '@domain/screen/constants';
import { pairInput, screenUpdate } from '@domain/screen/input';
import { FormError } from '../../components/form-parts';
import { toast } from '../../components/toast';
import { useActionForm, type ActionForm } from '../../hooks/use-action-form';
import { validateWith } from '../../lib/form-errors';
import { DialogButtons, FormModal } from '../../components/record-form';

/** A screen to rename, or a new one to pair; null while the dialog is closed. */
type ScreenTarget = Screen | 'new' | null;

type ScreenDialogProps = { target: ScreenTarget; boards: readonly Board[]; onClose: () => void };

function ScreenDialog({ target, boards, onClose }: ScreenDialogProps) {
  const isNew = target === 'new';
  return (
    <FormModal isOpen={target !== null} onClose={onClose} title={isNew ? 'Pair a Screen' : 'Rename Screen'}>
      {() =>
        isNew ? (
          <PairForm boards={boards} onClose={onClose} />
        ) : (
          target && <RenameForm screen={target} onClose={onClose} />
        )
      }
    </FormModal>
  );
}

type ScreenFormProps<Values extends object> = {
  of: ActionForm<Values, unknown>;
  label: string;
  saveLabel: string;
  errorText: string;
  onCancel: () => void;
  children: ReactNode;
};

function ScreenForm<Values extends object>({ of, label, saveLabel, errorText, ...props }: ScreenFormProps<Values>) {
  const { form, isPending, error, onSubmit } = of;
  const text = error && !hasFieldErrors(error) ? clientErrorMessage(error, errorText) : null;
  return (
    <form noValidate aria-label={label} onSubmit={onSubmit}>
      <FormError text={text} errors={form.errors} />
      <Stack gap="md">{props.children}</Stack>
      <DialogButtons label={isPending ? 'Saving...' : saveLabel} isBusy={isPending} onCancel={props.onCancel} />
    </form>
  );
}

function PairForm({ boards, onClose }: Omit<ScreenDialogProps, 'target'>) {
  const queryClient = useQueryClient();
  const action = useActionForm({
    initialValues: { code: '', name: '', board: boards[0]?._id ?? '' },
    validate: validateWith(pairInput),
    submit: screenMutations.pair,
    onSuccess: ({ screen: { name } }) => {
      toast.success(`${name} is paired and shows its board`);
      onClose();
    },
    onSettled: () => invalidateScreens(queryClient),
  });
  const { getInputProps } = action.form;
  return (
    <ScreenForm
      of={action}
      label="Pair a screen"
      saveLabel="Pair Screen"
      errorText="Failed to pair the screen. Please try again."
      onCancel={onClose}
    >
      <Text size="sm">
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
        className={classes.code}
        {...getInputProps('code')}
      />
      <TextInput
        label="Name"
        required
        placeholder="e.g., Behind the bar, left"
        maxLength={screenLimits.name}
        {...getInputProps('name')}
      />
      <Select
        label="Board"
        required
        data={boards.map(({ _id, name }) => ({ value: _id, label: name }))}
        {...getInputProps('board')}
      />
    </ScreenForm>
  );
}

function RenameForm({ screen, onClose }: { screen: Screen; onClose: () => void }) {
  const queryClient = useQueryClient();
  const action = useActionForm({
    initialValues: { name: screen.name },
    validate: validateWith(screenUpdate),
    submit: (changes) => screenMutations.update({ id: screen._id, changes }),
    onSuccess: (saved) => {
      toast.success(`The screen is now called ${saved.screen.name}`);
      onClose();
    },
    onSettled: () => invalidateScreens(queryClient),
  });
  return (
    <ScreenForm
      of={action}
      label="Rename screen"
      saveLabel="Rename"
      errorText="Failed to rename the screen. Please try again."
      onCancel={onClose}
    >
      <TextInput
        data-autofocus
        label="Name"
        required
        maxLength={screenLimits.name}
        {...action.form.getInputProps('name')}
      />
    </ScreenForm>
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
  const handleDelete = () => {
    const screens = screenCount === 0 ? '' : ` ${pluralize(screenCount, 'screen')} will have no board.`;
    void deleteRecord({ id: board._id, name: board.name, message: `This can’t be undone.${screens}` });
  };

  return (
    <Paper component="li" withBorder className={classes.row}>
      <BoardPreview board={board} width={previewWidth} />
      <div className={classes.text}>
        <Text fw={600}>{board.name}</Text>
        <Text size="sm" c="dimmed">
          {describeBoard(board)}
        </Text>
        <Text size="sm" c="dimmed">
          {screenCount === 0 ? 'On no screen' : `On ${pluralize(screenCount, 'screen')}`}
        </Text>
      </div>
      <Group gap={4} maw="100%">
        <SmallButton icon={Pencil} aria-label={`Edit ${board.name}`} onClick={onEdit}>
          Edit
        </SmallButton>
        <IconButton
          icon={Trash2}
          color="red.7"
          label={`Delete ${board.name}`}
          isDisabled={isDeleting}
          onClick={() => handleDelete()}
        />
      </Group>
    </Paper>
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
  const [chosen, setScreen] = useState<ScreenTarget | undefined>(route?.id ? undefined : null);
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
        <section aria-labelledby="boards-heading">
          <Group justify="space-between" mb="sm">
            <div>
              <Title order={2} size="h4" id="boards-heading">
                Boards
              </Title>
              <Text size="sm" c="dimmed">
                What is shown: a taproom’s list, its layout and its theme.
              </Text>
            </div>
            {boards.length > 0 && (
              <Button variant="default" leftSection={<Plus size={16} />} onClick={addBoard} data-add-board>
                Add Board
              </Button>
            )}
          </Group>
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
        </section>
        {boards.length + screens.length > 0 && (
          <section aria-labelledby="screens-heading">
            <Title order={2} size="h4" mb="sm" id="screens-heading">
              Paired screens
            </Title>
            <QueryState
              query={screenQuery}
              isEmpty={screens.length === 0}
              emptyText={`No screens yet. Open ${window.location.host}/screen on a TV, then enter its code here.`}
              errorText="Failed to load the screens"
            >
              <ScreenList screens={screens} boards={boards} onRename={setScreen} />
            </QueryState>
          </section>
        )}
      </Stack>
      <BoardModal target={board} onClose={() => setBoard(null)} />
      <ScreenDialog target={screen} boards={boards} onClose={() => setScreen(null)} />
    </>
  );
}
