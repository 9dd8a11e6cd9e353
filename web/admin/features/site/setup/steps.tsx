/** The steps of the setup: forms of the site settings, of the logos and of the first taproom. */
import { Button, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ComponentType, FormEvent, ReactNode } from 'react';
import { getStateName } from '@domain/distributor/us-states';
import type { SetupStep } from '@domain/setup/schema';
import { siteLimits } from '@domain/site/constants';
import type { StaffSiteSettings } from '@domain/site/schema';
import type { StaffTaproom } from '@domain/taproom/schema';
import { fetchLatestSettings, siteApi, siteSettingsSnapshot } from '../../../api/site';
import { taproomApi, taproomQueries } from '../../../api/taprooms';
import { Fields } from '../../../components/fields';
import { NewTaproomForm } from '../../../components/new-taproom-form';
import { Loaded } from '../../../components/query-state';
import { RecordForm } from '../../../components/record-form';
import { SiteImages } from '../../../components/site-images';
import { toast } from '../../../components/toast';
import { editTaproom } from '../../../hooks/use-taprooms';
import { ColorFields } from '../color-fields';
import { nameFields, PageSwitches, RecipientField, SocialFields } from '../site-fields';
import { siteLabels, useSiteForm, type SiteField, type SiteFormApi } from '../site-form';

export type StepProps = {
  onDone: () => void;
  buttons: (state: { isDirty: boolean; isSaving: boolean }) => ReactNode;
};

/** A step whose changes are saved at once, or elsewhere. */
function PlainStep({ onDone, buttons, children }: StepProps & { children: ReactNode }) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onDone();
  };
  return (
    <form aria-labelledby="setup-step" onSubmit={handleSubmit}>
      {children}
      {buttons({ isDirty: false, isSaving: false })}
    </form>
  );
}

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

type SiteStepProps = StepProps & {
  step: SetupStep;
  fields: (form: SiteFormApi) => ReactNode;
};

/** A step that edits some of the site settings; an unchanged one continues without a request. */
export const SiteStep = (props: SiteStepProps) => (
  <Loaded of={siteSettingsSnapshot} errorText="Failed to load the site settings">
    {(record) => <SiteStepForm {...props} record={record} />}
  </Loaded>
);

function SiteStepForm({ step, fields, buttons, onDone, record }: SiteStepProps & { record: StaffSiteSettings }) {
  const recordForm = useSiteForm(record, { draftKey: `setup/${step}`, onLeave: onDone });
  const handleSubmit = (event?: FormEvent<HTMLFormElement>) => {
    if (recordForm.isDirty) return recordForm.onSubmit(event);
    event?.preventDefault();
    onDone();
  };
  return (
    <RecordForm
      of={{ ...recordForm, onSubmit: handleSubmit }}
      aria-labelledby="setup-step"
      itemName="site"
      labels={siteLabels}
      actions={buttons(recordForm)}
    >
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

type StepDefinition = { label: string; title: string; hint: string } & (
  { fields: (form: SiteFormApi) => ReactNode } | { component: ComponentType<StepProps> }
);

export const stepDefinitions: Record<SetupStep, StepDefinition> = {
  name: {
    label: 'Name',
    title: 'What is your brewery called?',
    hint: 'The name is in the header, in page titles and in emails.',
    fields: (form) => <NameFields form={form} />,
  },
  logo: {
    label: 'Logo',
    title: 'Do you have a logo?',
    hint: 'Without one, the site shows the name.',
    component: LogoStep,
  },
  colors: {
    label: 'Colors',
    title: 'Pick your colors',
    hint: 'The site is dark: light, warm or bright colors stand out best.',
    fields: (form) => <ColorFields form={form} />,
  },
  taproom: {
    label: 'Taproom',
    title: 'Where can people visit you?',
    hint: 'Your first taproom gets a page with its address, hours and events. You can add more later.',
    component: TaproomStep,
  },
  pages: {
    label: 'Pages',
    title: 'Which pages do you need?',
    hint: 'Home, beers, events, taprooms and contact are always there. You can switch the others on and off at any time.',
    fields: (form) => <PageSwitches form={form} />,
  },
  links: {
    label: 'Contact',
    title: 'How can people reach you?',
    hint: 'Inquiries arrive in the inbox and by email. The site shows an icon for each link that is filled in.',
    fields: (form) => (
      <>
        <RecipientField form={form} />
        <SocialFields form={form} />
      </>
    ),
  },
};
