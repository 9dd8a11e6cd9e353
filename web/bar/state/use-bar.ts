import { createContext, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import { showPresses } from './show-presses';
import type { StaffTapList } from '@domain/tap/schema';
import type { Bar } from './bar';

export const BarContext = createContext<Bar | null>(null);

export function useBar(): Bar {
  const bar = useContext(BarContext);
  if (!bar) throw new Error('Used outside of bar mode');
  return bar;
}

export const useBarState = () => useStore(useBar().store);

/** Includes the presses that the server does not have yet. */
export function useTapList(): StaffTapList | null {
  const { saved, queue } = useBarState();
  return useMemo(() => saved && showPresses(saved.list, queue), [saved, queue]);
}
