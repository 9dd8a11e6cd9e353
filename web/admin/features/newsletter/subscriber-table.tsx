import { ActionIcon, Badge, Text, Tooltip } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { sourceLabels } from '@domain/subscriber/source';
import type { Subscriber } from '@domain/subscriber/subscriber';
import { Trash2 } from 'lucide-react';
import { InstantDate } from '../../components/instant-date';
import { invalidateSubscribers, newsletterMutations } from '../../api/newsletter';
import { DataTable, type Column } from '../../components/data-table';
import { useDeleteRecord } from '../../hooks/use-delete-record';
import { errorMessage } from '../../lib/error-message';
import classes from './newsletter.module.css';

export function SubscriberTable({ subscribers, isStale }: { subscribers: Subscriber[]; isStale: boolean }) {
  return (
    <DataTable label="Subscribers" columns={columns} rows={subscribers} rowKey={({ _id }) => _id} isStale={isStale} />
  );
}

const columns: Column<Subscriber>[] = [
  {
    header: 'Email',
    kind: 'title',
    render: ({ email }) => (
      <Text span size="sm" fw={600} className={classes.email}>
        {email}
      </Text>
    ),
  },
  { header: 'Source', kind: 'inline', render: ({ source }) => sourceLabels[source] },
  {
    header: 'Subscribed',
    kind: 'inline',
    render: ({ subscribedAt }) => <InstantDate value={subscribedAt} />,
  },
  {
    header: 'Status',
    kind: 'inline',
    render: ({ isActive }) => (
      <Badge size="sm" color={isActive ? 'green' : 'gray'}>
        {isActive ? 'Active' : 'Inactive'}
      </Badge>
    ),
  },
  {
    header: 'Actions',
    kind: 'actions',
    cardCorner: true,
    render: (subscriber) => <DeleteButton subscriber={subscriber} />,
  },
];

const deleteFailed = 'Failed to delete subscriber';

function DeleteButton({ subscriber: { _id, email } }: { subscriber: Subscriber }) {
  const queryClient = useQueryClient();
  const { deleteRecord, isDeleting } = useDeleteRecord({
    mutation: newsletterMutations.remove,
    invalidate: () => invalidateSubscribers(queryClient),
    successText: 'Subscriber deleted successfully',
    getErrorMessage: (error) => errorMessage(error, deleteFailed, deleteFailed),
  });
  const handleDelete = () =>
    deleteRecord({
      id: _id,
      name: email,
      message: `Are you sure you want to delete ${email}? This cannot be undone.`,
    });
  return (
    <Tooltip label="Delete">
      <ActionIcon color="red.7" aria-label={`Delete ${email}`} loading={isDeleting} onClick={handleDelete}>
        <Trash2 size={16} />
      </ActionIcon>
    </Tooltip>
  );
}
