import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Board } from '@domain/board/board';
import type { Screen } from '@domain/screen/screen';
import { formatTime } from '@domain/time/time-of-day';
import { Pencil, Trash2 } from 'lucide-react';
import { invalidateScreens, screenMutations } from '../../api/screens';
import { useDeleteRecord } from '../../hooks/use-delete-record';
import { errorMessage } from '../../lib/error-message';
import { pluralize } from '../../lib/pluralize';
import { BoardPreview } from './board-preview';
import classes from './screens.module.css';

const previewWidth = 224;

type BoardListProps = { boards: readonly Board[]; screens: readonly Screen[]; onEdit: (board: Board) => void };

export function BoardList({ boards, screens, onEdit }: BoardListProps) {
  return (
    <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }} aria-label="Boards">
      {boards.map((board) => (
        <BoardRow
          key={board._id}
          board={board}
          screenCount={screens.filter((screen) => screen.board?._id === board._id).length}
          onEdit={() => onEdit(board)}
        />
      ))}
    </Stack>
  );
}

function describeBoard({ taproom, sleepFrom, sleepUntil }: Board): string {
  const sleep = sleepFrom && sleepUntil ? `sleeps ${formatTime(sleepFrom)} – ${formatTime(sleepUntil)}` : null;
  return [taproom?.name ?? 'No taproom', sleep].filter(Boolean).join(' · ');
}

type BoardRowProps = { board: Board; screenCount: number; onEdit: () => void };

function BoardRow({ board, screenCount, onEdit }: BoardRowProps) {
  const queryClient = useQueryClient();
  const { deleteRecord, isDeleting } = useDeleteRecord({
    mutation: screenMutations.removeBoard,
    invalidate: () => invalidateScreens(queryClient),
    getErrorMessage: (error) => errorMessage(error, 'Failed to delete the board. Please try again.'),
  });
  const handleDelete = () => {
    const screens = screenCount === 0 ? '' : ` ${pluralize(screenCount, 'screen')} will have no board.`;
    void deleteRecord({ id: board._id, name: board.name, message: `This can’t be undone.${screens}` });
  };

  return (
    <li className={classes.row}>
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
      <Group gap={4} className={classes.actions}>
        <Button
          size="xs"
          variant="default"
          leftSection={<Pencil size={14} aria-hidden />}
          aria-label={`Edit ${board.name}`}
          onClick={onEdit}
        >
          Edit
        </Button>
        <ActionIcon
          color="red.7"
          aria-label={`Delete ${board.name}`}
          aria-disabled={isDeleting}
          onClick={() => isDeleting || handleDelete()}
        >
          <Trash2 size={16} />
        </ActionIcon>
      </Group>
    </li>
  );
}
