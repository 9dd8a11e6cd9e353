import { Group, Pagination, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Pagination as PageInfo } from '@domain/shared/envelope';
import { formatCount } from '../lib/format-count';
import { pluralize } from '../lib/pluralize';

type PaginationBarProps = {
  pagination: PageInfo;
  /** Such as `beer`. */
  itemName: string;
  /** By default, `itemName` with an s. */
  itemNamePlural?: string;
  onPage: (page: number) => void;
};

const controlNames = { previous: 'Previous page', next: 'Next page', first: 'First page', last: 'Last page' };

/** The number of items and, if there is more than one page, the page numbers. */
export function PaginationBar({
  pagination: { page, limit, total, pages },
  itemName,
  itemNamePlural,
  onPage,
}: PaginationBarProps) {
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  if (total === 0) return null;
  const first = (page - 1) * limit + 1;
  const last = Math.min(page * limit, total);

  return (
    <Group justify="space-between" mt="md" gap="sm">
      <Text size="sm" c="dimmed" aria-live="polite">
        {pages > 1 && `${formatCount(first)}–${formatCount(last)} of `}
        {pluralize(total, itemName, itemNamePlural)}
      </Text>
      {pages > 1 && (
        <Pagination
          component="nav"
          aria-label="Pages"
          total={pages}
          value={page}
          onChange={onPage}
          siblings={isNarrow ? 0 : 1}
          size={isNarrow ? 'md' : 'sm'}
          getControlProps={(control) => ({ 'aria-label': controlNames[control] })}
          getItemProps={(number) => ({ 'aria-label': `Page ${number}` })}
        />
      )}
    </Group>
  );
}
