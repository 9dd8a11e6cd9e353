import { useSearchParams } from 'react-router-dom';
import { parseEventFilter } from '@domain/event/filter';

/** The filter in the URL, so that a filtered list can be shared and Back works. */
export function useEventFilter() {
  const [searchParams] = useSearchParams();
  return parseEventFilter(searchParams);
}
