import { Paper, Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';

type SecuritySectionProps = { title: string; text: string; children: ReactNode };

/** A part of My Profile below the form. */
export function SecuritySection({ title, text, children }: SecuritySectionProps) {
  const id = useId();
  return (
    <Paper component="section" withBorder p="md" maw={560} aria-labelledby={id}>
      <Title order={2} fz="h4" id={id}>
        {title}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {text}
      </Text>
      {children}
    </Paper>
  );
}
