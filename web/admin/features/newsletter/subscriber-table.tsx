import { ActionIcon, Badge, Text, Tooltip } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sourceLabels } from '@domain/subscriber/source';
import type { Subscriber } from '@domain/subscriber/subscriber';
import { formatShortDate } from '@domain/time/format';
import { parsePacificDate } from '@domain/time/pacific-date';
import { Trash2 } from 'lucide-react';
import { newsletterMutations } from '../../api/newsletter';
import { confirmDelete } from '../../components/confirm';
import { DataTable, type Column } from '../../components/data-table';
import { toast } from '../../components/toast';
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
    render: ({ subscribedAt }) => formatShortDate(parsePacificDate(subscribedAt) ?? subscribedAt),
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

const failed = 'Failed to delete subscriber';

function DeleteButton({ subscriber: { _id, email } }: { subscriber: Subscriber }) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    ...newsletterMutations.remove,
    onSuccess: () => void toast.success('Subscriber deleted successfully'),
    onError: (error) => void toast.error(errorMessage(error, failed, failed)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['newsletter'] }),
  });
  const handleDelete = async () => {
    const question = `Are you sure you want to delete ${email}? This cannot be undone.`;
    if (await confirmDelete(email, question)) remove.mutate(_id);
  };
  return (
    <Tooltip label="Delete">
      <ActionIcon color="red.7" aria-label={`Delete ${email}`} loading={remove.isPending} onClick={handleDelete}>
        <Trash2 size={16} />
      </ActionIcon>
    </Tooltip>
  );
}
