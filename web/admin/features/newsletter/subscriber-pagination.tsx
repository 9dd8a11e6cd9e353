import { Button, Group, Text } from '@mantine/core';
import type { Pagination } from '@domain/shared/envelope';

type SubscriberPaginationProps = { pagination: Pagination; onPage: (page: number) => void };

/** Buttons stay focusable on the first and last page, so that the focus is not lost. */
export function SubscriberPagination({ pagination: { page, pages }, onPage }: SubscriberPaginationProps) {
  return (
    <Group component="nav" aria-label="Pages of subscribers" justify="center" gap="sm" mt="md">
      <PageButton label="Previous" isEnabled={page > 1} onClick={() => onPage(page - 1)} />
      <Text size="sm" aria-live="polite">
        Page {page} of {pages}
      </Text>
      <PageButton label="Next" isEnabled={page < pages} onClick={() => onPage(page + 1)} />
    </Group>
  );
}

type PageButtonProps = { label: string; isEnabled: boolean; onClick: () => void };

const PageButton = ({ label, isEnabled, onClick }: PageButtonProps) => (
  <Button
    variant="default"
    size="sm"
    aria-disabled={!isEnabled}
    opacity={isEnabled ? 1 : 0.5}
    onClick={() => isEnabled && onClick()}
  >
    {label}
  </Button>
);
