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
import { toOpeningHours, type HoursEditorProps } from '../../../components/hours/hours-form-values';
import classes from '../../../components/hours/hours.module.css';
import { WeekEditor } from '../../../components/hours/week-editor';
import { toast } from '../../../components/toast';
import { copyText } from '../../../lib/copy-text';
import { ExceptionsEditor } from './exceptions-editor';
import { SmallButton } from '../../../components/buttons';

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
function DisplayText({ values, onChange, errors }: HoursEditorProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const { display: generated, ...days } = toHours({ ...toOpeningHours(values), display: null });
  const hasText = values.display.trim() !== '';
  const isMismatch = hasText && displayMatchesHours(values.display, days) === false;
  const handleReset = () => {
    onChange({ display: '' });
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
        data-path="display"
        error={errors['display']}
        value={values.display}
        onChange={({ currentTarget }) => onChange({ display: currentTarget.value })}
      />
      <Text size="sm" mt={6} c="dimmed">
        {hasText ? 'From the hours: ' : 'Shown on the site: '}
        <Text span c="black">
          {generated}
        </Text>
      </Text>
      <div role="status">{isMismatch && <p className={classes.mismatch}>This doesn’t match the hours above.</p>}</div>
      {hasText && values.display.trim() !== generated && (
        <SmallButton mt={6} onClick={handleReset}>
          Use the line from the hours
        </SmallButton>
      )}
    </div>
  );
}

type GoogleTextButtonProps = { name: string; openingHours: OpeningHours; today: string };

/** Copies the hours as text for the Google Business Profile; if the browser denies it, shows the text. */
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
        <Text size="sm" mb="sm">
          The browser doesn’t allow copying here. Select the text and copy it.
        </Text>
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

type Props = HoursEditorProps & {
  /** The date in the taproom's time zone. */
  today: string;
  taproomName: string;
};

export function HoursEditor({ today, taproomName, ...editor }: Props) {
  const { values, onChange, errors } = editor;
  const { regular, texts, kitchen } = values;
  return (
    <>
      <FormSection title="Hours" hint="Hours that end after midnight belong to the day on which they start.">
        <WeekEditor
          path="regular"
          week={regular}
          onWeek={(week) => onChange({ regular: week })}
          texts={texts}
          onTexts={(changed) => onChange({ texts: changed })}
          errors={errors}
        />
        <DisplayText {...editor} />
        <GoogleTextButton name={taproomName} openingHours={toOpeningHours(values)} today={today} />
      </FormSection>
      <FormSection
        title="Special Hours"
        hint="Holidays, vacations and private events: these days replace the hours above."
      >
        <ExceptionsEditor {...editor} today={today} />
      </FormSection>
      <FormSection title="Kitchen Hours">
        <Switch
          label="The kitchen has its own hours"
          checked={kitchen !== null}
          onChange={({ currentTarget }) => onChange({ kitchen: currentTarget.checked ? { ...regular } : null })}
        />
        {kitchen && (
          <WeekEditor
            path="kitchen"
            week={kitchen}
            onWeek={(week) => onChange({ kitchen: week })}
            texts={null}
            onTexts={() => undefined}
            errors={errors}
          />
        )}
      </FormSection>
    </>
  );
}
