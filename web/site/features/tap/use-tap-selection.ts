import { useSearchParams } from 'react-router-dom';
import { parseTapSelection, type TapSelection } from '../../../domain/tap-list';
import { useTaprooms } from '../../shared/taproom/use-taprooms';

/** The selection in the URL, so that it can be shared, works without JavaScript, and Back works. */
export function useTapSelection(): TapSelection {
  const [searchParams] = useSearchParams();
  const taprooms = useTaprooms();
  return parseTapSelection(searchParams, taprooms);
}
