import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';

type FormSectionProps = {
  title: string;
  hint?: ReactNode;
  /** Beside the title, such as a badge. */
  badge?: ReactNode;
  /** 3 inside a dialog, whose title is of order 2. */
  order?: 2 | 3;
  children: ReactNode;
};

/** A named group of fields. */
export function FormSection({ title, hint, badge: mark, order = 2, children }: FormSectionProps) {
  const id = useId();
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={id}>
      <Group gap="xs" mb={hint ? 0 : 'sm'}>
        <Title order={order} id={id}>
          {title}
        </Title>
        {mark}
      </Group>
      {hint && (
        <Text size="xs" c="dimmed" mb="sm">
          {hint}
        </Text>
      )}
      <Stack gap="sm">{children}</Stack>
    </Paper>
  );
}
