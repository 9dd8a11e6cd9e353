import { useState } from 'react';

type Selection = {
  /** The names of the selected records by id; they may be on several pages. */
  names: ReadonlyMap<string, string>;
  /** All results of the list are selected, also those of pages that have not been loaded. */
  hasAllResults: boolean;
};

const nothing: Selection = { names: new Map(), hasAllResults: false };

type Named = { _id: string; name: string };

/**
 * The selected records of a list with several pages. Any change after "select all results" selects single records again.
 * Another `filter` clears the selection: it must not contain records that the list no longer has.
 */
export function useSelection(filter: string) {
  const [{ names, hasAllResults }, setSelection] = useState(nothing);
  const [lastFilter, setLastFilter] = useState(filter);
  if (filter !== lastFilter) {
    setLastFilter(filter);
    setSelection(nothing);
  }
  return {
    names,
    hasAllResults,
    isSelected: ({ _id }: Named) => hasAllResults || names.has(_id),
    setSelected: (records: readonly Named[], isSelected: boolean) => {
      const next = new Map(names);
      for (const { _id, name } of records) {
        if (isSelected) next.set(_id, name);
        else next.delete(_id);
      }
      setSelection({ names: next, hasAllResults: false });
    },
    selectAllResults: () => setSelection({ names, hasAllResults: true }),
    clear: () => setSelection(nothing),
  };
}
