/** The steps of the setup: forms of the site settings, of the logos and of the first taproom. */
import { Button, Input, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ComponentType, FormEvent, ReactNode } from 'react';
import { getStateName } from '@domain/distributor/us-states';
import type { SetupStep } from '@domain/setup/schema';
import { siteLimits } from '@domain/site/constants';
import type { StaffSiteSettings } from '@domain/site/schema';
import { taproomLimits } from '@domain/taproom/limits';
import type { StaffTaproom } from '@domain/taproom/schema';
import { fetchLatestSettings, siteApi, siteSettingsSnapshot } from '../../../api/site';
import { taproomApi, taproomQueries } from '../../../api/taprooms';
import { Fields } from '../../../components/fields';
import { WeekEditor } from '../../../components/hours/week-editor';
import { QueryState } from '../../../components/query-state';
import { RecordForm } from '../../../components/record-form';
import { SiteImages } from '../../../components/site-images';
import { toast } from '../../../components/toast';
import { editTaproom, useNewTaproom, type NewTaproomField } from '../../../hooks/use-new-taproom';
import { ColorFields } from '../color-fields';
import { PageSwitches, RecipientField, SocialFields } from '../site-fields';
import { siteLabels, useSiteForm, type SiteField, type SiteFormApi } from '../site-form';

export type StepProps = {
  onDone: () => void;
  /** The buttons at the end of a step. */
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

function LogoStep(props: StepProps) {
  const query = useQuery(siteSettingsSnapshot);
  return (
    <PlainStep {...props}>
      <QueryState query={query} errorText="Failed to load the site settings">
        {(settings) => <SiteImages settings={settings} />}
      </QueryState>
    </PlainStep>
  );
}

function TaproomStep(props: StepProps) {
  const query = useQuery(taproomQueries.list());
  return (
    <QueryState query={query} errorText="Failed to load the taprooms">
      {([first]) =>
        first ? (
          <PlainStep {...props}>
            <Text mb="sm">You have added {first.name}.</Text>
            <Button variant="default" onClick={() => editTaproom(first.slug)}>
              Edit {first.name}
            </Button>
          </PlainStep>
        ) : (
          <NewTaproom {...props} />
        )
      }
    </QueryState>
  );
}

const placeFields: NewTaproomField[] = [
  {
    name: 'name',
    label: 'Name',
    description: 'Such as its city or its street: Reno, Barrel House',
    required: true,
    maxLength: taproomLimits.name,
  },
  {
    name: 'address',
    label: 'Address',
    placeholder: '12 Main Street, Reno, NV 89501',
    maxLength: taproomLimits.address,
  },
];

const contactFields: NewTaproomField[] = [
  { name: 'city', label: 'City', required: true, maxLength: taproomLimits.city },
  { name: 'state', label: 'State', required: true, placeholder: 'NV' },
  { name: 'phone', label: 'Phone', type: 'tel', placeholder: '(555) 555-5555' },
  { name: 'email', label: 'Email', type: 'email' },
];

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

  const recordForm = useNewTaproom({
    draftKey: 'setup/taproom',
    isActive: true,
    // Must end before the next step, which edits the same settings.
    afterCreate: (taproom) => updateSettings(taproom).catch(() => null),
    onSaved: ({ name }) => {
      toast.success(`${name} is on the site`);
      void taproomApi.invalidate(queryClient);
    },
    onLeave: onDone,
  });
  const { form } = recordForm;
  return (
    <RecordForm of={recordForm} aria-labelledby="setup-step" itemName="taproom" actions={buttons(recordForm)}>
      <Stack gap="md">
        <Fields form={form} fields={placeFields} />
        <Fields form={form} fields={contactFields} cols={{ base: 1, xs: 2 }} />
        <Fields form={form} fields={[{ name: 'timeZone', kind: 'timeZone' }]} />
        <Input.Wrapper label="Opening hours" labelElement="div">
          <WeekEditor form={form} path="regular" />
        </Input.Wrapper>
      </Stack>
    </RecordForm>
  );
}

type SiteStepProps = StepProps & {
  /** Names the draft of the form. */
  step: SetupStep;
  fields: (form: SiteFormApi) => ReactNode;
};

/** A step that edits some of the site settings; an unchanged one continues without a request. */
export function SiteStep(props: SiteStepProps) {
  const query = useQuery(siteSettingsSnapshot);
  return (
    <QueryState query={query} errorText="Failed to load the site settings">
      {(record) => <SiteStepForm {...props} record={record} />}
    </QueryState>
  );
}

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

const nameFields: SiteField[] = [
  { name: 'name', label: 'Name', required: true },
  {
    name: 'shortName',
    label: 'Short name',
    description: 'Below the icon on a phone, and in sentences',
    required: true,
  },
  {
    name: 'tagline',
    kind: 'longText',
    label: 'Tagline',
    description: 'One sentence about you, for search engines and the footer',
  },
];

/** The short name follows the name, and the footer text the tagline, until they are changed themselves. */
function NameFields({ form }: { form: SiteFormApi }) {
  const { name, shortName, tagline, footerText } = form.values;
  const getInputProps: typeof form.getInputProps = (path, options) => {
    const props = form.getInputProps(path, options);
    const handleChange = (event: { currentTarget: { value: string } }) => {
      props.onChange(event);
      const { value } = event.currentTarget;
      if (path === 'name' && shortName === suggestShortName(name))
        form.setFieldValue('shortName', suggestShortName(value));
      if (path === 'tagline' && footerText === tagline) form.setFieldValue('footerText', value);
    };
    return { ...props, onChange: handleChange };
  };
  return <Fields form={{ getInputProps }} fields={nameFields} />;
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
