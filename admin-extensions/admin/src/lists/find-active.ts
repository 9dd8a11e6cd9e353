/** The saved view that a list shows. */
import type { Filters } from '../../../../cms/domain/panel/saved-views';
import { toSearch } from './list-path';

type View = { key: string; label: string; filters: Filters };

const withoutDates = (search: string) => search.replace(/\d{4}-\d{2}-\d{2}/g, 'date');

/** Null if the filters are others. `isOutdated`: those of the view on another day. */
export function findActive<Listed extends View>(
  views: readonly Listed[],
  filters: Filters,
): { view: Listed; isOutdated: boolean } | null {
  const search = toSearch(filters);
  const view = views.find((each) => withoutDates(toSearch(each.filters)) === withoutDates(search));
  return view ? { view, isOutdated: toSearch(view.filters) !== search } : null;
}
