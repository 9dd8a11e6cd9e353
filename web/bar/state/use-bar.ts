import { createContext, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import { showPresses } from './show-presses';
import type { StaffTapList } from '@domain/tap/schema';
import { useSession } from '../../api/staff/session';
import { selectOwn, selectQueue, type Bar } from './bar';

export const BarContext = createContext<Bar | null>(null);

export function useBar(): Bar {
  const bar = useContext(BarContext);
  if (!bar) throw new Error('Used outside of bar mode');
  return bar;
}

/** With what is kept of the chosen taproom. */
export function useBarState() {
  const { kept, storing, ...state } = useStore(useBar().store);
  const session = useSession();
  const queue = useMemo(() => selectQueue({ kept, storing }), [kept, storing]);
  const slug = state.taproom ?? '';
  return {
    ...state,
    isLoaded: kept !== null,
    isStoring: storing.length > 0,
    queue,
    taprooms: kept?.taprooms && session.status !== 'signed-out' ? selectOwn(kept.taprooms, session.user) : null,
    saved: kept?.lists[slug] ?? null,
    drinks: kept?.drinks[slug] ?? null,
  };
}

/** Includes the presses that the server does not have yet. */
export function useTapList(): StaffTapList | null {
  const { saved, queue } = useBarState();
  return useMemo(() => saved && showPresses(saved.list, queue), [saved, queue]);
}
