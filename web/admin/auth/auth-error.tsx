import { Alert } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { errorMessage } from '../lib/error-message';

export const AuthError = ({ error, fallback }: { error: Error | null; fallback: string }) =>
  error && (
    <Alert color="red" role="alert" icon={<CircleAlert size={18} />}>
      {errorMessage(error, fallback)}
    </Alert>
  );
