import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { openOnHoliday, type HolidayPrompt } from '@domain/taproom/holiday-prompts';
import { openingHoursInput } from '@domain/taproom/opening-hours-input';
import type { StaffTaproom } from '@domain/taproom/staff-schema';
import type { HoursException } from '@domain/taproom/taproom';
import { useState, type SubmitEvent } from 'react';
import { SpanList } from '../../components/hours/span-list';
import { dropImpliedErrors, validateWith } from '../../lib/form-errors';

type Props = {
  /** Null while the dialog is closed. */
  taproom: StaffTaproom | null;
  prompt: HolidayPrompt | null;
  onSave: (exception: HoursException) => void;
  onClose: () => void;
};

const validate = (exception: HoursException) =>
  dropImpliedErrors(validateWith(openingHoursInput)({ exceptions: [exception] }));

/** The hours of a taproom on a holiday. */
export function HolidayHoursDialog({ taproom, prompt, onSave, onClose }: Props) {
  return (
    <Modal opened={taproom !== null} onClose={onClose} title={prompt ? `Hours on ${prompt.name}` : ''}>
      {taproom && prompt && <HolidayHours taproom={taproom} prompt={prompt} onSave={onSave} onClose={onClose} />}
    </Modal>
  );
}

type FormProps = Pick<Props, 'onSave' | 'onClose'> & { taproom: StaffTaproom; prompt: HolidayPrompt };

function HolidayHours({ taproom, prompt, onSave, onClose }: FormProps) {
  const [exception, setException] = useState(() => openOnHoliday(taproom.openingHours, prompt));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = validate(exception);
    setErrors(found);
    if (Object.keys(found).length === 0) onSave(exception);
  };

  return (
    <form noValidate aria-label={`Hours on ${prompt.name}`} onSubmit={handleSubmit}>
      <Stack gap="md">
        <Text size="sm">
          {taproom.name}, {prompt.label}
        </Text>
        <SpanList
          name={prompt.name}
          path="exceptions.0.spans"
          spans={exception.spans}
          errors={errors}
          onChange={(spans) => setException({ ...exception, spans })}
        />
        {exception.spans.length === 0 && (
          <Text size="sm" c="dimmed">
            Without hours, it is closed.
          </Text>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Save Hours</Button>
        </Group>
      </Stack>
    </form>
  );
}
