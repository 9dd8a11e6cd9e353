import { Button, SimpleGrid, TextInput } from '@mantine/core';
import { parseHours } from '@domain/location/hours';
import { weekdays, type LocationKey } from '@domain/location/constants';
import { weekdayLabels } from '@domain/location/week';
import { CopyCheck } from 'lucide-react';
import { FormSection } from '../../components/form-section';
import classes from './content.module.css';
import { DisplayText } from './display-text';
import type { LocationFormApi } from './location-form-values';

const unrecognizedHours = 'Shown as entered, but the site can’t tell from it whether you’re open.';

export function HoursSection({ form, location }: { form: LocationFormApi; location: LocationKey }) {
  const { monday } = form.values;
  const copyMonday = () => form.setValues(Object.fromEntries(weekdays.map((weekday) => [weekday, monday])));

  return (
    <FormSection
      title="Hours"
      hint="For example, 11:00 AM - 8:00 PM, or Closed. Days left blank use the default hours."
    >
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="sm">
        {weekdays.map((weekday) => (
          <TextInput
            key={weekday}
            label={weekdayLabels[weekday]}
            description={isRecognized(form.values[weekday]) ? undefined : unrecognizedHours}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            classNames={{ root: classes.day, description: classes.missing }}
            {...form.getInputProps(weekday)}
          />
        ))}
      </SimpleGrid>
      <Button
        variant="default"
        size="xs"
        w="fit-content"
        leftSection={<CopyCheck size={14} aria-hidden />}
        onClick={copyMonday}
      >
        Copy Monday to every day
      </Button>
      <DisplayText form={form} location={location} />
    </FormSection>
  );
}

const isRecognized = (hours: string) => hours.trim() === '' || parseHours(hours) !== null;
