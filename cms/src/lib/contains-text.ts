import { foldText } from '#domain/shared/fold-text';

/** A filter of rows whose folded column contains a text; without a text, all rows match. */
export const containsText = (search: string | undefined, column = 'searchText'): object =>
  search ? { [column]: { $contains: foldText(search) } } : {};
