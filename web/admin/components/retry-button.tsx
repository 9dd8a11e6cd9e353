import { Button } from '@mantine/core';

/** Disappears when clicked, so it moves the focus to the surrounding dialog or to the page heading. */
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
