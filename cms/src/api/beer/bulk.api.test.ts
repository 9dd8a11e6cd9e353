import { describe, expect, test } from 'vitest';
import type { Beer } from '#domain/beer/schema';
import type { BulkResults } from '#domain/beer/input';
import type { Pagination } from '#domain/shared/response-schemas';
import { visitor } from '../../../test/client';
import { makeBeer, unique } from '../../../test/factories';
import { signIn } from '../../../test/sign-in';

const bulk = async (body: object) => (await signIn('moderator')).post<{ results: BulkResults }>('/beers/bulk', body);

const fetchBeer = async ({ _id }: Beer) =>
  (await (await signIn()).get<{ beer: Beer }>(`/beers/admin/${_id}`)).body.beer;

describe('POST /beers/bulk', () => {
  test('changes the listed beers, leaves the others, and names those that do not exist', async () => {
    const [first, second, other] = [await makeBeer(), await makeBeer({ isAvailable: false }), await makeBeer()];
    const ids = [first._id, second._id, 'deleted', first._id];
    const { status, body } = await bulk({ ids, changes: { isAvailable: false } });
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        results: {
          changed: [first._id],
          unchanged: 1,
          failed: [{ _id: 'deleted', message: 'Beer not found' }],
        },
      },
    ]);
    const changed = await fetchBeer(first);
    expect(changed).toMatchObject({ isAvailable: false, isActive: true, isFeatured: false });
    expect(Date.parse(changed.updatedAt)).toBeGreaterThan(Date.parse(first.updatedAt));
    expect(await fetchBeer(second)).toEqual(second);
    expect(await fetchBeer(other)).toEqual(other);
  });

  test('changes all beers that match a filter, and visitors see it at once', async () => {
    const word = unique('Bulk Filter');
    const beers = [await makeBeer({ name: `${word} 1` }), await makeBeer({ name: `${word} 2` })];
    const inactive = await makeBeer({ name: `${word} 3`, isActive: false });
    const changes = { isFeatured: true, isAvailable: false };
    const { body } = await bulk({ filter: { search: word.toUpperCase(), active: true }, changes });
    expect(body.results.changed.toSorted()).toEqual(beers.map(({ _id }) => _id).toSorted());
    expect(await fetchBeer(inactive)).toEqual(inactive);
    const list = await visitor().get<{ beers: Beer[] }>(`/beers?search=${encodeURIComponent(word)}`);
    expect(list.body.beers).toMatchObject([changes, changes]);
  });

  test.each([
    ['neither ids nor filter', { changes: { isActive: true } }, 'ids', 'Please send either ids or filter'],
    ['both', { ids: ['a'], filter: {}, changes: { isActive: true } }, 'ids', 'Please send either ids or filter'],
    ['no ids', { ids: [], changes: { isActive: true } }, 'ids', 'Please send either ids or filter'],
    [
      // Ignored, it would select every beer.
      'an unknown field of the filter',
      { filter: { query: 'porter' }, changes: { isActive: true } },
      'filter',
      'filter must be an object with search, active, both or neither',
    ],
    [
      'too many ids',
      { ids: Array.from({ length: 5000 }, String), changes: { isActive: true } },
      'ids',
      'Please list at most 500 beers',
    ],
    [
      'no changes',
      { ids: ['a'], changes: {} },
      'changes',
      'Please send at least one of isAvailable, isActive and isFeatured',
    ],
    [
      'a flag that is not a boolean',
      { ids: ['a'], changes: { isActive: 'yes' } },
      'changes.isActive',
      'isActive must be true or false',
    ],
  ])('rejects %s', async (_case, input, path, msg) => {
    const { status, body } = await bulk(input);
    expect([status, (body as unknown as { errors: object[] }).errors]).toEqual([400, [{ path, msg }]]);
  });
});

describe('GET /beers/admin?sort', () => {
  test('sorts the whole list before it is paginated', async () => {
    const word = unique('Sorted');
    const names = ['b', 'C', 'a'].map((letter) => `${word} ${letter}`);
    for (const [index, name] of names.entries()) await makeBeer({ name, abv: [6, null, 4][index] });
    const staff = await signIn();
    const list = async (sort: string, page = 1) => {
      const path = `/beers/admin?search=${encodeURIComponent(word)}&limit=2&page=${page}&sort=${sort}`;
      const { body } = await staff.get<{ beers: Beer[]; pagination: Pagination }>(path);
      return body.beers.map(({ name }) => name.at(-1)).join('');
    };
    expect(await list('name')).toBe('ab');
    expect(await list('name', 2)).toBe('C');
    expect(await list('abv-high')).toBe('ba');
    expect(await list('newest')).toBe('aC');
    expect((await staff.get('/beers/admin?sort=price')).status).toBe(400);
  });
});
