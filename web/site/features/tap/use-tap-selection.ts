import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isVisitSource } from '@domain/tap/visit-source';
import { countVisit } from '../../../api/taps';
import { parseTapSelection, type TapSelection } from '../../../domain/tap-list';
import { useTaprooms } from '../../shared/taproom/use-taprooms';

/** The selection in the URL, so that it can be shared, works without JavaScript, and Back works. */
export function useTapSelection(): TapSelection {
  const [searchParams] = useSearchParams();
  const taprooms = useTaprooms();
  return parseTapSelection(searchParams, taprooms);
}

/**
 * Counts a visit by a QR code or an embedded list, whose URL names it in `src`. Then the URL is that of the list, so that
 * a reload or a shared link is not counted.
 */
export function useVisitCount() {
  useEffect(() => {
    const url = new URL(window.location.href);
    const source = url.searchParams.get('src');
    const taproom = url.searchParams.get('taproom');
    if (source === null) return;
    url.searchParams.delete('src');
    window.history.replaceState(window.history.state, '', url);
    if (taproom && isVisitSource(source)) countVisit(taproom, source);
  }, []);
}
