import { NumberInput, SimpleGrid, TextInput } from '@mantine/core';
import { everyTaproom } from '@domain/event/constants';
import { DecimalInput } from '../../components/decimal-input';
import { FormSection } from '../../components/form-section';
import { useEventTimeZone } from '../../hooks/use-time-zone';
import { timeZoneName } from '../../lib/time-zones';
import type { EventFormApi } from './event-form-values';
import { OpeningHoursWarning } from './opening-hours-warning';

/** Dates and times are local to the taproom, regardless of the browser's time zone. */
export function EventTimes({ form }: { form: EventFormApi }) {
  const { startDate, endDate } = form.values;

  /** The end date follows the start date until it is set to another day. */
  const handleStartDate = (date: string) => {
    const isSingleDay = endDate === '' || endDate === startDate;
    form.setValues({ startDate: date, ...(isSingleDay ? { endDate: date } : {}) });
    form.clearFieldError('startDate');
    if (isSingleDay) form.clearFieldError('endDate');
  };

  return (
    <FormSection
      title="Date & Time"
      order={3}
      hint={describeZone(form.values.tapRoom, useEventTimeZone(form.values.tapRoom))}
    >
      <SimpleGrid cols={{ base: 1, xs: 2, sm: 4 }} spacing="sm">
        <TextInput
          label="Start Date"
          type="date"
          required
          {...form.getInputProps('startDate')}
          onChange={({ currentTarget }) => handleStartDate(currentTarget.value)}
        />
        <TextInput label="Start Time" type="time" required {...form.getInputProps('startTime')} />
        <TextInput
          label="End Date"
          type="date"
          required
          min={startDate || undefined}
          {...form.getInputProps('endDate')}
        />
        <TextInput label="End Time" type="time" required {...form.getInputProps('endTime')} />
      </SimpleGrid>
      <OpeningHoursWarning values={form.values} />
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
        <NumberInput
          label="Max Attendees"
          placeholder="0 = unlimited"
          allowDecimal={false}
          min={0}
          clampBehavior="none"
          hideControls
          {...form.getInputProps('maxAttendees')}
        />
        <NumberInput
          label="Current Attendees"
          placeholder="0"
          allowDecimal={false}
          min={0}
          clampBehavior="none"
          hideControls
          {...form.getInputProps('currentAttendees')}
        />
        <DecimalInput
          label="Ticket Price"
          leftSection="$"
          placeholder="Free"
          fixedDecimals={2}
          {...form.getInputProps('ticketPrice')}
        />
      </SimpleGrid>
      <TextInput
        label="Ticket URL"
        type="url"
        inputMode="url"
        placeholder="https://"
        {...form.getInputProps('ticketUrl')}
      />
    </FormSection>
  );
}

/** `Pacific time`; with the taproom that it belongs to: `Eastern time, as in Reno`. */
const describeZone = (tapRoom: string, timeZone: string) =>
  tapRoom === everyTaproom ? timeZoneName(timeZone) : `${timeZoneName(timeZone)}, as in ${tapRoom}`;
