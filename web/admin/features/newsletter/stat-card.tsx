import { Paper, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import classes from './newsletter.module.css';

type StatCardProps = {
  label: string;
  /** Undefined while it is on its way. */
  value: number | undefined;
};

export function StatCard({ label, value }: StatCardProps) {
  return (
    <Paper withBorder px="md" py="sm">
      <Text component="dt" size="sm" c="dimmed">
        {label}
      </Text>
      <dd className={classes.value}>
        {value?.toLocaleString('en-US') ?? (
          <>
            <Skeleton component="span" display="block" height={28} width={56} />
            <VisuallyHidden>Loading…</VisuallyHidden>
          </>
        )}
      </dd>
    </Paper>
  );
}
