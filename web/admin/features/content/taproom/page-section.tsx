import { Anchor, SimpleGrid, Switch, Text, TextInput, Textarea } from '@mantine/core';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { isNotYetOpen } from '@domain/taproom/label';
import { taproomLimits } from '@domain/taproom/limits';
import type { StaffTaproom } from '@domain/taproom/schema';
import { FormSection } from '../../../components/form-parts';
import { toOpeningHours } from '../../../components/hours/hours-form-values';
import { TimeZoneSelect } from '../../../components/time-zone-select';
import type { TaproomFormApi, TaproomFormValues } from './taproom-form-values';

type TextName = {
  [Name in keyof TaproomFormValues]: TaproomFormValues[Name] extends string ? Name : never;
}[keyof TaproomFormValues];

type LimitedTextProps = {
  form: TaproomFormApi;
  name: TextName;
  label: string;
  max: number;
  hint?: ReactNode;
  placeholder?: string;
  required?: boolean;
  isMultiline?: boolean;
};

/** A text whose length is counted from three quarters of its limit on. */
function LimitedText({ form, name, label, max, hint, isMultiline = false, ...rest }: LimitedTextProps) {
  const { length } = form.values[name];
  const counter = length >= max * 0.75 ? `${length} of ${max} characters` : null;
  const props = {
    label,
    description: [hint, counter].filter(Boolean).join(' · ') || undefined,
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[],
    ...rest,
    ...form.getInputProps(name),
  };
  return isMultiline ? <Textarea autosize minRows={2} maxRows={12} {...props} /> : <TextInput {...props} />;
}

type PageSectionProps = { form: TaproomFormApi; taproom: StaffTaproom };

/** What identifies the taproom: its name, place and page. */
export function PageSection({ form, taproom }: PageSectionProps) {
  const announced = { isComingSoon: true, opening: null, openingHours: toOpeningHours(form.values) };
  const hasHours = !isNotYetOpen(announced);
  return (
    <FormSection
      title="Name and Page"
      badge={
        taproom.isActive && (
          <Anchor href={taproom.path} target="_blank" rel="noopener" size="sm">
            {taproom.path} <ExternalLink size={12} aria-label="(opens a new tab)" />
          </Anchor>
        )
      }
    >
      <LimitedText
        form={form}
        name="name"
        label="Name"
        required
        max={taproomLimits.name}
        hint="Also of its events and in filters"
      />
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
        <TextInput label="City" required {...form.getInputProps('city')} />
        <TextInput label="State" required placeholder="CA" {...form.getInputProps('state')} />
        <TimeZoneSelect {...form.getInputProps('timeZone')} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <LimitedText
          form={form}
          name="slug"
          label="Slug"
          max={taproomLimits.slug}
          placeholder="From the name"
          hint="In links to its events and its calendar feed. Old links keep working."
        />
        <LimitedText
          form={form}
          name="path"
          label="Path"
          max={taproomLimits.path}
          placeholder={`/locations/${form.values.slug || taproom.slug}`}
          hint="Of its page on the site. Links to the old path keep working."
        />
      </SimpleGrid>
      <Switch
        label="Shown on the site"
        description="A hidden taproom has no page and is in no menu. Its past events keep its name."
        {...form.getInputProps('isActive', { type: 'checkbox' })}
      />
      <Switch
        label="Coming soon"
        description={
          hasHours && form.values.opening.trim() === ''
            ? 'It has opening hours, so visitors don’t read it.'
            : 'Until it is open, the site says so.'
        }
        {...form.getInputProps('isComingSoon', { type: 'checkbox' })}
      />
      {form.values.isComingSoon && (
        <LimitedText
          form={form}
          name="opening"
          label="Opens"
          max={taproomLimits.opening}
          placeholder="spring 2027"
          hint="Or a day, such as May 1, 2027. It is never shown as open until you remove this."
        />
      )}
      {!taproom.isActive && (
        <Text size="sm" c="dimmed">
          This taproom is hidden.
        </Text>
      )}
    </FormSection>
  );
}

type SectionProps = { form: TaproomFormApi };

export const IntroductionSection = ({ form }: SectionProps) => (
  <FormSection title="Introduction">
    <LimitedText
      form={form}
      name="headline"
      label="Headline"
      max={taproomLimits.headline}
      hint="Above the name on its page"
    />
    <LimitedText
      form={form}
      name="introduction"
      label="Introduction"
      max={taproomLimits.introduction}
      hint="On the home page"
      isMultiline
    />
    <LimitedText
      form={form}
      name="features"
      label="Features"
      max={taproomLimits.features * taproomLimits.feature}
      hint={`One per line, up to ${taproomLimits.features}, such as “Kids & pets welcome”`}
      isMultiline
    />
  </FormSection>
);

export const GoodToKnowSection = ({ form }: SectionProps) => (
  <FormSection title="Good to Know" hint="Shown on the taproom’s page. Blank ones are left out.">
    <LimitedText form={form} name="parking" label="Parking" max={taproomLimits.information} isMultiline />
    <LimitedText form={form} name="food" label="Food" max={taproomLimits.information} isMultiline />
    <LimitedText form={form} name="accessibility" label="Accessibility" max={taproomLimits.information} isMultiline />
  </FormSection>
);

export const HostSection = ({ form }: SectionProps) => (
  <FormSection title="Private Events">
    <Switch
      label="The page has the “Host an event” section and the form for private events"
      {...form.getInputProps('hostsPrivateEvents', { type: 'checkbox' })}
    />
    {form.values.hostsPrivateEvents && (
      <>
        <LimitedText form={form} name="hostTitle" label="Title" max={taproomLimits.hostTitle} />
        <LimitedText form={form} name="hostText" label="Text" max={taproomLimits.hostText} isMultiline />
      </>
    )}
  </FormSection>
);

export const SearchResultsSection = ({ form }: SectionProps) => (
  <FormSection
    title="Search Results"
    hint="What search engines and link previews show. Blank: derived from the texts above."
  >
    <LimitedText form={form} name="seoTitle" label="Page title" max={taproomLimits.seoTitle} />
    <LimitedText
      form={form}
      name="seoDescription"
      label="Description"
      hint="{name} stands for the brewery’s name"
      max={taproomLimits.seoDescription}
      isMultiline
    />
  </FormSection>
);
