import { queryOptions } from '@tanstack/react-query';
import type { Distributor } from '@domain/distributor/distributor';
import { get } from './client';

export const distributorQueries = {
  list: () =>
    queryOptions({
      queryKey: ['distributors', 'list'],
      queryFn: ({ client, signal }) => get<{ distributors: Distributor[] }>('/distributors', { client, signal }),
      select: ({ distributors }) => distributors,
    }),
};
