import { ActionIcon, Tooltip, Menu } from '@mantine/core';
import { useQueryClient, useMutation } from '@tanstack/react-query';
import { ExternalLink, Copy, EllipsisVertical, Link } from 'lucide-react';
import type { Beer } from '@domain/beer/beer';
import { beerMutations, invalidateBeers, restoreBeer } from '../../api/beers';
import { DeleteButton, EditButton } from '../../components/row-buttons';
import { toast } from '../../components/toast';
import { useDeleteRecord } from '../../hooks/use-delete-record';
import { copyStaffLink } from '../../lib/copy-staff-link';
import { errorMessage } from '../../lib/error-message';
import { navigate } from '../../shell/navigation';

function BeerMenu({ beer: { _id, name } }: { beer: Beer }) {
  const queryClient = useQueryClient();
  const duplicate = useMutation({
    ...beerMutations.duplicate,
    onSuccess: ({ beer }) => {
      toast.success(`Duplicated as “${beer.name}”. It stays inactive until you activate it.`);
      void navigate({ page: 'beers-edit', id: beer._id });
    },
    onError: (error) => void toast.error(errorMessage(error, 'Failed to duplicate beer. Please try again.')),
    onSettled: () => invalidateBeers(queryClient),
  });

  return (
    <Menu position="bottom-end" withinPortal shadow="md" loop={false}>
      <Menu.Target>
        <ActionIcon aria-label={`More actions for ${name}`} loading={duplicate.isPending}>
          <EllipsisVertical size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Copy size={16} aria-hidden />} onClick={() => duplicate.mutate(_id)}>
          Duplicate
        </Menu.Item>
        <Menu.Item leftSection={<Link size={16} aria-hidden />} onClick={() => void copyStaffLink('beers', _id)}>
          Copy link
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

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
      <EditButton name={name} onClick={() => void navigate({ page: 'beers-edit', id: _id })} />
      <DeleteButton name={name} isDeleting={isDeleting} onClick={handleDelete} />
      <BeerMenu beer={beer} />
    </>
  );
}
