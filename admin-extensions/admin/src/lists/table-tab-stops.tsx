/**
 * Makes a list's table reachable with the Tab key. Strapi's table moves one tab stop among its cells, but does not hand the
 * cells of its head their coordinates: the first cell, where the stop is at the start, never gets it, and the sortable
 * columns lose theirs. Once the focus is on a record, Strapi's own arrow keys work.
 */
import { useEffect } from 'react';
import { setTabStops } from './tab-stops';

export function TableTabStops() {
  useEffect(() => {
    const main = document.getElementById('main-content');
    if (!main) return undefined;
    const update = () => main.querySelectorAll('table[role="grid"]').forEach(setTabStops);
    const observer = new MutationObserver(update);
    observer.observe(main, { childList: true, subtree: true, attributeFilter: ['tabindex'] });
    update();
    return () => observer.disconnect();
  }, []);
  return null;
}
