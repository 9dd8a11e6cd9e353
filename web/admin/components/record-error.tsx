import { Button, Center, Stack, Text } from '@mantine/core';
import { ApiError } from '../../api/client';
import { ErrorState } from './query-state';

type RecordErrorProps = {
  query: { error: unknown; isPending: boolean; isError: boolean; data: unknown; refetch: () => unknown };
  /** Such as `beer`. */
  itemName: string;
  /** Names the button that leaves, such as `Go to beers`. */
  leaveLabel: string;
  onLeave: () => void;
};

/** For a page about one record that could not be loaded, such as one opened by an old link. */
export function RecordError({ query, itemName, leaveLabel, onLeave }: RecordErrorProps) {
  const isMissing = query.error instanceof ApiError && query.error.status === 404;
  if (!isMissing) return <ErrorState query={query} errorText={`Failed to load this ${itemName}`} />;
  return (
    <Center p="xl">
      <Stack align="center" gap="sm" role="alert">
        <Text fw={600} ta="center">
          This {itemName} no longer exists
        </Text>
        <Text size="sm" c="dimmed" ta="center">
          It may have been deleted, or the link to it is incomplete.
        </Text>
        <Button variant="default" onClick={onLeave}>
          {leaveLabel}
        </Button>
      </Stack>
    </Center>
  );
}
