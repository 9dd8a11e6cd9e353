import { Stack, Textarea, TextInput, Button, Input, SimpleGrid, Text } from '@mantine/core';
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode, FormEvent } from 'react';
import { setupSteps, type SetupStep } from '@domain/setup/schema';
import { siteLimits } from '@domain/site/constants';
import type { StaffSiteSettings } from '@domain/site/schema';
import { siteSettingsSnapshot, fetchLatestSettings, siteMutations } from '../../../api/site';
import { QueryState } from '../../../components/query-state';
import { ColorFields, PageSwitches, RecipientField } from '../colors-section';
import { SiteImages } from '../../../components/site-images';
import { siteLabels, type SiteFormApi, useSiteForm } from '../site-form-values';
import { SocialFields } from '../social-section';
import { RecordForm } from '../../../components/record-form';
import { getStateName } from '@domain/distributor/us-states';
import { taproomLimits } from '@domain/taproom/limits';
import type { StaffTaproom } from '@domain/taproom/schema';
import { taproomQueries, invalidateTaprooms } from '../../../api/taprooms';
import { WeekEditor } from '../../../components/hours/week-editor';
import { TimeZoneSelect } from '../../../components/time-zone-select';
import { toast } from '../../../components/toast';
import { saveListFilters } from '../../../hooks/use-list-filters';
import { useStateTimeZone } from '../../../hooks/use-state-time-zone';
import { clearErrorsOf } from '../../../lib/form-errors';
import { navigate } from '../../../shell/navigation';
import { useNewTaproom } from '../../../hooks/use-new-taproom';

type StepProps = { onDone: () => void; buttons: (state: StepState) => ReactNode };

/** What the buttons at the end of a step depend on. */
export type StepState = { isDirty: boolean; isSaving: boolean };

function useFirstTaproom(onDone: () => void) {
  const queryClient = useQueryClient();
  const saveSettings = useMutation({ mutationFn: siteMutations.save });

  /** The advertiser line gets the first taproom's city, unless the site settings have one. */
  const updateSettings = async ({ city, state }: StaffTaproom) => {
    // The server has set the time zone; the next step edits this version.
    const latest = await fetchLatestSettings(queryClient);
    const { advertiserLine, updatedAt } = latest;
    const place = `${city}, ${getStateName(state) ?? state}`;
    const settings = advertiserLine
      ? latest
      : (await saveSettings.mutateAsync({ advertiserLine: place, updatedAt })).settings;
    queryClient.setQueryData(siteSettingsSnapshot.queryKey, settings);
  };

  return useNewTaproom({
    draftKey: 'setup/taproom',
    isActive: true,
    // Before the next step, which edits the same settings.
    afterCreate: (taproom) => updateSettings(taproom).catch(() => null),
    onSaved: ({ name }) => {
      toast.success(`${name} is on the site`);
      void invalidateTaprooms(queryClient);
    },
    onLeave: onDone,
  });
}

function TaproomStep(props: StepProps) {
  const query = useQuery(taproomQueries.list());
  return (
    <QueryState query={query} errorText="Failed to load the taprooms">
      {([first]) =>
        first ? <ExistingTaproom {...props} slug={first.slug} name={first.name} /> : <NewTaproom {...props} />
      }
    </QueryState>
  );
}

function ExistingTaproom({ slug, name, onDone, buttons }: StepProps & { slug: string; name: string }) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onDone();
  };
  return (
    <form aria-labelledby="setup-step" onSubmit={handleSubmit}>
      <Text mb="sm">You have added {name}.</Text>
      <Button variant="default" onClick={() => editTaproom(slug)}>
        Edit {name}
      </Button>
      {buttons({ isDirty: false, isSaving: false })}
    </form>
  );
}

function NewTaproom({ onDone, buttons }: StepProps) {
  const recordForm = useFirstTaproom(onDone);
  const { form } = recordForm;
  const handleState = useStateTimeZone(form);
  return (
    <RecordForm of={recordForm} aria-labelledby="setup-step" itemName="taproom" actions={buttons(recordForm)}>
      <Stack gap="md">
        <TextInput
          label="Name"
          description="Such as its city or its street: Reno, Barrel House"
          required
          maxLength={taproomLimits.name}
          {...form.getInputProps('name')}
        />
        <TextInput
          label="Address"
          placeholder="12 Main Street, Reno, NV 89501"
          maxLength={taproomLimits.address}
          {...form.getInputProps('address')}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextInput label="City" required maxLength={taproomLimits.city} {...form.getInputProps('city')} />
          <TextInput label="State" required placeholder="NV" {...form.getInputProps('state')} onChange={handleState} />
          <TextInput label="Phone" type="tel" placeholder="(555) 555-5555" {...form.getInputProps('phone')} />
          <TextInput label="Email" type="email" {...form.getInputProps('email')} />
        </SimpleGrid>
        <TimeZoneSelect {...form.getInputProps('timeZone')} />
        <Input.Wrapper label="Opening hours" labelElement="div">
          <WeekEditor
            path="regular"
            week={form.values.regular}
            onWeek={(regular) => {
              form.setFieldValue('regular', regular);
              clearErrorsOf(form, ['regular']);
            }}
            texts={null}
            onTexts={() => undefined}
            errors={form.errors}
          />
        </Input.Wrapper>
      </Stack>
    </RecordForm>
  );
}

