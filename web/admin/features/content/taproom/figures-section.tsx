import { TextInput } from '@mantine/core';
import { taproomLimits } from '@domain/taproom/limits';
import { FormSection } from '../../../components/form-section';
import { ItemList } from '../../../components/item-list';
import type { TaproomFormApi } from './taproom-form-values';

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
