import { Alert, Anchor, Box, Button, Group, Paper, Text, Title, UnstyledButton, Stack } from '@mantine/core';
import { ExternalLink } from 'lucide-react';
import { Fragment, useState, type FormEvent, type ReactNode } from 'react';
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
import { useQueryClient } from '@tanstack/react-query';
import { getStateName } from '@domain/distributor/us-states';
import { siteLimits } from '@domain/site/constants';
import type { StaffSiteSettings } from '@domain/site/schema';
import type { StaffTaproom } from '@domain/taproom/schema';
import { fetchLatestSettings, siteApi, siteSettingsSnapshot } from '../../../api/site';
import { taproomApi, taproomQueries } from '../../../api/taprooms';
import { Fields } from '../../../components/fields';
import { NewTaproomForm } from '../../../components/new-taproom-form';
import { RecordForm } from '../../../components/record-form';
import { SiteImages } from '../../../components/site-images';
import { toast } from '../../../components/toast';
import { editTaproom } from '../../../hooks/use-taprooms';
import { ColorFields } from '../color-fields';
import {
  nameFields,
  PageSwitches,
  RecipientField,
  SocialFields,
  useSiteForm,
  type SiteField,
  type SiteFormApi,
} from '../site-form';

type StepProps = {
  step: SetupStep;
  onDone: () => void;
  buttons: (state: { isDirty: boolean; isSaving: boolean }) => ReactNode;
};

/** A step whose changes are saved at once, or elsewhere. */
const PlainStep = ({ onDone, buttons, children }: StepProps & { children: ReactNode }) => (
  <form
    aria-labelledby="setup-step"
    onSubmit={(event) => {
      event.preventDefault();
      onDone();
    }}
  >
    {children}
    {buttons({ isDirty: false, isSaving: false })}
  </form>
);

const LogoStep = (props: StepProps) => (
  <PlainStep {...props}>
    <Loaded of={siteSettingsSnapshot} errorText="Failed to load the site settings">
      {(settings) => <SiteImages settings={settings} />}
    </Loaded>
  </PlainStep>
);

const TaproomStep = (props: StepProps) => (
  <Loaded of={taproomQueries.list()} errorText="Failed to load the taprooms">
    {([first]) =>
      first ? (
        <PlainStep {...props}>
          <Text size="md" mb="sm">
            You have added {first.name}.
          </Text>
          <Button variant="default" onClick={() => editTaproom(first.slug)}>
            Edit {first.name}
          </Button>
        </PlainStep>
      ) : (
        <NewTaproom {...props} />
      )
    }
  </Loaded>
);

function NewTaproom({ onDone, buttons }: StepProps) {
  const queryClient = useQueryClient();

  /** The advertiser line gets the first taproom's city, unless the site settings have one. */
  const updateSettings = async ({ city, state }: StaffTaproom) => {
    // The server has set the time zone; the next step edits this version.
    const latest = await fetchLatestSettings(queryClient);
    const place = `${city}, ${getStateName(state) ?? state}`;
    const settings = latest.advertiserLine ? latest : await siteApi.save(latest, { advertiserLine: place });
    queryClient.setQueryData(siteSettingsSnapshot.queryKey, settings);
  };

  return (
    <NewTaproomForm
      aria-labelledby="setup-step"
      draftKey="setup/taproom"
      isActive
      // Must end before the next step, which edits the same settings.
      afterCreate={(taproom) => updateSettings(taproom).catch(() => null)}
      onSaved={({ name }) => {
        toast.success(`${name} is on the site`);
        void taproomApi.invalidate(queryClient);
      }}
      onLeave={onDone}
      actions={buttons}
    />
  );
}

type SiteStepProps = StepProps & { fields: (form: SiteFormApi) => ReactNode };
/** A step that edits some of the site settings; an unchanged one continues without a request. */
const SiteStep = (props: SiteStepProps) => (
  <Loaded of={siteSettingsSnapshot} errorText="Failed to load the site settings">
    {(record) => <SiteStepForm {...props} record={record} />}
  </Loaded>
);

function SiteStepForm({ step, fields, buttons, onDone, record }: SiteStepProps & { record: StaffSiteSettings }) {
  const { formProps, ...recordForm } = useSiteForm(record, { draftKey: `setup/${step}`, onLeave: onDone });
  const onSubmit = (event?: FormEvent<HTMLFormElement>) => {
    if (recordForm.isDirty) return recordForm.onSubmit(event);
    event?.preventDefault();
    onDone();
  };
  const of = { ...recordForm, onSubmit };
  return (
    <RecordForm {...formProps} of={of} aria-labelledby="setup-step" actions={buttons(recordForm)}>
      <Stack gap="md">{fields(recordForm.form)}</Stack>
    </RecordForm>
  );
}

