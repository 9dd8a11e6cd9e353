import { Select, SimpleGrid, TextInput } from '@mantine/core';
import { drinkKinds, tapLimits } from '@domain/tap/constants';
import { drinkKindLabels } from '@domain/tap/display';
import { DecimalInput } from '../../components/decimal-input';
import type { TapFormApi } from './tap-form-values';

const kinds = drinkKinds.map((kind) => ({ value: kind, label: drinkKindLabels[kind] }));

/** A drink of another producer, which has no page on the site. */
export const GuestFields = ({ form }: { form: TapFormApi }) => (
  <div role="group" aria-label="Guest">
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
      <TextInput label="Name" required maxLength={tapLimits.name} {...form.getInputProps('guest.name')} />
      <TextInput
        label="Producer"
        placeholder="e.g., Foothill Cider Co."
        maxLength={tapLimits.producer}
        {...form.getInputProps('guest.producer')}
      />
    </SimpleGrid>
    <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm" verticalSpacing="sm" mt="sm">
      <Select label="Kind" data={kinds} allowDeselect={false} {...form.getInputProps('guest.kind')} />
      <TextInput
        label="Style"
        placeholder="e.g., Dry Cider"
        maxLength={tapLimits.style}
        {...form.getInputProps('guest.style')}
      />
      <DecimalInput label="ABV (%)" {...form.getInputProps('guest.abv')} />
    </SimpleGrid>
  </div>
);
