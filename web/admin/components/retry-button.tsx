import { Button } from '@mantine/core';

/** It goes away with the failure, so the focus goes to the dialog around it, else to the heading of the page. */
export function RetryButton({ onClick }: { onClick: () => unknown }) {
  return (
    <Button
      size="xs"
      variant="default"
      onClick={({ currentTarget }) => {
        const dialog = currentTarget.closest<HTMLElement>('[role="dialog"]');
        (dialog ?? document.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
        onClick();
      }}
    >
      Try Again
    </Button>
  );
}
