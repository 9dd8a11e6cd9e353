import { Switch, TextInput } from '@mantine/core';
import { FormSection } from '../../components/form-section';
import type { SiteFormApi } from './site-form-values';

export function FeaturesSection({ form }: { form: SiteFormApi }) {
  return (
    <FormSection title="Features">
      <Switch
        label="Ask visitors whether they are 21 or older"
        description="Once per device, before they see the site"
        {...form.getInputProps('hasAgeGate', { type: 'checkbox' })}
      />
      <TextInput
        label="Rewards program"
        description="A page that is shown at /rewards; leave empty for the demo program"
        placeholder="https://…"
        inputMode="url"
        {...form.getInputProps('rewardsUrl')}
      />
      <TextInput
        label="Map tiles"
        description="URL of the street map’s tiles, with {z}, {x} and {y}; leave empty for maps without streets"
        placeholder="https://tile.openstreetmap.org/{z}/{x}/{y}.png"
        inputMode="url"
        {...form.getInputProps('mapTileUrl')}
      />
      <TextInput
        label="Attribution"
        description="The text on the map that the provider of the tiles requires; links are allowed"
        {...form.getInputProps('mapTileAttribution')}
      />
    </FormSection>
  );
}
