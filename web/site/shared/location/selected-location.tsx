import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { useFirstTaproom } from '../taproom/use-taprooms';

type Selection = {
  /** The slug of a taproom; undefined if there is none. */
  selected: string | undefined;
  select: (slug: string) => void;
};

const SelectionContext = createContext<Selection | null>(null);

/** The selected taproom, shared by the whole page: the first one by default. */
export function LocationProvider({ children }: { children: ReactNode }) {
  const [selected, select] = useState(useFirstTaproom()?.slug);
  const selection = useMemo(() => ({ selected, select }), [selected]);
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}

export function useSelectedLocation(): Selection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error('No LocationProvider');
  return selection;
}
