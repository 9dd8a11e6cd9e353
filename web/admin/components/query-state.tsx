import { Skeleton, Stack, Text, VisuallyHidden, Button } from '@mantine/core';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../../api/client';
import { loadErrorMessage } from '../lib/error-message';
import { SmallButton } from './buttons';
import { ErrorAlert } from './error-alert';

/** Disappears when clicked, so it moves the focus to the surrounding dialog or to the page heading. */
export function RetryButton({ onClick }: { onClick: () => unknown }) {
  return (
    <SmallButton
      onClick={({ currentTarget }) => {
        const dialog = currentTarget.closest<HTMLElement>('[role="dialog"]');
        (dialog ?? document.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
        onClick();
      }}
    >
      Try Again
    </SmallButton>
  );
}

export type Query<Data> = {
  isPending: boolean;
  isError: boolean;
  error: unknown;
  data: Data | undefined;
  refetch: () => unknown;
};

type QueryStateProps<Data> = {
  query: Query<Data>;
  isEmpty?: boolean | undefined;
  emptyText?: string;
  emptyAction?: ReactNode;
  errorText: string;
  children: ReactNode | ((data: Data) => ReactNode);
};

/** Shows a skeleton, an error with Try Again, the empty text, or the loaded `children`. Loaded data stays visible if a refetch fails. */
export function QueryState<Data>(props: QueryStateProps<Data>) {
  const { query, isEmpty = false, emptyText, emptyAction, errorText, children } = props;
  const { data } = query;
  if (data === undefined) return query.isError ? <ErrorState query={query} errorText={errorText} /> : <Loading />;
  if (isEmpty) {
    return (
      <Stack align="center" gap="sm" p="xl">
        <Text size="md" c="dimmed" role="status">
          {emptyText}
        </Text>
        {emptyAction}
      </Stack>
    );
  }
  return typeof children === 'function' ? children(data) : children;
}

type LoadedProps<Data, Key extends QueryKey> = Omit<QueryStateProps<Data>, 'query'> & {
  of: UseQueryOptions<Data, Error, Data, Key>;
};

/** Loads what it shows. */
export const Loaded = <Data, Key extends QueryKey>({ of, ...state }: LoadedProps<Data, Key>) => (
  <QueryState query={useQuery(of)} {...state} />
);

type ErrorStateProps = { query: Pick<Query<unknown>, 'error' | 'refetch'>; errorText: string };

export function ErrorState({ query, errorText }: ErrorStateProps) {
  return (
    <ErrorAlert title={errorText}>
      <Text mb="sm">{loadErrorMessage(query.error)}</Text>
      <RetryButton onClick={() => query.refetch()} />
    </ErrorAlert>
  );
}

export function Loading() {
  return (
    <Stack gap="xs" role="status" aria-busy="true">
      <VisuallyHidden>Loading…</VisuallyHidden>
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} height={44} radius="sm" />
      ))}
    </Stack>
  );
}

type RecordStateProps<Data> = {
  query: Query<Data>;
  itemName: string;
  /** Names the button that leaves, such as `Go to beers`. */
  leaveLabel: string;
  onLeave: () => void;
  children: (record: Data) => ReactNode;
};

/** The state of one record, which may be missing, such as one opened by an old link. */
export function RecordState<Data>({ query, itemName, leaveLabel, onLeave, children }: RecordStateProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <Loading />;
  const isMissing = query.error instanceof ApiError && query.error.status === 404;
  if (!isMissing) return <ErrorState query={query} errorText={`Failed to load this ${itemName}`} />;
  return (
    <Stack align="center" gap="sm" p="xl" role="alert" ta="center">
      <Text size="md" fw={600}>
        This {itemName} no longer exists
      </Text>
      <Text c="dimmed">It may have been deleted, or the link to it is incomplete.</Text>
      <Button variant="default" onClick={onLeave}>
        {leaveLabel}
      </Button>
    </Stack>
  );
}
