/** What the lists of beers are searched, sorted and compared by. */
import { toListKey, toSectionBits } from '#domain/beer/list-order';
import { toNameKey } from '#domain/beer/search';
import { getStyleFamily } from '#domain/beer/style-family';
import { toSearchText } from '#domain/shared/fold-text';
import { toSortKey } from '#domain/shared/sort-key';
import type { DerivedColumns } from '#lib/derived-columns';
import { toStringArray, toText } from '#lib/stored-values';
import { beerUid } from './document';

export const derivedBeerColumns: DerivedColumns = {
  uid: beerUid,
  sources: ['name', 'style', 'description', 'sizes', 'tags'],
  sorted: ['sort_name', 'list_key'],
  derive(row) {
    const [name, style, description] = [toText(row['name']), toText(row['style']), toText(row['description'])];
    const [sizes, tags] = [toStringArray(row['sizes']), toStringArray(row['tags'])];
    return {
      nameKey: toNameKey(name),
      sortName: toSortKey(name),
      listKey: toListKey({ name, sizes, tags }),
      searchText: toSearchText([name, style, description]),
      searchStyle: toSearchText([style]),
      searchTags: toSearchText(tags),
      sections: toSectionBits({ tags }),
      styleFamily: getStyleFamily(style),
    };
  },
};
