/** Paths of the panel's lists and records. */
import { findSavedView, withoutAltText, type Filters } from '../../../../cms/domain/panel/saved-views';
import { toQueryString } from '../../../../web/api/query-string';

export const listPath = (uid: string) => `/content-manager/collection-types/${uid}`;

export const recordPath = (uid: string, id: string) => `${listPath(uid)}/${id}`;

/** The filters as the panel's lists have them in their URL. */
export const toSearch = (filters: Filters, sort?: string) => toQueryString({ page: 1, sort, filters });

/** A list in one of its saved views; without such a view, all of it. */
export function viewPath(uid: string, key: string, today: string): string {
  const view = findSavedView(uid, key);
  return listPath(uid) + toSearch(view?.filters(today) ?? {}, view?.sort);
}

export const mediaWithoutAltTextPath = () => `/plugins/upload${toSearch(withoutAltText)}`;
