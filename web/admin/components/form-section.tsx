import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';

type FormSectionProps = {
  title: string;
  hint?: ReactNode;
  /** Next to the title. */
  badge?: ReactNode;
  /** 3 in dialogs, whose title is an h2. */
  order?: 2 | 3;
  children: ReactNode;
};

export function FormSection({ title, hint, badge, order = 2, children }: FormSectionProps) {
  const id = useId();
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={id}>
      <Group gap="xs" mb={hint ? 0 : 'sm'}>
        <Title order={order} id={id}>
          {title}
        </Title>
        {badge}
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
