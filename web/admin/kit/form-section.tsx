import { Paper, Stack, Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';

type FormSectionProps = { title: string; hint?: ReactNode; children: ReactNode };

/** A named group of fields. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  const id = useId();
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={id}>
      <Title order={2} id={id} mb={hint ? 0 : 'sm'}>
        {title}
      </Title>
      {hint && (
        <Text size="xs" c="dimmed" mb="sm">
          {hint}
        </Text>
      )}
      <Stack gap="sm">{children}</Stack>
    </Paper>
  );
}
