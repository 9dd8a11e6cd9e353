import { Badge } from '@mantine/core';
import type { Inquiry } from '@domain/inquiry/inquiry';

/** Marks an inquiry about which an email could not be sent. */
export function EmailFailedBadge({ inquiry: { emails } }: { inquiry: Inquiry }) {
  if (emails.every(({ state }) => state !== 'failed')) return null;
  return (
    <Badge component="span" size="sm" color="red" variant="light" title="An email about this inquiry could not be sent">
      Email failed
    </Badge>
  );
}