/** In its tab of Content. */
function editTaproom(slug: string) {
  saveListFilters('content', { tab: slug });
  void navigate({ page: 'content' });
}

type SiteStepProps = StepProps & {
  /** Names the form and its draft. */
  step: string;
  renderFields: (form: SiteFormApi) => ReactNode;
};

/** A step that edits some of the site settings; an unchanged one continues without a request. */
function SiteStep(props: SiteStepProps) {
  const query = useQuery(siteSettingsSnapshot);
  return (
    <QueryState query={query} errorText="Failed to load the site settings">
      {(record) => <SiteStepForm {...props} record={record} />}
    </QueryState>
  );
}

function SiteStepForm({ step, renderFields, buttons, onDone, record }: SiteStepProps & { record: StaffSiteSettings }) {
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
      <Stack gap="md">{renderFields(recordForm.form)}</Stack>
    </RecordForm>
  );
}

const ColorsStep = (props: StepProps) => (
  <SiteStep {...props} step="colors" renderFields={(form) => <ColorFields form={form} />} />
);

const LinksStep = (props: StepProps) => (
  <SiteStep
    {...props}
    step="links"
    renderFields={(form) => (
      <>
        <RecipientField form={form} />
        <SocialFields form={form} />
      </>
    )}
  />
);

/** Images are saved at once. */
function LogoStep({ onDone, buttons }: StepProps) {
  const query = useQuery(siteSettingsSnapshot);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onDone();
  };
  return (
    <form aria-labelledby="setup-step" onSubmit={handleSubmit}>
      <QueryState query={query} errorText="Failed to load the site settings">
        {(settings) => <SiteImages settings={settings} />}
      </QueryState>
      {buttons({ isDirty: false, isSaving: false })}
    </form>
  );
}

const suffix = /[\s,]+(?:craft )?(?:brewing|beer|ales?|brewery|brewpub)(?:[\s,]+(?:co\.?|company|works))?$/i;

/** `Tidewater` for `Tidewater Brewing Co.`; the name itself if little is left. */
export function suggestShortName(name: string): string {
  const text = name.trim();
  const short = text.replace(suffix, '');
  return (short.length < 2 || short.toLowerCase() === 'the' ? text : short).slice(0, siteLimits.shortName).trim();
}

const NameStep = (props: StepProps) => (
  <SiteStep {...props} step="name" renderFields={(form) => <NameFields form={form} />} />
);

/** The short name follows the name, and the footer text the tagline, until they are changed themselves. */
function NameFields({ form }: { form: SiteFormApi }) {
  const setName = (name: string) => {
    const { name: previous, shortName } = form.getValues();
    form.setFieldValue('name', name);
    if (shortName === suggestShortName(previous)) form.setFieldValue('shortName', suggestShortName(name));
  };
  const setTagline = (tagline: string) => {
    const { tagline: previous, footerText } = form.getValues();
    form.setFieldValue('tagline', tagline);
    if (footerText === previous) form.setFieldValue('footerText', tagline);
  };
  return (
    <>
      <TextInput
        label="Name"
        required
        {...form.getInputProps('name')}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <TextInput
        label="Short name"
        description="Below the icon on a phone, and in sentences"
        required
        {...form.getInputProps('shortName')}
      />
      <Textarea
        label="Tagline"
        description="One sentence about you, for search engines and the footer"
        autosize
        minRows={2}
        {...form.getInputProps('tagline')}
        onChange={({ currentTarget }) => setTagline(currentTarget.value)}
      />
    </>
  );
}

const PagesStep = (props: StepProps) => (
  <SiteStep {...props} step="pages" renderFields={(form) => <PageSwitches form={form} />} />
);

/** The steps of the setup, in order. */

type StepDefinition = { label: string; title: string; hint: string; component: ComponentType<StepProps> };

export const stepDefinitions: Record<SetupStep, StepDefinition> = {
  name: {
    label: 'Name',
    title: 'What is your brewery called?',
    hint: 'The name is in the header, in page titles and in emails.',
    component: NameStep,
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
    component: ColorsStep,
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
    component: PagesStep,
  },
  links: {
    label: 'Contact',
    title: 'How can people reach you?',
    hint: 'Inquiries arrive in the inbox and by email. The site shows an icon for each link that is filled in.',
    component: LinksStep,
  },
};

export const stepAfter = (step: SetupStep): SetupStep | null => setupSteps[setupSteps.indexOf(step) + 1] ?? null;
export const stepBefore = (step: SetupStep): SetupStep | null => setupSteps[setupSteps.indexOf(step) - 1] ?? null;
