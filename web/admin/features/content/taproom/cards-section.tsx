import { Select, Textarea, TextInput } from '@mantine/core';
import { cardIcons } from '@domain/taproom/card-icons';
import { taproomLimits } from '@domain/taproom/limits';
import { FormSection } from '../../../components/form-section';
import { ItemList } from '../../../components/item-list';
import type { TaproomFormApi } from './taproom-form-values';

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
