import { Anchor, Button, Group, Paper, Text, Title } from '@mantine/core';
import { ExternalLink } from 'lucide-react';
import { navigate } from '../../../shell/navigation';
import { dashboardRoute, type Route } from '../../../shell/route';
import { focus } from './focus';
import classes from './setup.module.css';

const nextSteps: { label: string; route: Route }[] = [
  { label: 'Add your beers', route: { page: 'beers-new' } },
  { label: 'Announce an event', route: { page: 'events-new' } },
  { label: 'Add photos and hours', route: { page: 'content' } },
  { label: 'Change links and names', route: { page: 'site' } },
];

export function SetupDone() {
  return (
    <Paper component="section" withBorder p={{ base: 'md', sm: 'lg' }} maw={760} aria-labelledby="setup-done">
      <Title order={2} id="setup-done" ref={focus} tabIndex={-1} className={classes.heading}>
        Your site is ready
      </Title>
      <Text mb="md">
        <Anchor href="/" target="_blank" rel="noopener">
          See it <ExternalLink size={14} aria-label="(opens a new tab)" />
        </Anchor>{' '}
        and go on with what your guests are looking for:
      </Text>
      <Group gap="sm">
        {nextSteps.map(({ label, route }) => (
          <Button key={label} variant="default" onClick={() => void navigate(route)}>
            {label}
          </Button>
        ))}
      </Group>
      <Button mt="lg" onClick={() => void navigate(dashboardRoute)}>
        Go to the dashboard
      </Button>
    </Paper>
  );
}
