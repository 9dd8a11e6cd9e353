import { describe, expect, test } from 'vitest';
import { ApiError } from '../../api/client';
import { createQueryClient } from '../../api/query-client';
import { dehydrateQueries, hydrateQueries } from './page-state';

const hourMs = 3_600_000;

describe('hydrateQueries', () => {
  test('counts data as fetched when the page arrives, however old the render', () => {
    const server = createQueryClient();
    server.setQueryData(['beers'], ['Ridge Runner'], { updatedAt: Date.now() - hourMs });
    const browser = createQueryClient();
    hydrateQueries(browser, dehydrateQueries(server), Date.now());
    const query = browser.getQueryCache().find({ queryKey: ['beers'] });
    expect(query?.state.data).toEqual(['Ridge Runner']);
    expect(query?.isStaleByTime(60_000)).toBe(false);
  });

  test('restores the error of a query that failed on the server', async () => {
    const server = createQueryClient();
    const queryFn = () => Promise.reject(new ApiError(404, 'Beer not found'));
    await server.prefetchQuery({ queryKey: ['beer'], queryFn, retry: false });
    const browser = createQueryClient();
    const json = JSON.stringify(dehydrateQueries(server));
    hydrateQueries(browser, JSON.parse(json) as ReturnType<typeof dehydrateQueries>, Date.now());
    expect(browser.getQueryState(['beer'])?.error).toEqual(new ApiError(404, 'Beer not found'));
  });
});
