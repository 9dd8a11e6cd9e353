import { TextInput } from '@mantine/core';
import { FormSection } from '../../../components/form-section';
import type { TaproomFormApi } from './taproom-form-values';

export const TapListSection = ({ form }: { form: TaproomFormApi }) => (
  <FormSection title="Tap List" hint="Visitors read when the list was last checked.">
    <TextInput
      label="Remind after (hours)"
      description="Staff are reminded to check a list that is older. Blank: never."
      inputMode="numeric"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      maw={280}
      {...form.getInputProps('tapListMaxAgeHours')}
    />
  </FormSection>
);
