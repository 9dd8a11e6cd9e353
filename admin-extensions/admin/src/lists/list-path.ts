/** Paths of the panel's lists and records. */
import { findSavedView, withoutAltText, type Filters } from '../../../../cms/domain/panel/saved-views';
import { toQueryString } from '../../../../web/api/query-string';

const listOf = (uid: string) => `/content-manager/collection-types/${uid}`;

export const recordPath = (uid: string, id: string) => `${listOf(uid)}/${id}`;

/** The filters as the panel's lists have them in their URL. */
export const toSearch = (filters: Filters) => toQueryString({ page: 1, filters });

/** A list in one of its saved views; without such a view, all of it. */
export const viewPath = (uid: string, key: string, today: string) =>
  listOf(uid) + toSearch(findSavedView(uid, key)?.filters(today) ?? {});

export const mediaWithoutAltTextPath = () => `/plugins/upload${toSearch(withoutAltText)}`;
