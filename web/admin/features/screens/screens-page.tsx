import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { MonitorUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { screenQueries } from '../../api/screens';
import { PageHeader } from '../../components/page-header';
import { QueryState } from '../../components/query-state';
import { BoardModal, type BoardTarget } from './board-form';
import { BoardList } from './board-list';
import { NoBoards } from './no-boards';
import { ScreenDialog, type ScreenTarget } from './screen-dialog';
import { ScreenList } from './screen-list';

/** Boards, and the TVs that show them. */
export function ScreensPage() {
  const [board, setBoard] = useState<BoardTarget>(null);
  const [screen, setScreen] = useState<ScreenTarget>(null);
  const boardQuery = useQuery(screenQueries.boards());
  const screenQuery = useQuery(screenQueries.screens());
  const boards = boardQuery.data ?? [];
  const screens = screenQuery.data ?? [];
  const addBoard = () => setBoard('new');

  return (
    <>
      <PageHeader title="Screens" subtitle="TVs that show a tap list, live">
        {boards.length > 0 && (
          <Button leftSection={<MonitorUp size={16} aria-hidden />} onClick={() => setScreen('new')}>
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
              <Button variant="default" leftSection={<Plus size={16} aria-hidden />} onClick={addBoard}>
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
            <BoardList boards={boards} screens={screens} onEdit={setBoard} />
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
