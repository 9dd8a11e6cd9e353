import {
  ActionIcon,
  Badge,
  Box,
  Center,
  Group,
  Image,
  Menu,
  Select,
  Switch,
  Text,
  Tooltip,
  UnstyledButton,
  VisuallyHidden,
} from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowDownUp, Beer as BeerIcon, Copy, EllipsisVertical, ExternalLink, Link } from 'lucide-react';
import { formatAbv, formatIbu, formatSize } from '@domain/beer/display';
import { beerTag } from '@domain/beer/input';
import { adminSortLabel, beerAdminSorts, defaultAdminSort, type BeerAdminSort } from '@domain/beer/list-order';
import type { Beer } from '@domain/beer/schema';
import { tagChoiceLabel, tagChoices } from '@domain/beer/tag';
import { getSwatchColor } from '../../../domain/beer-color';
import { imageUrl } from '../../../ui/responsive-image';
import { beerMutations, beerQueries, beerApi, fetchMatchingBeers } from '../../api/beers';
import { askAboutTaps, describeTapsOf } from '../../components/beer-on-tap';
import { BulkBar } from '../../components/bulk-bar';
import { IconButton } from '../../components/buttons';
import { DataTable, DeleteRecordButton, EditButton, type Column } from '../../components/data-table';
import { InstantDate } from '../../components/labels';
import { selectWidth } from '../../components/list-controls';
import { ListPage } from '../../components/list-page';
import { showUndoToast } from '../../components/toast';
import { useAction } from '../../hooks/use-action';
import { useList } from '../../hooks/use-list-filters';
import { useSelection } from '../../hooks/use-selection';
import { copyStaffLink } from '../../lib/copy-text';
import { navigate } from '../../shell/navigation';
import classes from './beers.module.css';

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

const beerColumns: Column<Beer>[] = [
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

type BeerListProps = {
  beers: Beer[];
  /** The number of results on all pages. */
  total: number;
  filter: { search?: string; active?: boolean };
  isStale: boolean;
};

function BeerList({ beers, total, filter, isStale }: BeerListProps) {
  const queryClient = useQueryClient();
  const selection = useSelection(filter, isStale);

  return (
    <>
      <BulkBar
        api={beerApi}
        records={beers}
        total={total}
        selection={selection}
        fetchAllResults={() => fetchMatchingBeers(selection.filter)}
        actions={[
          [
            { label: 'Set available', result: 'now available', changes: { isAvailable: true } },
            {
              label: 'Set unavailable',
              result: 'no longer available',
              changes: { isAvailable: false },
              onChanged: (changed) => askAboutTaps(queryClient, changed),
            },
          ],
          [
            { label: 'Activate', result: 'now active', changes: { isActive: true } },
            { label: 'Deactivate', result: 'now inactive', changes: { isActive: false } },
          ],
          [
            { label: 'Feature', result: 'now featured', changes: { isFeatured: true } },
            { label: 'Stop featuring', result: 'no longer featured', changes: { isFeatured: false } },
          ],
        ]}
        tagging={{
          schema: beerTag,
          suggestions: [...new Set([...tagChoices.map(tagChoiceLabel), ...beers.flatMap(({ tags }) => tags)])],
        }}
        describeDelete={async (records) =>
          [await describeTapsOf(queryClient, records), 'Their photos will be deleted too.'].filter(Boolean).join(' ')
        }
      />
      <DataTable
        label="Beers"
        columns={beerColumns}
        rows={beers}
        rowKey={({ _id }) => _id}
        isStale={isStale}
        selection={selection.rowsOf(beers)}
      />
    </>
  );
}

type BeerListFilters = { page: number; search: string; active: 'true' | 'false' | null; sort: BeerAdminSort };

const defaultFilters: BeerListFilters = { page: 1, search: '', active: null, sort: defaultAdminSort };

const sortOptions = beerAdminSorts.map((value) => ({ value, label: adminSortLabel(value) }));

const activeOptions = [
  { value: 'true', label: 'Active only' },
  { value: 'false', label: 'Inactive only' },
] as const;

export function BeersPage() {
  const list = useList('beers', defaultFilters);
  const { page, search, active, sort } = list.filters;
  const filter = { search, active: active === null ? undefined : active === 'true' };
  const query = useQuery(beerQueries.list({ page, sort, ...filter }));

  return (
    <ListPage
      title="Beers"
      itemName="beer"
      list={list}
      query={query}
      items={({ beers }) => beers}
      choices={[{ name: 'active', label: 'Show', anyLabel: 'All beers', options: activeOptions }]}
      filters={
        <Select
          aria-label="Sort by"
          leftSection={<ArrowDownUp size={16} />}
          data={sortOptions}
          value={sort}
          onChange={(next) => next !== null && list.update({ sort: next })}
          {...selectWidth}
        />
      }
      add={{ label: 'New Beer', onClick: () => void navigate({ page: 'beers-new' }) }}
      importPage="beers-import"
      exportCsv={beerMutations.exportCsv}
    >
      {(beers, { pagination: { total } }) => (
        <BeerList beers={beers} total={total} filter={filter} isStale={query.isPlaceholderData} />
      )}
    </ListPage>
  );
}
