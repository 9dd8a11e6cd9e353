import { Group, Pagination, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Pagination as Paging } from '@domain/shared/envelope';
import { pluralize } from '../lib/pluralize';

type PaginationBarProps = {
  pagination: Paging;
  /** Such as `beer`. */
  itemName: string;
  /** Where an s at the end would not do. */
  itemNamePlural?: string;
  onPage: (page: number) => void;
};

const controlNames = { previous: 'Previous page', next: 'Next page', first: 'First page', last: 'Last page' };

/** Page numbers, only when there is more than one page, and always how many there are. */
export function PaginationBar({
  pagination: { page, limit, total, pages },
  itemName: noun,
  itemNamePlural: nouns,
  onPage,
}: PaginationBarProps) {
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  if (total === 0) return null;
  const first = (page - 1) * limit + 1;
  const last = Math.min(page * limit, total);

  return (
    <Group justify="space-between" mt="md" gap="sm">
      <Text size="sm" c="dimmed" aria-live="polite">
        {pages > 1 && `${first.toLocaleString('en-US')}–${last.toLocaleString('en-US')} of `}
        {pluralize(total, noun, nouns)}
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
