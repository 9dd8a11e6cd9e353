import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './page-header.module.css';

type PageHeaderProps = { title: string; subtitle?: ReactNode; children?: ReactNode };

/** `children`: the actions of the page, next to the title or, on narrow screens, below it. */
export function PageHeader({ title, subtitle, children }: PageHeaderProps) {
  return (
    <Group justify="space-between" align="flex-end" mb="md" gap="sm">
      <div style={{ minWidth: 0 }}>
        <Title order={1} tabIndex={-1} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Title>
        {subtitle && (
          <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {subtitle}
          </Text>
        )}
      </div>
      {children && (
        <Group gap={8} className={classes.actions}>
          {children}
        </Group>
      )}
    </Group>
  );
}
