import { DetailError } from '../../shared/status/detail-error';

/** 'Beer not found' with 404, otherwise 'Failed to load beer details' (visitor-site.md §8). */
export const BeerError = ({ isNotFound, onRetry }: { isNotFound: boolean; onRetry: () => void }) => (
  <DetailError
    title={isNotFound ? 'Beer not found' : 'Failed to load beer details'}
    isNotFound={isNotFound}
    notFoundText="It may have been renamed, or the last keg is gone."
    list={{ href: '/beers', label: 'Back to Beers' }}
    onRetry={onRetry}
  />
);
