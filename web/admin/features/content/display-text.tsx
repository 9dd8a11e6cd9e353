import { Button, Textarea } from '@mantine/core';
import { fillHours } from '@domain/location/default-content';
import { displayMatchesHours, formatDisplayHours } from '@domain/location/display-hours';
import type { LocationKey } from '@domain/location/location';
import { WandSparkles } from 'lucide-react';
import { useRef } from 'react';
import classes from './content.module.css';
import type { LocationFormApi } from './location-form-values';

type DisplayTextProps = { form: LocationFormApi; location: LocationKey };

/** Free text, which does not follow the days by itself: when it says something else, that is pointed out. */
export function DisplayText({ form, location }: DisplayTextProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const hours = fillHours(location, form.values);
  const agrees = displayMatchesHours(hours.display, hours);
  const suggestion = formatDisplayHours(hours);
  const isOffered = agrees !== true && form.values.display.trim() !== suggestion;
  const handleUse = () => {
    form.setFieldValue('display', suggestion);
    // The button goes away.
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
          description="The one line that says it all, in the footer and on the home page"
          {...form.getInputProps('display')}
        />
        <div role="status">
          {agrees === false && <p className={classes.disagrees}>This says something else than the days above.</p>}
        </div>
      </div>
      {isOffered && (
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
          onClick={handleUse}
        >
          Use: {suggestion}
        </Button>
      )}
    </>
  );
}
