import { Textarea, TextInput } from '@mantine/core';
import { siteLimits } from '@domain/site/constants';
import type { SiteFormApi } from '../site-form-values';
import { SiteStep } from './site-step';
import type { StepProps } from './steps';

const suffix = /[\s,]+(?:craft )?(?:brewing|beer|ales?|brewery|brewpub)(?:[\s,]+(?:co\.?|company|works))?$/i;

/** `Tidewater` for `Tidewater Brewing Co.`; the name itself if little is left. */
export function suggestShortName(name: string): string {
  const text = name.trim();
  const short = text.replace(suffix, '');
  return (short.length < 2 || short.toLowerCase() === 'the' ? text : short).slice(0, siteLimits.shortName).trim();
}

export const NameStep = (props: StepProps) => (
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
