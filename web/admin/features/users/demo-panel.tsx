import { Paper, Text, Title } from '@mantine/core';
import type { Setup } from '@domain/setup/setup';
import { joinTexts } from '@domain/shared/join-texts';
import { StartEmptyButton } from '../../components/start-empty-button';

/** In Settings, while there is demo content. */
export function DemoPanel({ startEmpty: { demo, own } }: { startEmpty: NonNullable<Setup['startEmpty']> }) {
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="demo-content">
      <Title order={2} id="demo-content" mb={2}>
        Demo Content
      </Title>
      {own.length > 0 ? (
        <Text size="sm">
          The demo content can’t be removed at once anymore, because you have added or changed {joinTexts(own)}. Delete
          what you don’t need in its section, or start a new installation with SEED=off.
        </Text>
      ) : (
        <>
          <Text size="sm" c="dimmed" mb="sm">
            Start empty with your own brewery: this deletes {joinTexts(demo)}. Accounts stay.
          </Text>
          <StartEmptyButton demo={demo} />
        </>
      )}
    </Paper>
  );
}
