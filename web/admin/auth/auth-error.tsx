import { Alert } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { errorMessage, hasFieldErrors } from '../lib/error-message';

/** Not for errors that the fields show. */
export const AuthError = ({ error, fallback }: { error: Error | null; fallback: string }) =>
  error &&
  !hasFieldErrors(error) && (
    <Alert color="red" role="alert" icon={<CircleAlert size={18} />}>
      {errorMessage(error, fallback)}
    </Alert>
  );
