/** A time of an event, with the time zone that it is in. */
import { Field, TimePicker } from '@strapi/design-system';
import { formatTime } from '../../../../cms/domain/time/time-of-day';
import type { FieldProps } from '../field-props';
import { useEventZone } from './use-event-zone';
import { describeZone } from './describe-zone';

/** The picker's `17:00` of a stored `17:00:00.000`. */
const toPicked = (value: string | null | undefined) => value?.slice(0, 5) ?? '';

/** The picker has 24 hours. */
const describeTime = (picked: string) => (picked ? formatTime(picked) : '6:00 PM is 18:00');

export function EventTimeInput(props: FieldProps) {
  const { name, value, onChange, label, labelAction, hint, error, required, disabled } = props;
  const zone = useEventZone();
  const picked = toPicked(value);
  return (
    <Field.Root
      name={name}
      error={error}
      hint={[describeTime(picked), zone ? describeZone(zone) : hint].filter(Boolean).join(' · ')}
      required={required}
    >
      <Field.Label action={labelAction}>{label}</Field.Label>
      <TimePicker
        value={picked}
        clearLabel={`Clear ${label.toLowerCase()}`}
        disabled={disabled}
        onChange={(time?: string) => onChange(name, time ? `${time}:00.000` : null)}
        onClear={() => onChange(name, null)}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
