import { Alert, Center, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { NetworkError } from '../../api/client';
import { failureMessage } from './failure';
import { TryAgain } from './try-again';

type ListStateProps = {
  query: { isPending: boolean; isError: boolean; error: unknown; data: unknown; refetch: () => unknown };
  isEmpty: boolean;
  /** Such as `No users found`. */
  emptyText: string;
  /** What to do about it. */
  emptyAction?: ReactNode;
  /** Such as `Failed to load beers`. */
  failureText: string;
  children: ReactNode;
};

/** Loading, failed (with Try Again), empty, or the list itself. A list that is there stays during a failed refresh. */
export function ListState({ query, isEmpty, emptyText, emptyAction, failureText, children }: ListStateProps) {
  if (query.isError && query.data === undefined) return <Failed {...{ query, failureText }} />;
  if (query.isPending) return <Loading />;
  if (isEmpty) {
    return (
      <Center p="xl">
        <Stack align="center" gap="sm">
          <Text c="dimmed" role="status">
            {emptyText}
          </Text>
          {emptyAction}
        </Stack>
      </Center>
    );
  }
  return children;
}

export function Failed({ query, failureText }: Pick<ListStateProps, 'query' | 'failureText'>) {
  return (
    <Alert color="red" role="alert" icon={<CircleAlert size={18} />} title={failureText}>
      <Text size="sm" mb="sm">
        {failureMessage(query.error, 'The server did not answer as expected.')}
        {query.error instanceof NetworkError && ': the server cannot be reached. Try again in a moment.'}
      </Text>
      <TryAgain onClick={() => query.refetch()} />
    </Alert>
  );
}

export function Loading({ rows = 6 }: { rows?: number }) {
  return (
    <Stack gap="xs" role="status" aria-busy="true">
      <VisuallyHidden>Loading…</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={44} radius="sm" />
      ))}
    </Stack>
  );
}
