/** A time of an event, with the time zone that it is in. */
import { Field, TimePicker } from '@strapi/design-system';
import type { FieldProps } from '../field-props';
import { useEventZone } from './use-event-zone';
import { describeZone } from './describe-zone';

/** The picker's `17:00` of a stored `17:00:00.000`. */
const toPicked = (value: string | null | undefined) => value?.slice(0, 5) ?? '';

export function EventTimeInput(props: FieldProps) {
  const { name, value, onChange, label, labelAction, hint, error, required, disabled } = props;
  const zone = useEventZone();
  return (
    <Field.Root name={name} error={error} hint={zone ? describeZone(zone) : hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <TimePicker
        value={toPicked(value)}
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
