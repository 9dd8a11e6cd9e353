/** Beside a form whose save was rejected because the document had changed: says so until the next save, longer than Strapi’s notification. */
import { Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';

export function StaleNote() {
  const message = useForm<unknown>('StaleNote', ({ errors }) => (errors as { version?: unknown }).version);
  return typeof message === 'string' ? (
    <Typography tag="p" variant="pi" textColor="danger600">
      {message}
    </Typography>
  ) : null;
}
