import { NumberInput, SimpleGrid, TextInput, Alert, Text, Switch } from '@mantine/core';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { everyTaproom } from '@domain/event/constants';
import { checkOpeningHours, findUnconfirmedHoliday } from '@domain/event/opening-hours';
import { formatLongDate } from '@domain/time/format';
import { addDays } from '@domain/time/plain-date';
import { formatTime } from '@domain/time/time-of-day';
import { todayIn } from '@domain/time/zone';
import { DecimalInput } from '../../components/decimal-input';
import { FormSection } from '../../components/form-parts';
import { useNow } from '../../../ui/use-now';
import { useEventTaprooms, useEventTimeZone } from '../../hooks/use-taprooms';
import { timeZoneName } from '../../lib/time-zones';
import { endsNextDay, getImpliedEndDate, type EventFormApi, type EventFormValues } from './event-form-values';

/** Announced when it appears; it does not keep the event from being saved. */
function OpeningHoursWarning({ values }: { values: EventFormValues }) {
  const taprooms = useEventTaprooms(values.tapRoom);
  const warnings = checkOpeningHours(values, taprooms);
  const today = todayIn(useEventTimeZone(values.tapRoom), useNow());
  const holiday = findUnconfirmedHoliday(values, taprooms, today);
  return (
    <div role="status">
      {warnings.length > 0 && (
        <Alert color="yellow" variant="light" icon={<Clock size={18} />} title="Outside opening hours">
          {warnings.map((text) => (
            <Text key={text} size="sm">
              {text}
            </Text>
          ))}
          <Text size="sm">You can still save the event.</Text>
        </Alert>
      )}
      {holiday && (
        <Alert color="yellow" variant="light" icon={<Clock size={18} />} title={`${holiday}: hours not confirmed`}>
          <Text size="sm">The site tells visitors to call. The dashboard asks for the hours of this day.</Text>
        </Alert>
      )}
    </div>
  );
}

/** Dates and times are local to the taproom, regardless of the browser's time zone. */
export function EventTimes({ form, isNew }: { form: EventFormApi; isNew: boolean }) {
  const { startDate, endDate, startTime, endTime } = form.values;
  const [isEndDateChosen, setEndDateChosen] = useState(!isNew);

  /** The end date follows the other values until it is set to another day. */
  const handleChange = (changes: Partial<Pick<EventFormValues, 'startDate' | 'startTime' | 'endTime'>>) => {
    const next = { startDate, startTime, endTime, ...changes };
    const isSingleDay = endDate === '' || endDate === startDate;
    const isImplied = !isEndDateChosen && (isSingleDay || endDate === getImpliedEndDate(form.values));
    const nextEndDate = isImplied ? getImpliedEndDate(next) : isSingleDay ? next.startDate : endDate;
    form.setValues({ ...changes, endDate: nextEndDate });
    for (const name of Object.keys(changes)) form.clearFieldError(name);
    if (nextEndDate !== endDate) form.clearFieldError('endDate');
  };
  const isNextDay = startDate !== '' && endDate === addDays(startDate, 1) && endsNextDay(form.values);

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
          onChange={({ currentTarget }) => handleChange({ startDate: currentTarget.value })}
        />
        <TextInput
          label="Start Time"
          type="time"
          required
          {...form.getInputProps('startTime')}
          onChange={({ currentTarget }) => handleChange({ startTime: currentTarget.value })}
        />
        <TextInput
          label="End Date"
          type="date"
          required
          min={startDate || undefined}
          {...form.getInputProps('endDate')}
          onChange={({ currentTarget }) => {
            setEndDateChosen(true);
            form.setFieldValue('endDate', currentTarget.value);
          }}
        />
        <TextInput
          label="End Time"
          type="time"
          required
          description={isNextDay ? `Ends ${formatLongDate(endDate)}, ${formatTime(endTime)}` : null}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('endTime')}
          onChange={({ currentTarget }) => handleChange({ endTime: currentTarget.value })}
        />
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

export function EventSettings({ form }: { form: EventFormApi }) {
  return (
    <FormSection title="Social Links & Settings" order={3}>
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
        <TextInput
          label="Facebook"
          inputMode="url"
          placeholder="https://"
          {...form.getInputProps('socialLinks.facebook')}
        />
        <TextInput
          label="Instagram"
          inputMode="url"
          placeholder="https://"
          {...form.getInputProps('socialLinks.instagram')}
        />
        <TextInput
          label="Website"
          inputMode="url"
          placeholder="https://"
          {...form.getInputProps('socialLinks.website')}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <Switch
          label="Public"
          description="Visible on the site once published"
          {...form.getInputProps('isPublic', { type: 'checkbox' })}
        />
        <Switch
          label="Featured"
          description="Shown with a Featured badge"
          {...form.getInputProps('isFeatured', { type: 'checkbox' })}
        />
      </SimpleGrid>
    </FormSection>
  );
}
