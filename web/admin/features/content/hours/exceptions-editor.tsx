import { Group, Paper, Stack, Text } from '@mantine/core';
import { CalendarPlus } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import { taproomLimits } from '@domain/taproom/limits';
import { holidayName } from '@domain/time/holidays';
import { createKey } from '../../../../api/send-once';
import { SmallButton, TrashButton } from '../../../components/buttons';
import { Fields, type FieldRow } from '../../../components/fields';
import { formatDays, suggestSpans, type ExceptionValues } from '../../../components/hours/hours-form-values';
import { HoursRow } from '../../../components/hours/week-editor';
import { clearErrorsOf } from '../../../lib/form-errors';
import type { TaproomFormApi } from '../taproom/taproom-form-values';

type ExceptionName = 'from' | 'to' | 'reason';

type ExceptionCardProps = {
  form: TaproomFormApi;
  exception: ExceptionValues;
  path: `exceptions.${number}`;
  onChange: (changes: Partial<ExceptionValues>) => void;
  onRemove: () => void;
};

function ExceptionCard({ form, exception, path, onChange, onRemove }: ExceptionCardProps) {
  const { from, to, spans, reason } = exception;
  const name = from ? formatDays({ from, to }) : 'new special hours';
  const date: Partial<FieldRow> = { type: 'date', flex: '1 1 130px', maw: { sm: 150 } };
  const fields: FieldRow<ExceptionName>[] = [
    { ...date, name: 'from', label: 'First day' },
    { ...date, name: 'to', label: 'Last day', min: from || undefined },
    {
      name: 'reason',
      label: 'Reason',
      placeholder: 'e.g., Thanksgiving',
      maxLength: taproomLimits.reason,
      flex: '1 1 220px',
    },
  ];

  /** The last day follows the first one until it is set to another day; a holiday names itself. */
  const changeFrom = (day: string) => {
    const isSingleDay = to === '' || to === from;
    const isNamedByDate = reason === '' || reason === holidayOn(from);
    onChange({
      from: day,
      ...(isSingleDay && { to: day }),
      ...(isNamedByDate && { reason: holidayOn(day) }),
    });
  };
  const fieldsForm = {
    getInputProps: (field: ExceptionName) => ({
      ...form.getInputProps(`${path}.${field}`),
      onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) =>
        field === 'from' ? changeFrom(value) : onChange({ [field]: value }),
    }),
  };

  return (
    <Paper withBorder p={12} bg="gray.0" role="group" aria-label={name}>
      <Stack gap={10}>
        <Group gap="10px 12px" align="flex-start">
          <Fields form={fieldsForm} fields={fields} />
        </Group>
        <HoursRow
          label={name}
          switchLabel={`Open on ${name}`}
          path={`${path}.spans`}
          spans={spans}
          suggestion={suggestSpans(form.values.regular)}
          errors={form.errors}
          onSpans={(changed) => onChange({ spans: changed })}
        >
          <TrashButton label={`Remove ${name}`} onClick={onRemove} />
        </HoursRow>
        <Text size="xs" c="dimmed">
          {describeException(exception)}
        </Text>
      </Stack>
    </Paper>
  );
}

const holidayOn = (date: string) => (date === '' ? '' : (holidayName(date) ?? ''));

function describeException({ spans, reason }: ExceptionValues) {
  const forReason = reason.trim() ? ` for ${reason.trim()}` : '';
  return spans.length === 0 ? `Visitors read: Closed today${forReason}` : 'Visitors read these hours on these days';
}

export function ExceptionsEditor({ form, today }: { form: TaproomFormApi; today: string }) {
  const root = useRef<HTMLDivElement>(null);
  const { exceptions } = form.values;
  const isPast = ({ to }: ExceptionValues) => to !== '' && to < today;
  const past = exceptions.filter(isPast);
  const upcoming = exceptions.filter((exception) => !isPast(exception));

  const setExceptions = (changed: ExceptionValues[]) => {
    form.setFieldValue('exceptions', changed);
    clearErrorsOf(form, ['exceptions']);
  };
  const handleAdd = () => {
    setExceptions([...exceptions, { _id: createKey(), from: '', to: '', spans: [], reason: '' }]);
    requestAnimationFrame(() =>
      root.current?.querySelector<HTMLElement>('[data-upcoming] > :last-child input[type="date"]')?.focus(),
    );
  };
  const renderCard = (exception: ExceptionValues) => (
    <ExceptionCard
      key={exception._id}
      form={form}
      exception={exception}
      path={`exceptions.${exceptions.indexOf(exception)}`}
      onChange={(changes) =>
        setExceptions(exceptions.map((other) => (other === exception ? { ...other, ...changes } : other)))
      }
      onRemove={() => {
        root.current?.querySelector<HTMLElement>('[data-add-exception]')?.focus();
        setExceptions(exceptions.filter((other) => other !== exception));
      }}
    />
  );

  return (
    <Stack gap="sm" ref={root}>
      {form.errors['exceptions'] && <Text c="red.8">{form.errors['exceptions']}</Text>}
      {upcoming.length === 0 && <Text c="dimmed">None. The hours above apply every week.</Text>}
      {upcoming.length > 0 && (
        <Stack gap={12} data-upcoming>
          {upcoming.map(renderCard)}
        </Stack>
      )}
      <SmallButton w="fit-content" data-add-exception icon={CalendarPlus} onClick={handleAdd}>
        Add special hours
      </SmallButton>
      {past.length > 0 && (
        <details>
          <Text component="summary" py={6} style={{ cursor: 'pointer' }}>
            Past ({past.length})
          </Text>
          <Stack gap={12} mt={6}>
            {past.map(renderCard)}
          </Stack>
        </details>
      )}
    </Stack>
  );
}
