import { Button, Group, Text } from '@mantine/core';
import type { Pagination } from '@domain/shared/envelope';

type SubscriberPaginationProps = { pagination: Pagination; onPage: (page: number) => void };

/** At an end the button stays, so that the focus does. */
export function SubscriberPagination({ pagination: { page, pages }, onPage }: SubscriberPaginationProps) {
  return (
    <Group component="nav" aria-label="Pages of subscribers" justify="center" gap="sm" mt="md">
      <Step label="Previous" isPossible={page > 1} onClick={() => onPage(page - 1)} />
      <Text size="sm" aria-live="polite">
        Page {page} of {pages}
      </Text>
      <Step label="Next" isPossible={page < pages} onClick={() => onPage(page + 1)} />
    </Group>
  );
}

type StepProps = { label: string; isPossible: boolean; onClick: () => void };

const Step = ({ label, isPossible, onClick }: StepProps) => (
  <Button
    variant="default"
    size="sm"
    aria-disabled={!isPossible}
    opacity={isPossible ? 1 : 0.5}
    onClick={() => isPossible && onClick()}
  >
    {label}
  </Button>
);
