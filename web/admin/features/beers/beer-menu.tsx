import { ActionIcon, Menu } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Beer } from '@domain/beer/beer';
import { Copy, EllipsisVertical, Link } from 'lucide-react';
import { beerMutations, invalidateBeers } from '../../api/beers';
import { toast } from '../../components/toast';
import { copyStaffLink } from '../../lib/copy-staff-link';
import { errorMessage } from '../../lib/error-message';
import { navigate } from '../../shell/navigation';

export function BeerMenu({ beer: { _id, name } }: { beer: Beer }) {
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
