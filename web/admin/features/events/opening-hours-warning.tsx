import { Alert, Text } from '@mantine/core';
import { checkOpeningHours, findUnconfirmedHoliday } from '@domain/event/opening-hours';
import { Clock } from 'lucide-react';
import type { EventFormValues } from './event-form-values';
import { todayIn } from '@domain/time/zone';
import { useNow } from '../../hooks/use-now';
import { useEventTaprooms } from '../../hooks/use-taprooms';
import { useEventTimeZone } from '../../hooks/use-time-zone';

/** Announced when it appears; it does not keep the event from being saved. */
export function OpeningHoursWarning({ values }: { values: EventFormValues }) {
  const taprooms = useEventTaprooms(values.tapRoom);
  const warnings = checkOpeningHours(values, taprooms);
  const today = todayIn(useEventTimeZone(values.tapRoom), useNow());
  const holiday = findUnconfirmedHoliday(values, taprooms, today);
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
      {holiday && (
        <Alert color="yellow" variant="light" icon={<Clock size={18} />} title={`${holiday}: hours not confirmed`}>
          <Text size="sm">The site tells visitors to call. The dashboard asks for the hours of this day.</Text>
        </Alert>
      )}
    </div>
  );
}
