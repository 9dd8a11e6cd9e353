import type { eventHero } from '@domain/page/components/event';
import type { ValuesOf } from '@domain/page/fields';
import { DetailError } from '../../shared/status/detail-error';

type EventErrorProps = { texts: ValuesOf<typeof eventHero>; isNotFound: boolean; onRetry: () => void };

/** For an unknown event (404), or one that failed to load. */
export const EventError = ({ texts, isNotFound, onRetry }: EventErrorProps) => (
  <DetailError
    title={isNotFound ? 'Event not found' : 'Failed to load event details'}
    isNotFound={isNotFound}
    notFoundText={texts.missingText}
    list={{ href: '/events', label: texts.upcomingLabel }}
    onRetry={onRetry}
  />
);
