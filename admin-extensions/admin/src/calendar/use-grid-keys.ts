/** Only the active day of a calendar is in the tab order; arrow keys, Home, End and Page keys move to others. */
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { moveByKey } from '../../../../cms/domain/time/grid-keys';

export function useGridKeys(date: string, onDate: (date: string) => void) {
  const grid = useRef<HTMLDivElement>(null);
  const mustFocus = useRef(false);

  useEffect(() => {
    if (mustFocus.current) grid.current?.querySelector<HTMLElement>(`button[data-date="${date}"]`)?.focus();
    mustFocus.current = false;
  }, [date]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const isOnDay = event.target instanceof HTMLElement && event.target.dataset['date'] !== undefined;
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    const next = isOnDay && !hasModifier ? moveByKey(event.key, date) : null;
    if (next === null) return;
    event.preventDefault();
    mustFocus.current = true;
    onDate(next);
  };

  return { grid, handleKeyDown };
}
