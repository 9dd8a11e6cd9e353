import { useEffect } from 'react';
import { countVisit } from '../../../api/taps';
import { isVisitSource } from '@domain/tap/visit-source';

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
