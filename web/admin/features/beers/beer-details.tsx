import { ColorSwatch, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { getSwatchColor } from '@domain/beer/color';
import { FormSection } from '../../components/form-section';
import type { BeerFormApi } from './beer-form-values';

export function BeerDetails({ form }: { form: BeerFormApi }) {
  return (
    <FormSection title="Brewing Details">
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
        <TextInput label="Original gravity" placeholder="1.058" {...form.getInputProps('originalGravity')} />
        <TextInput
          label="Color"
          placeholder="Golden"
          leftSection={<ColorSwatch size={18} color={getSwatchColor(form.values.color || null)} aria-hidden />}
          {...form.getInputProps('color')}
        />
        <TextInput label="Serving temperature" placeholder="40–45 °F" {...form.getInputProps('servingTemperature')} />
      </SimpleGrid>
      <TextInput label="Hops" description="Separated by commas" {...form.getInputProps('hops')} />
      <TextInput label="Malts" description="Separated by commas" {...form.getInputProps('malts')} />
      <Textarea label="Brewing notes" autosize minRows={2} maxRows={10} {...form.getInputProps('brewingNotes')} />
      <Textarea label="Food pairings" autosize minRows={2} maxRows={8} {...form.getInputProps('foodPairings')} />
    </FormSection>
  );
}
