import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { useSaveSetup, useSetup } from '../../hooks/use-setup';
import { navigate } from '../../shell/navigation';

/** Opens the setup of a new brewery, offers to continue it, or to remove the demo content. */
export function SetupSection() {
  const setup = useSetup();
  const save = useSaveSetup();
  const isFirstScreen = setup?.status === 'open';
  useEffect(() => {
    if (isFirstScreen) void navigate({ page: 'setup' }, { replace: true, skipConfirmation: true });
  }, [isFirstScreen]);

  if (setup?.status === 'postponed') {
    return (
      <Offer
        title="Finish setting up your site"
        text="You can go on where you stopped; everything you have saved is on the site."
        onDismiss={() => void save({ status: 'dismissed' })}
      >
        <Button onClick={() => void navigate({ page: 'setup' })}>Continue</Button>
      </Offer>
    );
  }
  if (!setup?.startEmpty || setup.status === 'dismissed') return null;
  return (
    <Offer
      title="This is demo content"
      text="Look around as long as you like. When you are ready for your own brewery, start empty: what you have added or changed stays, and a short setup asks for your name, colors and taproom."
      onDismiss={() => void save({ status: 'dismissed' })}
    >
      <Button onClick={() => void navigate({ page: 'settings', id: 'demo' })}>Start Empty…</Button>
    </Offer>
  );
}

type OfferProps = { title: string; text: string; onDismiss: () => void; children: ReactNode };

function Offer({ title, text, onDismiss, children }: OfferProps) {
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="setup-offer">
      <Title order={2} id="setup-offer" mb={2}>
        {title}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {text}
      </Text>
      <Group gap="sm">
        {children}
        <Button variant="subtle" color="gray.8" onClick={onDismiss}>
          Don’t show this again
        </Button>
      </Group>
    </Paper>
  );
}
