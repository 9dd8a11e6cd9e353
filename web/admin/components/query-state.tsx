import { Alert, Center, Skeleton, Stack, Text, VisuallyHidden, Button } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '../../api/client';
import { loadErrorMessage } from '../lib/error-message';

/** Disappears when clicked, so it moves the focus to the surrounding dialog or to the page heading. */
export function RetryButton({ onClick }: { onClick: () => unknown }) {
  return (
    <Button
      size="xs"
      variant="default"
      onClick={({ currentTarget }) => {
        const dialog = currentTarget.closest<HTMLElement>('[role="dialog"]');
        (dialog ?? document.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
        onClick();
      }}
    >
      Try Again
    </Button>
  );
}

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
