import { SimpleGrid, TextInput } from '@mantine/core';
import { FormSection } from '../../../components/form-section';
import type { Position } from '../../../components/location-map';
import { parsePosition, PinField, toCoordinateText } from '../../../components/pin-field';
import type { TaproomFormApi } from './taproom-form-values';

function LocationPicker({ form }: { form: TaproomFormApi }) {
  const position = parsePosition(form.values);
  const handleChange = ({ lat, lng }: Position) => {
    form.setValues({ lat: toCoordinateText(lat), lng: toCoordinateText(lng) });
    form.clearFieldError('lat');
    form.clearFieldError('lng');
  };
  return (
    <PinField
      description={position ? 'Drag it to the entrance, or click there.' : 'Click where the taproom is.'}
      position={position}
      onChange={handleChange}
    />
  );
}

export function ContactSection({ form }: { form: TaproomFormApi }) {
  return (
    <FormSection title="Contact">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput label="Phone" type="tel" {...form.getInputProps('phone')} />
        <TextInput label="Email" type="email" {...form.getInputProps('email')} />
      </SimpleGrid>
      <TextInput label="Address" {...form.getInputProps('address')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput
          label="Latitude"
          inputMode="decimal"
          placeholder="e.g., 41.87811"
          description="For maps and search engines"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('lat')}
        />
        <TextInput label="Longitude" inputMode="decimal" placeholder="e.g., -87.62980" {...form.getInputProps('lng')} />
      </SimpleGrid>
      <LocationPicker form={form} />
    </FormSection>
  );
}
