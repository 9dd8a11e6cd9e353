import { Alert, Button, Group, Paper, Text, Title, Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { setupSteps, type SetupStep } from '@domain/setup/schema';
import { isAdminUser } from '@domain/user/permission';
import { setupQueries } from '../../../api/installation';
import { useUser } from '../../../../api/staff/session';
import { PageHeader } from '../../../components/page-header';
import { QueryState } from '../../../components/query-state';
import { useSaveSetup } from '../../../hooks/use-setup';
import { confirmLeaving } from '../../../hooks/use-unsaved-changes';
import { navigate } from '../../../shell/navigation';
import { dashboardRoute, type Route } from '../../../shell/route';
import classes from './setup.module.css';
import { stepAfter, stepBefore, stepDefinitions, type StepState } from './steps';

/** As a `ref`: the focus moves to the heading of what has taken the place of something else. */
const focus = (node: HTMLElement | null) => node?.focus();

const nextSteps: { label: string; route: Route }[] = [
  { label: 'Add your beers', route: { page: 'beers-new' } },
  { label: 'Announce an event', route: { page: 'events-new' } },
  { label: 'Add photos and hours', route: { page: 'content' } },
  { label: 'Choose colors and fonts', route: { page: 'look' } },
];

function SetupDone() {
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

export function SetupPage() {
  const user = useUser();
  return (
    <>
      <PageHeader title="Set Up Your Site" subtitle="Six short steps. You can skip any of them and come back later." />
      {isAdminUser(user) ? <Setup /> : <Alert color="blue">Only admins can set up the site.</Alert>}
    </>
  );
}

function Setup() {
  const query = useQuery(setupQueries.current());
  return (
    <QueryState query={query} errorText="Failed to load the setup">
      {({ step }) => <Steps first={step} />}
    </QueryState>
  );
}

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
  const { title, hint, component: Step } = stepDefinitions[step];
  const previous = stepBefore(step);
  const next = stepAfter(step);
  const buttons = ({ isDirty, isSaving }: StepState) => (
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
  return (
    <div className={classes.setup}>
      <Progress current={step} onOpen={(chosen) => void leaveTo(chosen)} />
      <Paper component="section" withBorder p={{ base: 'md', sm: 'lg' }} aria-labelledby="setup-step">
        <Title
          key={`heading ${step}`}
          order={2}
          id="setup-step"
          ref={hasMoved ? focus : undefined}
          tabIndex={-1}
          className={classes.heading}
        >
          {title}
        </Title>
        <Text size="sm" c="dimmed" mb="md">
          {hint}
        </Text>
        <Step key={step} onDone={() => open(next)} buttons={buttons} />
      </Paper>
      <Button variant="subtle" color="gray.8" size="sm" mt={12} onClick={() => void postpone()}>
        Finish later
      </Button>
    </div>
  );
}

function Progress({ current, onOpen }: { current: SetupStep; onOpen: (step: SetupStep) => void }) {
  const position = setupSteps.indexOf(current);
  return (
    <nav aria-label="Steps">
      <ol className={classes.steps}>
        {setupSteps.map((step, index) => (
          <li key={step} className={classes.step} data-reached={index <= position || undefined}>
            <button
              type="button"
              className={classes.stepButton}
              aria-current={step === current ? 'step' : undefined}
              onClick={() => step !== current && onOpen(step)}
            >
              <span className={classes.number} aria-hidden>
                {index + 1}
              </span>
              {stepDefinitions[step].label}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
