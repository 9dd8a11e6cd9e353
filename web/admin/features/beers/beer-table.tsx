import {
  ActionIcon,
  Badge,
  Box,
  Center,
  Group,
  Image,
  Menu,
  Switch,
  Text,
  Tooltip,
  UnstyledButton,
  VisuallyHidden,
} from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Beer as BeerIcon, ExternalLink, Copy, EllipsisVertical, Link } from 'lucide-react';
import type { Beer } from '@domain/beer/schema';
import { getSwatchColor } from '../../../domain/beer-color';
import { formatAbv, formatIbu, formatSize } from '@domain/beer/display';
import { imageUrl } from '../../../ui/responsive-image';
import { beerApi, beerMutations } from '../../api/beers';
import { askAboutTaps, describeTapsOf } from '../../components/beer-on-tap';
import { type Column, DeleteRecordButton, EditButton } from '../../components/data-table';
import { InstantDate } from '../../components/labels';
import { showUndoToast } from '../../components/toast';
import { useAction } from '../../hooks/use-action';
import { copyStaffLink } from '../../lib/copy-text';
import { navigate } from '../../shell/navigation';
import classes from './beers.module.css';
import { IconButton } from '../../components/buttons';

function BeerMenu({ beer: { _id, name } }: { beer: Beer }) {
  const duplicate = useAction({
    run: () => beerMutations.duplicate(_id),
    successText: ({ beer }) => `Duplicated as “${beer.name}”. It stays inactive until you activate it.`,
    onSuccess: ({ beer }) => void navigate({ page: 'beers-edit', id: beer._id }),
    failureText: 'Failed to duplicate beer. Please try again.',
    invalidate: beerApi.invalidate,
  });

  return (
    <Menu position="bottom-end" withinPortal shadow="md" loop={false}>
      <Menu.Target>
        <IconButton icon={EllipsisVertical} label={`More actions for ${name}`} loading={duplicate.isPending} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Copy size={16} />} onClick={() => void duplicate.start()}>
          Duplicate
        </Menu.Item>
        <Menu.Item leftSection={<Link size={16} />} onClick={() => void copyStaffLink('beers', _id)}>
          Copy link
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function BeerActions({ beer }: { beer: Beer }) {
  const { _id, name, slug, isActive } = beer;
  const queryClient = useQueryClient();
  const describeDelete = async () => {
    const taps = await describeTapsOf(queryClient, [beer]);
    const message = 'Its photos will be deleted too. You will have 10 seconds to undo this.';
    return taps ? `${taps} ${message}` : message;
  };

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
      <DeleteRecordButton
        api={beerApi}
        id={_id}
        name={name}
        message={describeDelete}
        failureText="Failed to delete beer. Please try again."
      />
      <BeerMenu beer={beer} />
    </>
  );
}

/** Optimistic: shows the new state at once and reverts it if the save fails. */
function AvailabilitySwitch({ beer: { _id, name, isAvailable, updatedAt } }: { beer: Beer }) {
  const queryClient = useQueryClient();
  const save = useAction({
    run: (next: boolean) => beerApi.update(_id, { isAvailable: next, updatedAt }),
    onSuccess: (beer) => {
      offerUndo(beer, () => beerApi.invalidate(queryClient));
      if (!beer.isAvailable) void askAboutTaps(queryClient, [beer]);
    },
    failureText: `Failed to update ${name}. Please try again.`,
    invalidate: beerApi.invalidate,
  });

  return (
    <Switch
      size="sm"
      label={<VisuallyHidden>{name} is available</VisuallyHidden>}
      styles={{ label: { padding: 0 } }}
      checked={save.isPending ? save.variables : isAvailable}
      onChange={({ currentTarget }) => void save.start(currentTarget.checked)}
    />
  );
}

