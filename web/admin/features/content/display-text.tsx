import { Button, Textarea } from '@mantine/core';
import { fillHours } from '@domain/location/default-content';
import { displayMatchesHours, formatDisplayHours } from '@domain/location/display-hours';
import type { LocationKey } from '@domain/location/constants';
import { WandSparkles } from 'lucide-react';
import { useRef } from 'react';
import classes from './content.module.css';
import type { LocationFormApi } from './location-form-values';

type DisplayTextProps = { form: LocationFormApi; location: LocationKey };

/** Free text that is not derived from the weekdays: warns when they differ and offers a matching text. */
export function DisplayText({ form, location }: DisplayTextProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const hours = fillHours(location, form.values);
  const matches = displayMatchesHours(hours.display, hours);
  const suggestion = formatDisplayHours(hours);
  const hasSuggestion = matches !== true && form.values.display.trim() !== suggestion;
  const handleUseSuggestion = () => {
    form.setFieldValue('display', suggestion);
    // The focused button is about to unmount.
    input.current?.focus();
  };

  return (
    <>
      <div>
        <Textarea
          ref={input}
          autosize
          minRows={1}
          label="Display text"
          description="One-line summary of the hours, shown in the footer and on the home page"
          {...form.getInputProps('display')}
        />
        <div role="status">
          {matches === false && <p className={classes.mismatch}>This doesn’t match the hours above.</p>}
        </div>
      </div>
      {hasSuggestion && (
        <Button
          variant="default"
          size="xs"
          w="fit-content"
          maw="100%"
          h="auto"
          mih={30}
          py={4}
          leftSection={<WandSparkles size={14} aria-hidden />}
          classNames={{ label: classes.suggestion }}
          onClick={handleUseSuggestion}
        >
          Use: {suggestion}
        </Button>
      )}
    </>
  );
}
