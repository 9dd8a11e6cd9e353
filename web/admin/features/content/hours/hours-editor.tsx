import { Switch, Modal, Text, Textarea } from '@mantine/core';
import { Copy } from 'lucide-react';
import { useState, useRef } from 'react';
import { weekdays, weekdayLabels } from '@domain/location/constants';
import { displayMatchesHours } from '@domain/location/display-hours';
import { toHours, formatSpans, formatWeekday } from '@domain/taproom/week-hours';
import { listSpecialHours } from '../../../../domain/hours-rows';
import { taproomLimits } from '@domain/taproom/limits';
import type { OpeningHours } from '@domain/taproom/schema';
import { formatDate, formatFullDate } from '@domain/time/format';
import { FormSection } from '../../../components/form-parts';
import { toOpeningHours } from '../../../components/hours/hours-form-values';
import { WeekEditor } from '../../../components/hours/week-editor';
import { toast } from '../../../components/toast';
import { copyText } from '../../../lib/copy-text';
import { clearErrorsOf } from '../../../lib/form-errors';
import { SmallButton } from '../../../components/buttons';
import type { TaproomFormApi } from '../taproom/taproom-form-values';
import { ExceptionsEditor } from './exceptions-editor';

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
