/** The saved view that a list shows. */
import type { Filter } from '../../../../cms/domain/panel/saved-views';
import { toSearch } from './list-path';

type View = { key: string; label: string; filters: readonly Filter[] };

const withoutDates = (search: string) => search.replace(/\d{4}-\d{2}-\d{2}/g, 'date');

/** Null if the filters are others. `isOutdated`: those of the view on another day. */
export function findActive(
  views: readonly View[],
  filters: readonly Filter[],
): { view: View; isOutdated: boolean } | null {
  const search = toSearch(filters);
  const view = views.find((each) => withoutDates(toSearch(each.filters)) === withoutDates(search));
  return view ? { view, isOutdated: toSearch(view.filters) !== search } : null;
}
