import { Switch } from '@mantine/core';
import { taproomLimits } from '@domain/taproom/limits';
import { FormSection } from '../../../components/form-section';
import { LimitedText } from './limited-text';
import type { TaproomFormApi } from './taproom-form-values';

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
      color="green.7"
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
