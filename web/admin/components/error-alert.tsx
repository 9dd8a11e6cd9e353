import { Alert, type AlertProps } from '@mantine/core';
import { CircleAlert } from 'lucide-react';

type ErrorAlertProps = AlertProps & { 'data-form-error'?: boolean };

export const ErrorAlert = (props: ErrorAlertProps) => (
  <Alert color="red" role="alert" icon={<CircleAlert size={18} />} {...props} />
);
