import { Typography } from '@strapi/design-system';
import { breweryTimeZone } from '../brewery-time';
import { formatInstant } from '../times';
import type { Conflict } from './conflicts';

/** Who changed a document, and when. */
export function ChangeNote({ conflict: { subject, updatedAt } }: { conflict: Conflict }) {
  return (
    <Typography tag="p">
      {subject} on {formatInstant(updatedAt, breweryTimeZone())}. Your edits are still here.
    </Typography>
  );
}
