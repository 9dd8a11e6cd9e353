import { SimpleGrid, TextInput, Select, Textarea } from '@mantine/core';
import { cardIcons } from '@domain/taproom/card-icons';
import { taproomLimits } from '@domain/taproom/limits';
import { FormSection } from '../../../components/form-parts';
import { ItemList } from '../../../components/item-list';
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

type CardsSectionProps = { form: TaproomFormApi; name: 'facts' | 'expectCards'; title: string; hint: string };

const emptyCard = { icon: '', title: '', text: '' };

const iconOptions = cardIcons.map((value) => ({ value, label: value.replaceAll('-', ' ') }));

export const CardsSection = ({ form, name, title, hint }: CardsSectionProps) => (
  <FormSection title={title} hint={hint}>
    <ItemList
      items={form.values[name]}
      onChange={(cards) => form.setFieldValue(name, cards)}
      itemName="Card"
      empty={emptyCard}
      max={taproomLimits.cards}
      error={form.errors[name]}
      renderItem={(_, index) => (
        <>
          <Select
            label="Icon"
            placeholder="Default"
            data={iconOptions}
            clearable
            allowDeselect
            clearButtonProps={{ 'aria-label': 'Default icon' }}
            {...form.getInputProps(`${name}.${index}.icon`)}
            value={form.values[name][index]?.icon || null}
            onChange={(icon) => form.setFieldValue(`${name}.${index}.icon`, icon ?? '')}
          />
          <TextInput
            label="Title"
            required
            maxLength={taproomLimits.cardTitle}
            {...form.getInputProps(`${name}.${index}.title`)}
          />
          <Textarea
            label="Text"
            required
            autosize
            minRows={2}
            maxLength={taproomLimits.cardText}
            {...form.getInputProps(`${name}.${index}.text`)}
          />
        </>
      )}
    />
  </FormSection>
);

const emptyFigure = { figure: '', unit: '', text: '' };

export const FiguresSection = ({ form }: { form: TaproomFormApi }) => (
  <FormSection title="Figures" hint="Big numbers, such as 9,000 sq ft, with a sentence each">
    <ItemList
      items={form.values.figures}
      onChange={(figures) => form.setFieldValue('figures', figures)}
      itemName="Figure"
      empty={emptyFigure}
      max={taproomLimits.figures}
      error={form.errors['figures']}
      renderItem={(_, index) => (
        <>
          <TextInput
            label="Figure"
            required
            placeholder="9,000"
            maxLength={taproomLimits.figure}
            {...form.getInputProps(`figures.${index}.figure`)}
          />
          <TextInput
            label="Unit"
            required
            placeholder="sq ft"
            maxLength={taproomLimits.figureUnit}
            {...form.getInputProps(`figures.${index}.unit`)}
          />
          <TextInput
            label="Text"
            maxLength={taproomLimits.figureText}
            {...form.getInputProps(`figures.${index}.text`)}
          />
        </>
      )}
    />
  </FormSection>
);
