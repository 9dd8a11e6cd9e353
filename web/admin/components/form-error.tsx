import { Alert } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import classes from './form-error.module.css';

/** The error of a long form, sticky below the header. */
export function FormError({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <Alert color="red" role="alert" mb="md" icon={<CircleAlert size={18} />} className={classes.error}>
      {text}
    </Alert>
  );
}