/** Undo is based on the saved version, so that it cannot overwrite a later change. */
const offerUndo = ({ _id, name, isAvailable, updatedAt }: Beer, refetch: () => unknown) =>
  showUndoToast({
    message: isAvailable ? 'Now available' : 'No longer available',
    detail: name,
    key: `available ${_id}`,
    onUndo: () => beerApi.update(_id, { isAvailable: !isAvailable, updatedAt }).finally(() => void refetch()),
  });

/** The primary image, or a glass in the beer's color, if it is known. Decorative: the name is next to it. */
function BeerThumbnail({ beer: { primaryImage, color } }: { beer: Pick<Beer, 'primaryImage' | 'color'> }) {
  const size = { w: 40, h: 50, flex: 'none', bg: 'gray.1' };
  if (primaryImage) return <Image {...size} src={imageUrl(primaryImage.url, 160)} alt="" loading="lazy" radius="sm" />;
  return (
    <Center component="span" {...size} bdrs="sm" aria-hidden>
      <BeerIcon size={20} color={color ? getSwatchColor(color) : 'currentColor'} />
    </Center>
  );
}

export const beerColumns: Column<Beer>[] = [
  { header: 'Beer', kind: 'title', render: (beer) => <BeerTitle beer={beer} /> },
  { header: 'ABV', wideOnly: true, align: 'right', render: ({ abv }) => formatAbv(abv) ?? '–' },
  { header: 'IBU', wideOnly: true, align: 'right', render: ({ ibu }) => formatIbu(ibu) ?? '–' },
  { header: 'Sizes', wideOnly: true, width: 150, render: ({ sizes }) => <Sizes sizes={sizes} /> },
  { header: 'Tags', wideOnly: true, width: 160, render: ({ tags }) => <Tags tags={tags} /> },
  { header: 'Available', kind: 'control', cardCorner: true, render: (beer) => <AvailabilitySwitch beer={beer} /> },
  {
    header: 'Updated',
    wideOnly: true,
    render: ({ updatedAt }) => (
      <Text span size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
        <InstantDate value={updatedAt} />
      </Text>
    ),
  },
  { header: 'Actions', kind: 'actions', render: (beer) => <BeerActions beer={beer} /> },
];

function BeerTitle({ beer }: { beer: Beer }) {
  const { _id, name, style, tags, isActive, isFeatured } = beer;
  return (
    <UnstyledButton
      className={classes.title}
      miw={{ sm: 180 }}
      onClick={() => void navigate({ page: 'beers-edit', id: _id })}
    >
      <BeerThumbnail beer={beer} />
      <Box component="span" miw={0} fw={400}>
        <VisuallyHidden>Edit </VisuallyHidden>
        <Text span size="sm" fw={600} lineClamp={3} className={classes.name}>
          {name}
        </Text>
        <Text span size="xs" c="dimmed" display="block">
          {style ?? 'No style'}
          {/* Where the table has no room for a column of tags. */}
          <Text span inherit hiddenFrom="lg">
            {tags.map((tag) => ` · ${tag}`)}
          </Text>
        </Text>
        {(!isActive || isFeatured) && (
          <Group component="span" gap={4} mt={3}>
            {!isActive && (
              <Badge component="span" size="xs" color="gray">
                Inactive
              </Badge>
            )}
            {isFeatured && (
              <Badge component="span" size="xs">
                Featured
              </Badge>
            )}
          </Group>
        )}
      </Box>
    </UnstyledButton>
  );
}

const Sizes = ({ sizes }: Pick<Beer, 'sizes'>) => (
  <Text span size="sm">
    {sizes.map((size) => formatSize(size).replace(' ', '\u00a0')).join(', ') || '–'}
  </Text>
);

function Tags({ tags }: Pick<Beer, 'tags'>) {
  return (
    <Group gap={4}>
      {tags.map((tag) => (
        <Badge key={tag} size="xs" variant="default" fw={500} maw="12em">
          {tag}
        </Badge>
      ))}
    </Group>
  );
}
