import { useRef, useState } from 'react';
import type { RowSelection } from '../components/data-table';
import { isSame } from '../lib/merge';

export type Named = { _id: string; name: string };

type Selected = {
  /** The selected records by id; they may be on several pages. */
  records: ReadonlyMap<string, Named>;
  /** All results of the list are selected, also those of pages that have not been loaded. */
  hasAllResults: boolean;
};

const nothing: Selected = { records: new Map(), hasAllResults: false };

const byId = (records: readonly Named[]) => new Map(records.map((record) => [record._id, record]));

/**
 * The selected records of a list with several pages. Any change after "select all results" selects single records again.
 * The results of another filter clear the selection: it must not contain records that the list no longer has.
 * `isStale`: the results are still those of the previous filter.
 */
export function useSelection<Filter extends object>(requested: Filter, isStale: boolean) {
  const [{ records, hasAllResults }, setSelection] = useState(nothing);
  const [filter, setFilter] = useState(requested);
  const lastToggled = useRef<string | null>(null);
  if (!isStale && !isSame(requested, filter)) {
    setFilter(requested);
    setSelection(nothing);
  }
  const replace = (next: readonly Named[]) => setSelection({ records: byId(next), hasAllResults: false });
  const setSelected = (changed: readonly Named[], isSelected: boolean) => {
    const ids = new Set(changed.map(({ _id }) => _id));
    const others = [...records.values()].filter(({ _id }) => !ids.has(_id));
    replace(isSelected ? [...others, ...changed] : others);
  };
  const isSelected = ({ _id }: Pick<Named, '_id'>) => hasAllResults || records.has(_id);
  return {
    /** Of the records on the screen. */
    filter,
    records,
    hasAllResults,
    isSelected,
    setSelected,
    /** Of the records on a page. Shift also toggles everything from the record that was toggled before. */
    rowsOf: (page: readonly Named[]): RowSelection<Pick<Named, '_id'>> => ({
      isSelected,
      getName: ({ _id }) => page.find((record) => record._id === _id)?.name ?? '',
      onToggle: ({ _id: id }, isChecked, isRange) => {
        const to = page.findIndex(({ _id }) => _id === id);
        const last = isRange ? page.findIndex(({ _id }) => _id === lastToggled.current) : to;
        const from = last < 0 ? to : last;
        lastToggled.current = id;
        setSelected(page.slice(Math.min(from, to), Math.max(from, to) + 1), isChecked);
      },
    }),
    selectAllResults: () => setSelection({ records, hasAllResults: true }),
    replace,
    clear: () => setSelection(nothing),
  };
}

export type Selection = Omit<ReturnType<typeof useSelection>, 'filter'>;
