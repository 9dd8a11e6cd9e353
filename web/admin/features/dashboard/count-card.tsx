import { Skeleton, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { navigate } from '../../shell/navigation';
import type { PageKey } from '../../shell/route';
import classes from './count-card.module.css';

type CountCardProps = {
  label: string;
  /** Undefined while it is on its way. */
  value: number | undefined;
  page: PageKey;
  badge?: ReactNode;
  hasFailed?: boolean;
};

/** A count that links to the page of what it counts. */
export function CountCard({ label, value, page, badge, hasFailed }: CountCardProps) {
  return (
    <UnstyledButton className={classes.card} onClick={() => void navigate({ page })}>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text className={classes.value}>
        {value !== undefined && value.toLocaleString('en-US')}
        {badge}
        {value === undefined && hasFailed && (
          <Text span title="Could not be loaded">
            –
          </Text>
        )}
        {value === undefined && !hasFailed && (
          <Skeleton component="span" display="block" height={26} mt={6} width={48} />
        )}
        {value === undefined && <VisuallyHidden>{hasFailed ? 'Could not be loaded' : 'Loading…'}</VisuallyHidden>}
      </Text>
    </UnstyledButton>
  );
}
