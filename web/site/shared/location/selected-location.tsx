import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { TaproomKey } from '../../../api/content';

type Selection = { selected: TaproomKey; select: (location: TaproomKey) => void };

const SelectionContext = createContext<Selection | null>(null);

/** The selected taproom, shared by the whole page: Auburn by default. */
export function LocationProvider({ children }: { children: ReactNode }) {
  const [selected, select] = useState<TaproomKey>('auburn');
  const selection = useMemo(() => ({ selected, select }), [selected]);
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}

export function useSelectedLocation(): Selection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error('useSelectedLocation must be used within a LocationProvider');
  return selection;
}
