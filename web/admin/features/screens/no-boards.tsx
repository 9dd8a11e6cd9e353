import { Button, List, Stack } from '@mantine/core';
import { Plus } from 'lucide-react';

/** The way to the first screen, which begins with a board. */
export const NoBoards = ({ onAdd }: { onAdd: () => void }) => (
  <Stack align="center" gap="lg">
    <List type="ordered" size="sm" spacing="xs" maw={460}>
      <List.Item>Add a board: choose its taproom, its layout and its theme.</List.Item>
      <List.Item>
        Open <b>{window.location.host}/screen</b> in the browser of the TV. It shows a code.
      </List.Item>
      <List.Item>Choose “Pair a Screen”, which appears above, and enter the code.</List.Item>
    </List>
    <Button leftSection={<Plus size={16} aria-hidden />} onClick={onAdd}>
      Add Board
    </Button>
  </Stack>
);
