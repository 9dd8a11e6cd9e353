import { Alert, Text } from '@mantine/core';
import { Clock } from 'lucide-react';
import { useState, type ChangeEvent } from 'react';
import { everyTaproom } from '@domain/event/constants';
import { checkOpeningHours, findUnconfirmedHoliday } from '@domain/event/opening-hours';
import { formatLongDate } from '@domain/time/format';
import { addDays } from '@domain/time/plain-date';
import { formatTime } from '@domain/time/time-of-day';
import { todayIn } from '@domain/time/zone';
import { Fields, type FieldRow } from '../../components/fields';
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

const grid = { base: 1, xs: 2, sm: 4 };

const priceFields: FieldRow[] = [
  { name: 'maxAttendees', label: 'Max Attendees', kind: 'integer', placeholder: '0 = unlimited' },
  { name: 'currentAttendees', label: 'Current Attendees', kind: 'integer', placeholder: '0' },
  {
    name: 'ticketPrice',
    label: 'Ticket Price',
    kind: 'decimal',
    leftSection: '$',
    placeholder: 'Free',
    fixedDecimals: 2,
  },
];
const ticketFields: FieldRow[] = [
  { name: 'ticketUrl', label: 'Ticket URL', type: 'url', inputMode: 'url', placeholder: 'https://' },
];

type TimeName = 'startDate' | 'startTime' | 'endDate' | 'endTime';

/** Dates and times are local to the taproom, regardless of the browser's time zone. */
export function EventTimes({ form, isNew }: { form: EventFormApi; isNew: boolean }) {
  const { tapRoom, startDate, endDate, endTime } = form.values;
  const timeZone = useEventTimeZone(tapRoom);
  const [isEndDateChosen, setEndDateChosen] = useState(!isNew);

  /** The end date follows the other values until it is set to another day. */
  const handleChange = (name: TimeName, value: string) => {
    const next = { ...form.values, [name]: value };
    const isSingleDay = endDate === '' || endDate === startDate;
    const isImplied = !isEndDateChosen && (isSingleDay || endDate === getImpliedEndDate(form.values));
    if (name === 'endDate') setEndDateChosen(true);
    else if (isImplied) next.endDate = getImpliedEndDate(next);
    else if (isSingleDay) next.endDate = next.startDate;
    form.setValues({ [name]: value, endDate: next.endDate });
    form.clearFieldError(name);
    if (next.endDate !== endDate) form.clearFieldError('endDate');
  };
  const timesForm = {
    getInputProps: (name: TimeName) => ({
      ...form.getInputProps(name),
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => handleChange(name, currentTarget.value),
    }),
  };
  const isNextDay = startDate !== '' && endDate === addDays(startDate, 1) && endsNextDay(form.values);
  const nextDayHint = isNextDay ? `Ends ${formatLongDate(endDate)}, ${formatTime(endTime)}` : null;
  const timeFields: FieldRow<TimeName>[] = [
    { name: 'startDate', label: 'Start Date', type: 'date', required: true },
    { name: 'startTime', label: 'Start Time', type: 'time', required: true },
    { name: 'endDate', label: 'End Date', type: 'date', required: true, min: startDate || undefined },
    { name: 'endTime', label: 'End Time', type: 'time', required: true, description: nextDayHint },
  ];

  return (
    <FormSection
      title="Date & Time"
      order={3}
      // `Pacific time`; with the taproom that it belongs to: `Eastern time, as in Reno`.
      hint={timeZoneName(timeZone) + (tapRoom === everyTaproom ? '' : `, as in ${tapRoom}`)}
    >
      <Fields form={timesForm} fields={timeFields} cols={grid} hasHintsBelow />
      <OpeningHoursWarning values={form.values} />
      <Fields form={form} fields={priceFields} cols={{ base: 1, xs: 3 }} />
      <Fields form={form} fields={ticketFields} />
    </FormSection>
  );
}
