import { Badge, Group, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { Beer } from '@domain/beer/beer';
import { formatAbv, formatIbu, formatSize } from '@domain/beer/display';
import { InstantDate } from '../../components/instant-date';
import { DataTable, type Column, type RowSelection } from '../../components/data-table';
import { navigate } from '../../shell/navigation';
import { AvailabilitySwitch } from './availability-switch';
import { BeerActions } from './beer-actions';
import { BeerThumbnail } from './beer-thumbnail';
import classes from './beers.module.css';

type BeerTableProps = { beers: Beer[]; isStale: boolean; selection: RowSelection<Beer> };

export const BeerTable = ({ beers, ...rest }: BeerTableProps) => (
  <DataTable label="Beers" columns={columns} rows={beers} rowKey={({ _id }) => _id} {...rest} />
);

const columns: Column<Beer>[] = [
  { header: 'Beer', kind: 'title', render: (beer) => <BeerTitle beer={beer} /> },
  {
    header: 'ABV',
    hiddenOnCard: true,
    hiddenOnTablet: true,
    align: 'right',
    render: ({ abv }) => formatAbv(abv) ?? '–',
  },
  {
    header: 'IBU',
    hiddenOnCard: true,
    hiddenOnTablet: true,
    align: 'right',
    render: ({ ibu }) => formatIbu(ibu) ?? '–',
  },
  {
    header: 'Sizes',
    hiddenOnCard: true,
    hiddenOnTablet: true,
    width: 150,
    render: ({ sizes }) => <Sizes sizes={sizes} />,
  },
  { header: 'Tags', kind: 'inline', hiddenOnTablet: true, width: 160, render: ({ tags }) => <Tags tags={tags} /> },
  { header: 'Available', kind: 'control', cardCorner: true, render: (beer) => <AvailabilitySwitch beer={beer} /> },
  {
    header: 'Updated',
    hiddenOnCard: true,
    hiddenOnTablet: true,
    render: ({ updatedAt }) => (
      <Text span size="sm" c="dimmed" className={classes.date}>
        <InstantDate value={updatedAt} />
      </Text>
    ),
  },
  { header: 'Actions', kind: 'actions', render: (beer) => <BeerActions beer={beer} /> },
];

function BeerTitle({ beer }: { beer: Beer }) {
  const { _id, name, style, tags, isActive, isFeatured } = beer;
  return (
    <UnstyledButton className={classes.title} onClick={() => void navigate({ page: 'beers-edit', id: _id })}>
      <BeerThumbnail beer={beer} />
      <span className={classes.names}>
        <VisuallyHidden>Edit </VisuallyHidden>
        <Text span size="sm" fw={600} lineClamp={3} className={classes.name}>
          {name}
        </Text>
        <Text span size="xs" c="dimmed" display="block">
          {style ?? 'No style'}
          <span className={classes.tagText}>{tags.map((tag) => ` · ${tag}`)}</span>
        </Text>
        {(!isActive || isFeatured) && (
          <span className={classes.flags}>
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
          </span>
        )}
      </span>
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
        <Badge key={tag} size="xs" variant="default" fw={500} className={classes.tag}>
          {tag}
        </Badge>
      ))}
    </Group>
  );
}
