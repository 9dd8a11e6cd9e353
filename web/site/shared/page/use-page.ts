import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { fillIn } from '@domain/page/fill-in';
import type { PageKey, PageOf } from '@domain/page/pages';
import { joinTaproomNames } from '@domain/taproom/label';
import { pageQueries } from '../../../api/pages';
import { useSite } from '../../site-context';

/** The content of a page whose loader has called `loadPage`, with the names of the brewery and its taprooms filled in. */
export function usePage<Key extends PageKey>(key: Key): PageOf<Key> {
  const { brand, taprooms } = useSite();
  const { data } = useQuery(pageQueries.page(key));
  return useMemo(() => {
    if (!data) throw new Error(`The loader has not loaded the page ${key}`);
    return fillIn(data, {
      name: brand.name,
      shortName: brand.shortName,
      taprooms: joinTaproomNames(taprooms, 'and'),
    });
  }, [data, key, brand, taprooms]);
}
