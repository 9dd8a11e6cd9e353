import { ActionIcon, Tooltip } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Beer } from '@domain/beer/beer';
import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { beerMutations, invalidateBeers } from '../../api/beers';
import { CopyLinkButton } from '../../components/copy-link-button';
import { useDeleteRecord } from '../../hooks/use-delete-record';
import { errorMessage } from '../../lib/error-message';
import { navigate } from '../../shell/navigation';

export function BeerActions({ beer: { _id, name, slug, isActive } }: { beer: Beer }) {
  const queryClient = useQueryClient();
  const { deleteRecord, isDeleting } = useDeleteRecord({
    mutation: beerMutations.remove,
    invalidate: () => invalidateBeers(queryClient),
    getErrorMessage: (error) => errorMessage(error, 'Failed to delete beer. Please try again.'),
  });
  const handleDelete = () =>
    deleteRecord({ id: _id, name, message: 'Its images will also be deleted. This cannot be undone.' });

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
      <CopyLinkButton section="beers" id={_id} name={name} />
      <Tooltip label="Delete">
        <ActionIcon color="red.7" aria-label={`Delete ${name}`} loading={isDeleting} onClick={handleDelete}>
          <Trash2 size={16} />
        </ActionIcon>
      </Tooltip>
    </>
  );
}