const suffix = /[\s,]+(?:craft )?(?:brewing|beer|ales?|brewery|brewpub)(?:[\s,]+(?:co\.?|company|works))?$/i;

/** `Tidewater` for `Tidewater Brewing Co.`; the name itself if little is left. */
export function suggestShortName(name: string): string {
  const text = name.trim();
  const short = text.replace(suffix, '');
  return (short.length < 2 || short.toLowerCase() === 'the' ? text : short).slice(0, siteLimits.shortName).trim();
}

const taglineField: SiteField = {
  name: 'tagline',
  kind: 'longText',
  label: 'Tagline',
  description: 'One sentence about you, for search engines and the footer',
};

/** The short name follows the name, and the footer text the tagline, until they are changed themselves. */
function NameFields({ form }: { form: SiteFormApi }) {
  form.watch('name', ({ previousValue, value }) => {
    if (form.getValues().shortName === suggestShortName(previousValue))
      form.setFieldValue('shortName', suggestShortName(value));
  });
  form.watch('tagline', ({ previousValue, value }) => {
    if (form.getValues().footerText === previousValue) form.setFieldValue('footerText', value);
  });
  return <Fields form={form} fields={[...nameFields, taglineField]} />;
}

const ContactFields = ({ form }: { form: SiteFormApi }) => (
  <>
    <RecipientField form={form} />
    <SocialFields form={form} />
  </>
);

type StepDefinition = { label: string; title: string; hint: string; render: (props: StepProps) => ReactNode };

const stepDefinitions: Record<SetupStep, StepDefinition> = {
  name: {
    label: 'Name',
    title: 'What is your brewery called?',
    hint: 'The name is in the header, in page titles and in emails.',
    render: (props) => <SiteStep {...props} fields={(form) => <NameFields form={form} />} />,
  },
  logo: {
    label: 'Logo',
    title: 'Do you have a logo?',
    hint: 'Without one, the site shows the name.',
    render: (props) => <LogoStep {...props} />,
  },
  colors: {
    label: 'Colors',
    title: 'Pick your colors',
    hint: 'The site is dark: light, warm or bright colors stand out best.',
    render: (props) => <SiteStep {...props} fields={(form) => <ColorFields form={form} />} />,
  },
  taproom: {
    label: 'Taproom',
    title: 'Where can people visit you?',
    hint: 'Your first taproom gets a page with its address, hours and events. You can add more later.',
    render: (props) => <TaproomStep {...props} />,
  },
  pages: {
    label: 'Pages',
    title: 'Which pages do you need?',
    hint: 'Home, beers, events, taprooms and contact are always there. You can switch the others on and off at any time.',
    render: (props) => <SiteStep {...props} fields={(form) => <PageSwitches form={form} />} />,
  },
  links: {
    label: 'Contact',
    title: 'How can people reach you?',
    hint: 'Inquiries arrive in the inbox and by email. The site shows an icon for each link that is filled in.',
    render: (props) => <SiteStep {...props} fields={(form) => <ContactFields form={form} />} />,
  },
};

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

export const SetupPage = () => (
  <>
    <PageHeader title="Set Up Your Site" subtitle="Six short steps. You can skip any of them and come back later." />
    {isAdminUser(useUser()) ? (
      <Loaded of={setupQueries.current()} errorText="Failed to load the setup">
        {({ step }) => <Steps first={step} />}
      </Loaded>
    ) : (
      <Alert color="blue">Only admins can set up the site.</Alert>
    )}
  </>
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
        <Fragment key={step}>{definition.render({ step, onDone: () => open(next), buttons })}</Fragment>
      </Paper>
      <Button variant="subtle" color="gray.8" size="sm" mt={12} onClick={() => void postpone()}>
        Finish later
      </Button>
    </Box>
  );
}

function Progress({ current, onOpen }: { current: SetupStep; onOpen: (step: SetupStep) => void }) {
  return (
    <nav aria-label="Steps">
      <ol className={classes.steps}>
        {setupSteps.map((step, index) => (
          <li key={step} className={classes.step} data-reached={index <= setupSteps.indexOf(current) || undefined}>
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
