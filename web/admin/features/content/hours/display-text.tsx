import { Button, Text, Textarea } from '@mantine/core';
import { displayMatchesHours } from '@domain/location/display-hours';
import { toHours } from '@domain/taproom/format-hours';
import { taproomLimits } from '@domain/taproom/limits';
import { useRef } from 'react';
import classes from '../../../components/hours/hours.module.css';
import { toOpeningHours, type HoursEditorProps } from '../../../components/hours/hours-form-values';

/** The line for the whole week: generated from the days unless a text is entered. */
export function DisplayText({ values, onChange, errors }: HoursEditorProps) {
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
        <Button variant="default" size="xs" mt={6} onClick={handleReset}>
          Use the line from the hours
        </Button>
      )}
    </div>
  );
}
