import { DetailError } from '../../shared/status/detail-error';

/** For an unknown event (404), or one that failed to load. */
export const EventError = ({ isNotFound, onRetry }: { isNotFound: boolean; onRetry: () => void }) => (
  <DetailError
    title={isNotFound ? 'Event not found' : 'Failed to load event details'}
    isNotFound={isNotFound}
    notFoundText="It may have been withdrawn, or the link has a typo. Everything that’s coming up is on the events page."
    list={{ href: '/events', label: 'See upcoming events' }}
    onRetry={onRetry}
  />
);
