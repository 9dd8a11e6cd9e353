import { Alert, Text } from '@mantine/core';
import { checkOpeningHours } from '@domain/event/opening-hours';
import { Clock } from 'lucide-react';
import type { EventFormValues } from './event-form-values';
import { useEventTaprooms } from '../../hooks/use-taprooms';

/** Announced when it appears; it does not keep the event from being saved. */
export function OpeningHoursWarning({ values }: { values: EventFormValues }) {
  const warnings = checkOpeningHours(values, useEventTaprooms(values.tapRoom));
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
    </div>
  );
}
