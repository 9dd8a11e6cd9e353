import { ApiError } from '../../api/client';
import { createQueryClient } from '../../api/query-client';
import { dehydrateQueries, hydrateQueries } from './page-state';

const hourMs = 3_600_000;

test('hydrateQueries counts data as fetched when the page arrives, however old the render', () => {
  const server = createQueryClient();
  server.setQueryData(['beers'], ['Ridge Runner'], { updatedAt: Date.now() - hourMs });
  const browser = createQueryClient();
  hydrateQueries(browser, dehydrateQueries(server), Date.now());
  const query = browser.getQueryCache().find({ queryKey: ['beers'] });
  expect(query?.state.data).toEqual(['Ridge Runner']);
  expect(query?.isStaleByTime(60_000)).toBe(false);
});

test('hydrateQueries restores what the server fetched, and no more is sent than the data', async () => {
  const server = createQueryClient();
  const list = { pages: [{ beers: ['Ridge Runner'] }], pageParams: [1] };
  const queryFn = () => Promise.resolve({ beers: ['Ridge Runner'] });
  const infinite = {
    queryKey: ['beers', 'list'],
    queryFn,
    initialPageParam: 1,
    getNextPageParam: () => null,
  };
  await server.prefetchInfiniteQuery(infinite);
  const serialized = JSON.parse(JSON.stringify(dehydrateQueries(server))) as ReturnType<typeof dehydrateQueries>;
  expect(Object.keys(serialized[0] ?? {})).toEqual(['queryKey', 'data']);
  const browser = createQueryClient();
  hydrateQueries(browser, serialized, Date.now());
  const query = browser.getQueryCache().find({ queryKey: ['beers', 'list'] });
  expect(query?.state).toMatchObject({ data: list, status: 'success', fetchStatus: 'idle', error: null });
  expect(
    await browser.fetchInfiniteQuery({ ...infinite, queryFn: () => Promise.reject(new Error('Fetched again')) }),
  ).toEqual(list);
});

test('hydrateQueries restores the error of a query that failed on the server', async () => {
  const server = createQueryClient();
  const queryFn = () => Promise.reject(new ApiError(404, 'Beer not found'));
  await server.prefetchQuery({ queryKey: ['beer'], queryFn, retry: false });
  const browser = createQueryClient();
  const json = JSON.stringify(dehydrateQueries(server));
  hydrateQueries(browser, JSON.parse(json) as ReturnType<typeof dehydrateQueries>, Date.now());
  expect(browser.getQueryState(['beer'])?.error).toEqual(new ApiError(404, 'Beer not found'));
});
