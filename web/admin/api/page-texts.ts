import { queryOptions } from '@tanstack/react-query';
import type { PageTexts } from '@domain/page/page-texts';
import { staffGet } from './client';

export const pageTextsQuery = () =>
  queryOptions({
    queryKey: ['page-texts'],
    queryFn: async ({ signal }) => (await staffGet<{ texts: PageTexts }>('/page-texts', { signal })).texts,
  });
