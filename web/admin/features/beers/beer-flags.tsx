import { Switch } from '@mantine/core';
import { FormSection } from '../../components/form-section';
import type { BeerFormApi } from './beer-form-values';

const flags = [
  { name: 'isActive', label: 'Active', description: 'Visible on the site; inactive beers are visible to staff only' },
  { name: 'isAvailable', label: 'Available', description: 'On tap or for sale right now' },
  { name: 'isFeatured', label: 'Featured', description: 'Shown on the home page' },
] as const;

export function BeerFlags({ form }: { form: BeerFormApi }) {
  return (
    <FormSection title="Visibility">
      {flags.map(({ name, label, description }) => (
        <Switch
          key={name}
          label={label}
          description={description}
          color="green.7"
          {...form.getInputProps(name, { type: 'checkbox' })}
        />
      ))}
    </FormSection>
  );
}
