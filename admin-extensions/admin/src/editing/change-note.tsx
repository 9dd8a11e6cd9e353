import { Typography } from '@strapi/design-system';
import { breweryTimeZone } from '../brewery-time';
import type { Conflict } from './conflicts';

const format = (instant: string) =>
  new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: breweryTimeZone(),
  }).format(new Date(instant));

/** Who changed a document, and when. */
export function ChangeNote({ conflict: { subject, updatedAt } }: { conflict: Conflict }) {
  return (
    <Typography tag="p">
      {subject} on {format(updatedAt)}. Nothing of yours is lost.
    </Typography>
  );
}
