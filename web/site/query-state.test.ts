import { expect, test } from 'vitest';
import { ApiError } from '../api/client';
import { createQueryClient } from '../api/query-client';
import { readQueries, writeQueries } from './query-state';

const hour = 3_600_000;

test('what came with a page is as new as the page’s arrival, however long ago it was rendered', () => {
  const server = createQueryClient();
  server.setQueryData(['beers'], ['Ridge Runner'], { updatedAt: Date.now() - hour });
  const browser = createQueryClient();
  readQueries(browser, writeQueries(server), Date.now());
  const query = browser.getQueryCache().find({ queryKey: ['beers'] });
  expect(query?.state.data).toEqual(['Ridge Runner']);
  expect(query?.isStaleByTime(60_000)).toBe(false);
});

test('a failure that the server has shown is the same failure in the browser', async () => {
  const server = createQueryClient();
  const failing = () => Promise.reject(new ApiError(404, 'Beer not found'));
  await server.prefetchQuery({ queryKey: ['beer'], queryFn: failing, retry: false });
  const browser = createQueryClient();
  const travelled = JSON.parse(JSON.stringify(writeQueries(server))) as ReturnType<typeof writeQueries>;
  readQueries(browser, travelled, Date.now());
  expect(browser.getQueryState(['beer'])?.error).toEqual(new ApiError(404, 'Beer not found'));
});
