import { useSearchParams } from 'react-router-dom';
import { parseEventFilter } from '../../../domain/event';
import { useTaprooms } from '../../shared/taproom/use-taprooms';

/** The filter in the URL, so that a filtered list can be shared and Back works. */
export function useEventFilter() {
  const [searchParams] = useSearchParams();
  const taprooms = useTaprooms();
  return parseEventFilter(searchParams, taprooms);
}
