import { Skeleton, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatCount } from '../../domain/format';
import classes from './stat-card.module.css';

type StatCardProps = {
  label: string;
  /** Undefined while it loads, or if it has failed to load. */
  value: number | undefined;
  hasFailed?: boolean;
  badge?: ReactNode;
  /** What is counted, where the label leaves it open. */
  hint?: string;
  onClick?: () => void;
};

export function StatCard({ label, value, hasFailed = false, badge, hint, onClick }: StatCardProps) {
  const content = (
    <>
      <Text span display="block" c="dimmed">
        {label}
      </Text>
      <Text span display="block" mih={40} ff="heading" fz="2rem" fw={600} lh={1.25} style={tabularNumbers}>
        {value === undefined ? <MissingValue hasFailed={hasFailed} /> : formatCount(value)}
        {badge}
      </Text>
      {hint && (
        <Text span display="block" size="xs" c="dimmed">
          {hint}
        </Text>
      )}
    </>
  );
  if (!onClick) return <div className={classes.card}>{content}</div>;
  return (
    <UnstyledButton className={classes.card} onClick={onClick}>
      {content}
    </UnstyledButton>
  );
}

const tabularNumbers = { fontVariantNumeric: 'tabular-nums' } as const;

const MissingValue = ({ hasFailed }: { hasFailed: boolean }) => (
  <>
    {hasFailed ? (
      <span title="Could not be loaded" aria-hidden>
        –
      </span>
    ) : (
      <Skeleton component="span" display="block" height={26} mt={6} width={48} />
    )}
    <VisuallyHidden>{hasFailed ? 'Could not be loaded' : 'Loading…'}</VisuallyHidden>
  </>
);
