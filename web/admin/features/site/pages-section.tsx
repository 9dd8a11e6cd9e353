import { Switch } from '@mantine/core';
import { optionalPages } from '@domain/site/optional-pages';
import { FormSection } from '../../components/form-section';
import type { SiteFormApi } from './site-form-values';

export const PagesSection = ({ form }: { form: SiteFormApi }) => (
  <FormSection
    title="Pages"
    hint="A page that is off doesn’t exist for visitors, and nothing on the site links to it. Its texts are kept."
  >
    <PageSwitches form={form} />
  </FormSection>
);

/** A switch for each page that not every brewery needs. */
export const PageSwitches = ({ form }: { form: SiteFormApi }) => (
  <>
    {optionalPages.map(({ setting, label, path, description }) => (
      <Switch
        key={setting}
        label={label}
        description={`${description} (${path})`}
        {...form.getInputProps(setting, { type: 'checkbox' })}
      />
    ))}
  </>
);
