import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ComposedPage } from '@domain/page/composed-page';
import { fillIn } from '@domain/page/fill-in';
import { pageQueries } from '../../../api/pages';
import { usePlaceholders } from './use-placeholders';

/** The content of a composed page, with its placeholders filled in; undefined if there is none with this id. */
export function useComposedPage(id: string): ComposedPage | undefined {
  const placeholders = usePlaceholders();
  const { data } = useQuery(pageQueries.composed(id));
  return useMemo(() => data && fillIn(data, placeholders), [data, placeholders]);
}
