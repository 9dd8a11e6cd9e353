import { ActionIcon, Tooltip } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Beer } from '@domain/beer/beer';
import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { beerMutations, invalidateBeers, restoreBeer } from '../../api/beers';
import { useDeleteRecord } from '../../hooks/use-delete-record';
import { errorMessage } from '../../lib/error-message';
import { navigate } from '../../shell/navigation';
import { BeerMenu } from './beer-menu';

export function BeerActions({ beer }: { beer: Beer }) {
  const { _id, name, slug, isActive } = beer;
  const queryClient = useQueryClient();
  const { deleteRecord, isDeleting } = useDeleteRecord({
    mutation: beerMutations.remove,
    restore: restoreBeer,
    invalidate: () => invalidateBeers(queryClient),
    getErrorMessage: (error) => errorMessage(error, 'Failed to delete beer. Please try again.'),
  });
  const handleDelete = () =>
    deleteRecord({ id: _id, name, message: 'Its photos will be deleted too. You will have 10 seconds to undo this.' });

  return (
    <>
      {isActive && (
        <Tooltip label="View on site">
          <ActionIcon
            component="a"
            href={`/beers/${slug}`}
            target="_blank"
            rel="noopener"
            aria-label={`View ${name} on the site (opens in a new tab)`}
          >
            <ExternalLink size={16} />
          </ActionIcon>
        </Tooltip>
      )}
      <Tooltip label="Edit">
        <ActionIcon aria-label={`Edit ${name}`} onClick={() => void navigate({ page: 'beers-edit', id: _id })}>
          <Pencil size={16} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Delete">
        <ActionIcon color="red.7" aria-label={`Delete ${name}`} loading={isDeleting} onClick={handleDelete}>
          <Trash2 size={16} />
        </ActionIcon>
      </Tooltip>
      <BeerMenu beer={beer} />
    </>
  );
}
