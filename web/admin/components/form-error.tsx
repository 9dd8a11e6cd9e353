import { Alert } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import classes from './form-error.module.css';

/** Why a long form was not saved; it stays in sight while the form is scrolled. */
export function FormError({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <Alert color="red" role="alert" mb="md" icon={<CircleAlert size={18} />} className={classes.problem}>
      {text}
    </Alert>
  );
}
