import { Alert, Anchor, Box, Button, Group, Paper, Text, Title, UnstyledButton } from '@mantine/core';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { setupSteps, type SetupStep } from '@domain/setup/schema';
import { isAdminUser } from '@domain/user/permission';
import { setupQueries } from '../../../api/installation';
import { useUser } from '../../../../api/staff/session';
import { PageHeader } from '../../../components/page-header';
import { Loaded } from '../../../components/query-state';
import { useSaveSetup } from '../../../hooks/use-setup';
import { confirmLeaving } from '../../../hooks/use-unsaved-changes';
import { navigate } from '../../../shell/navigation';
import { dashboardRoute, type Route } from '../../../shell/route';
import { focusOnMount } from '../../../../ui/focus-on-mount';
import classes from './setup.module.css';
import { SiteStep, stepDefinitions, type StepProps } from './steps';

const nextSteps: { label: string; route: Route }[] = [
  { label: 'Add your beers', route: { page: 'beers-new' } },
  { label: 'Announce an event', route: { page: 'events-new' } },
  { label: 'Add photos and hours', route: { page: 'content' } },
  { label: 'Choose colors and fonts', route: { page: 'look' } },
];

function SetupDone() {
  return (
    <Paper component="section" withBorder p={{ base: 'md', sm: 'lg' }} maw={760} aria-labelledby="setup-done">
      <Title order={2} id="setup-done" ref={focusOnMount} tabIndex={-1} style={{ outline: 'none' }}>
        Your site is ready
      </Title>
      <Text size="md" mb="md">
        <Anchor href="/" target="_blank" rel="noopener" inherit>
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

export function SetupPage() {
  const user = useUser();
  return (
    <>
      <PageHeader title="Set Up Your Site" subtitle="Six short steps. You can skip any of them and come back later." />
      {isAdminUser(user) ? <Setup /> : <Alert color="blue">Only admins can set up the site.</Alert>}
    </>
  );
}

const Setup = () => (
  <Loaded of={setupQueries.current()} errorText="Failed to load the setup">
    {({ step }) => <Steps first={step} />}
  </Loaded>
);

/** The step is also stored on the server, where the setup continues. */
function Steps({ first }: { first: SetupStep }) {
  const save = useSaveSetup();
  const [step, setStep] = useState<SetupStep | 'done'>(first);
  const [hasMoved, setMoved] = useState(false);

  const open = (next: SetupStep | null) => {
    setMoved(true);
    setStep(next ?? 'done');
    void save(next ? { step: next } : { status: 'finished' });
  };
  const leaveTo = async (next: SetupStep | null) => {
    if (await confirmLeaving()) open(next);
  };
  const postpone = async () => {
    if (!(await confirmLeaving())) return;
    await save({ status: 'postponed' });
    await navigate(dashboardRoute, { skipConfirmation: true });
  };

  if (step === 'done') return <SetupDone />;
  const definition = stepDefinitions[step];
  const position = setupSteps.indexOf(step);
  const previous = setupSteps[position - 1];
  const next = setupSteps[position + 1] ?? null;
  const buttons: StepProps['buttons'] = ({ isDirty, isSaving }) => (
    <Group gap="sm" mt="lg" className={classes.buttons}>
      <Button type="submit" aria-disabled={isSaving}>
        {isSaving ? 'Saving...' : next ? 'Save and Continue' : 'Save and Finish'}
      </Button>
      <Button variant="default" onClick={() => void leaveTo(next)}>
        {isDirty ? 'Skip without saving' : 'Skip'}
      </Button>
      {previous && (
        <Button variant="subtle" color="gray.8" onClick={() => void leaveTo(previous)}>
          Back
        </Button>
      )}
    </Group>
  );
  const stepProps = { onDone: () => open(next), buttons };
  return (
    <Box maw={760}>
      <Progress current={step} onOpen={(chosen) => void leaveTo(chosen)} />
      <Paper component="section" withBorder p={{ base: 'md', sm: 'lg' }} aria-labelledby="setup-step">
        <Title
          key={`heading ${step}`}
          order={2}
          id="setup-step"
          ref={hasMoved ? focusOnMount : undefined}
          tabIndex={-1}
          style={{ outline: 'none' }}
        >
          {definition.title}
        </Title>
        <Text c="dimmed" mb="md">
          {definition.hint}
        </Text>
        {'fields' in definition ? (
          <SiteStep key={step} step={step} fields={definition.fields} {...stepProps} />
        ) : (
          <definition.component {...stepProps} />
        )}
      </Paper>
      <Button variant="subtle" color="gray.8" size="sm" mt={12} onClick={() => void postpone()}>
        Finish later
      </Button>
    </Box>
  );
}

function Progress({ current, onOpen }: { current: SetupStep; onOpen: (step: SetupStep) => void }) {
  const position = setupSteps.indexOf(current);
  return (
    <nav aria-label="Steps">
      <ol className={classes.steps}>
        {setupSteps.map((step, index) => (
          <li key={step} className={classes.step} data-reached={index <= position || undefined}>
            <UnstyledButton
              className={classes.stepButton}
              aria-current={step === current ? 'step' : undefined}
              onClick={() => step !== current && onOpen(step)}
            >
              <Text span inherit fw={400} c="dimmed" visibleFrom="xs" aria-hidden>
                {index + 1}
              </Text>
              {stepDefinitions[step].label}
            </UnstyledButton>
          </li>
        ))}
      </ol>
    </nav>
  );
}
