import { Switch, Modal, Text, Textarea, Group, Paper, Stack } from '@mantine/core';
import { Copy, CalendarPlus } from 'lucide-react';
import { useState, useRef, type ChangeEvent } from 'react';
import { weekdays, weekdayLabels } from '@domain/location/constants';
import { displayMatchesHours } from '@domain/location/display-hours';
import { toHours, formatSpans, formatWeekday } from '@domain/taproom/week-hours';
import { listSpecialHours } from '../../../../domain/hours-rows';
import { taproomLimits } from '@domain/taproom/limits';
import type { OpeningHours } from '@domain/taproom/schema';
import { formatDate, formatFullDate } from '@domain/time/format';
import { FormSection } from '../../../components/form-parts';
import {
  toOpeningHours,
  formatDays,
  suggestSpans,
  type ExceptionValues,
} from '../../../components/hours/hours-form-values';
import { WeekEditor, HoursRow } from '../../../components/hours/week-editor';
import { toast } from '../../../components/toast';
import { copyText } from '../../../lib/copy-text';
import { clearErrorsOf } from '../../../lib/form-errors';
import { SmallButton, TrashButton } from '../../../components/buttons';
import type { TaproomFormApi } from '../taproom/taproom-form-values';
import { holidayName } from '@domain/time/holidays';
import { createKey } from '../../../../api/send-once';
import { Fields, type FieldRow } from '../../../components/fields';

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

function ExceptionsEditor({ form, today }: { form: TaproomFormApi; today: string }) {
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

// Opening hours as text that staff copy to a taproom's Google Business Profile.

const formatDates = (from: string, to: string) =>
  from === to ? formatFullDate(from) : `${formatDate(from)} - ${formatDate(to)}`;

/** The weekly hours, then the special hours from today on. Sections are separated by a blank line. */
export function formatGoogleText(
  { name, openingHours }: { name: string; openingHours: OpeningHours },
  today: string,
): string {
  const { regular, kitchen } = openingHours;
  const week = weekdays.map((weekday) => `${weekdayLabels[weekday]}: ${formatWeekday(openingHours, weekday)}`);
  const special = listSpecialHours(openingHours, today).map(
    ({ from, to, text, reason }) => `${formatDates(from, to)}: ${text}${reason ? ` (${reason})` : ''}`,
  );
  const kitchenWeek = weekdays.map((weekday) => `${weekdayLabels[weekday]}: ${formatSpans(kitchen?.[weekday] ?? [])}`);
  const sections = [
    [`${name}: opening hours`, ...week],
    special.length > 0 ? ['Special hours', ...special] : [],
    kitchen && JSON.stringify(kitchen) !== JSON.stringify(regular) ? ['Kitchen hours', ...kitchenWeek] : [],
  ];
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/** The line for the whole week: generated from the days unless a text is entered. */
function DisplayText({ form }: { form: TaproomFormApi }) {
  const input = useRef<HTMLTextAreaElement>(null);
  const { display } = form.values;
  const { display: generated, ...days } = toHours({ ...toOpeningHours(form.values), display: null });
  const hasText = display.trim() !== '';
  const isMismatch = hasText && displayMatchesHours(display, days) === false;
  const handleReset = () => {
    form.setFieldValue('display', '');
    // The focused button is about to unmount.
    input.current?.focus();
  };

  return (
    <div>
      <Textarea
        ref={input}
        autosize
        minRows={1}
        label="Display text"
        description="One-line summary of the hours, shown in the footer and on the home page. Leave it blank to use the line below, which follows the hours."
        placeholder={generated}
        maxLength={taproomLimits.display}
        {...form.getInputProps('display')}
      />
      <Text mt={6} c="dimmed">
        {hasText ? 'From the hours: ' : 'Shown on the site: '}
        <Text span c="black">
          {generated}
        </Text>
      </Text>
      <div role="status">
        {isMismatch && (
          <Text mt={8} c="yellow.9">
            This doesn’t match the hours above.
          </Text>
        )}
      </div>
      {hasText && display.trim() !== generated && (
        <SmallButton mt={6} onClick={handleReset}>
          Use the line from the hours
        </SmallButton>
      )}
    </div>
  );
}

type GoogleTextButtonProps = { name: string; openingHours: OpeningHours; today: string };

function GoogleTextButton({ name, openingHours, today }: GoogleTextButtonProps) {
  const [shownText, setShownText] = useState<string | null>(null);
  const handleClick = async () => {
    const text = formatGoogleText({ name, openingHours }, today);
    if (await copyText(text)) toast.success('The hours were copied. Paste them into your Google Business Profile.');
    else setShownText(text);
  };

  return (
    <>
      <SmallButton w="fit-content" icon={Copy} onClick={() => void handleClick()}>
        Copy text for Google
      </SmallButton>
      <Modal opened={shownText !== null} onClose={() => setShownText(null)} title="Text for Google">
        <Text mb="sm">The browser doesn’t allow copying here. Select the text and copy it.</Text>
        <Textarea
          data-autofocus
          readOnly
          autosize
          aria-label="Text for Google"
          value={shownText ?? ''}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </Modal>
    </>
  );
}

/** `today`: the date in the taproom's time zone. */
export function HoursEditor({ form, today }: { form: TaproomFormApi; today: string }) {
  const { name, regular, kitchen } = form.values;
  return (
    <>
      <FormSection title="Hours" hint="Hours that end after midnight belong to the day on which they start.">
        <WeekEditor form={form} path="regular" hasTexts />
        <DisplayText form={form} />
        <GoogleTextButton name={name} openingHours={toOpeningHours(form.values)} today={today} />
      </FormSection>
      <FormSection
        title="Special Hours"
        hint="Holidays, vacations and private events: these days replace the hours above."
      >
        <ExceptionsEditor form={form} today={today} />
      </FormSection>
      <FormSection title="Kitchen Hours">
        <Switch
          label="The kitchen has its own hours"
          checked={kitchen !== null}
          onChange={({ currentTarget }) => {
            form.setFieldValue('kitchen', currentTarget.checked ? { ...regular } : null);
            clearErrorsOf(form, ['kitchen']);
          }}
        />
        {kitchen && <WeekEditor form={form} path="kitchen" />}
      </FormSection>
    </>
  );
}
