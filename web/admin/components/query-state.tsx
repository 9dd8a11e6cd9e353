import { Alert, Center, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { loadErrorMessage } from '../lib/error-message';
import { RetryButton } from './retry-button';

type QueryStateProps = {
  query: { isPending: boolean; isError: boolean; error: unknown; data: unknown; refetch: () => unknown };
  isEmpty: boolean;
  /** Such as `No users found`. */
  emptyText: string;
  /** Such as a button that clears the search. */
  emptyAction?: ReactNode;
  /** Such as `Failed to load beers`. */
  errorText: string;
  children: ReactNode;
};

/** Shows a skeleton, an error with Try Again, the empty text, or the loaded `children`. Loaded data stays visible if a refetch fails. */
export function QueryState({ query, isEmpty, emptyText, emptyAction, errorText, children }: QueryStateProps) {
  if (query.isError && query.data === undefined) return <ErrorState {...{ query, errorText }} />;
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

export function ErrorState({ query, errorText }: Pick<QueryStateProps, 'query' | 'errorText'>) {
  return (
    <Alert color="red" role="alert" icon={<CircleAlert size={18} />} title={errorText}>
      <Text size="sm" mb="sm">
        {loadErrorMessage(query.error)}
      </Text>
      <RetryButton onClick={() => query.refetch()} />
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
