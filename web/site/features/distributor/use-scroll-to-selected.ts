import { useEffect, type RefObject } from 'react';
import { scrollBehavior } from '../../../ui/motion';

/** On windows this tall the map is sticky (distributor-finder.tsx), so scrolling the page keeps it visible. */
const stickyMap = '(min-height: 40rem)';

/** Scrolls to the entry of a distributor that was selected on the map, unless the map would disappear. */
export function useScrollToSelected(list: RefObject<HTMLElement | null>, selectedId: string | null) {
  useEffect(() => {
    const entry = selectedId && list.current?.querySelector<HTMLElement>('[data-selected="true"]');
    if (entry && window.matchMedia(stickyMap).matches)
      entry.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
  }, [list, selectedId]);
}
