import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { fillIn } from '@domain/page/fill-in';
import type { PageKey, PageOf } from '@domain/page/pages';
import { pageQueries } from '../../../api/pages';
import { usePlaceholders } from './use-placeholders';

/** The content of a page whose loader has called `loadPage`, with the names of the brewery and its taprooms filled in. */
export function usePage<Key extends PageKey>(key: Key): PageOf<Key> {
  const page = useOptionalPage(key);
  if (!page) throw new Error(`The loader has not loaded the page ${key}`);
  return page;
}

/** Undefined until the content is loaded. */
export function useOptionalPage<Key extends PageKey>(key: Key): PageOf<Key> | undefined {
  const placeholders = usePlaceholders();
  const { data } = useQuery(pageQueries.page(key));
  return useMemo(() => data && fillIn(data, placeholders), [data, placeholders]);
}
