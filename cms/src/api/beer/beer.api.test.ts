import type { RelatedBeers } from '#domain/beer/schema';
import { toBeerSummary } from '#domain/beer/beer-summary';
import { admin, type ApiBody, failure, moderator, visitor, expectFailure, expectResponse } from '../../../test/client';
import { makeBeer, unique, fullBeer } from '../../../test/factories';

const names = ({ beers }: ApiBody) => beers.map(({ name }) => name);

test('GET /beers lists active beers by name, with pagination', async () => {
  const word = unique('Page');
  for (const name of ['b', 'C', 'a']) await makeBeer({ name: `${word} ${name}` });
  await makeBeer({ name: `${word} hidden`, isActive: false });
  const first = await visitor().get(`/beers?search=${encodeURIComponent(word)}&limit=2`);
  expect([first.status, names(first.body)]).toEqual([200, [`${word} a`, `${word} b`]]);
  expect(first.body.pagination).toEqual({ page: 1, limit: 2, total: 3, pages: 2 });
  const second = await visitor().get(`/beers?search=${encodeURIComponent(word)}&limit=2&page=2`);
  expect(names(second.body)).toEqual([`${word} C`]);
  const beyond = await visitor().get(`/beers?search=${encodeURIComponent(word)}&page=900000`);
  const pagination = { page: 900000, limit: 20, total: 3, pages: 1 };
  expect(beyond.body).toEqual({ success: true, beers: [], pagination });
});

test('GET /beers/featured lists only beers that are active and featured', async () => {
  const [featured, inactive, plain] = [unique('Star'), unique('Star'), unique('Star')];
  await makeBeer({ name: featured, isFeatured: true });
  await makeBeer({ name: inactive, isFeatured: true, isActive: false });
  await makeBeer({ name: plain });
  const listed = names((await visitor().get('/beers/featured')).body);
  expect([featured, inactive, plain].map((name) => listed.includes(name))).toEqual([true, false, false]);
});

test('POST /beers stores every field, and visitors get all but the wholesale price, by slug and by _id', async () => {
  const input = fullBeer();
  const beer = await makeBeer(input);
  const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  const generated = {
    _id: expect.any(String),
    slug: expect.stringMatching(/^kolsch-no-/),
    images: [],
    primaryImage: null,
  };
  expect(beer).toEqual({ ...input, ...generated, createdAt: instant, updatedAt: instant });
  const bySlug = await visitor().get(`/beers/${beer.slug}`);
  const shown = { ...beer, pricing: { retail: 12.5, wholesale: null } };
  expect([bySlug.status, bySlug.body]).toEqual([200, { success: true, beer: shown }]);
  for (const client of [visitor(), admin]) expect((await client.get(`/beers/${beer._id}`)).body).toEqual(bySlug.body);
});

test('GET /beers/{slug or _id} returns 404 for unknown and inactive beers', async () => {
  const { slug, _id } = await makeBeer({ isActive: false });
  for (const key of [slug, _id, `${slug}/related`, 'none/related', '%F0%9F%8D%BA', '%E0%A4%A', "x'%20or%201=1", '1']) {
    const { status, body } = await visitor().get(`/beers/${key}`);
    expect([key, status, body]).toEqual([key, 404, failure('not-found', 'Beer not found')]);
  }
});

type Related = RelatedBeers & { success: true };

test('GET /beers/{slug or _id}/related returns the neighbors in the order of the list, and the active beers most similar in style and strength', async () => {
  const word = unique('Gose');
  const limited = { style: 'Gose', abv: 77, tags: ['Limited Release'], sizes: ['12oz'] };
  const first = await makeBeer({ ...fullBeer(), ...limited, name: `${word} 1`, isAvailable: true });
  const beer = await makeBeer({ ...limited, name: `${word} 2` });
  const hidden = await makeBeer({ ...limited, name: `${word} 3`, isActive: false });
  const last = await makeBeer({ ...limited, name: `${word} 4`, style: null });

  const { status, body } = await visitor().get<Related>(`/beers/${beer.slug}/related`);
  expect([status, body.previous]).toEqual([200, { slug: first.slug, name: first.name, style: 'Gose' }]);
  expect(body.next).toEqual({ slug: last.slug, name: last.name, style: null });
  expect(body.similar[0]).toEqual(toBeerSummary(first));
  const ids = body.similar.map(({ _id }) => _id);
  expect(ids.length).toBeLessThanOrEqual(4);
  expect(ids).not.toContain(beer._id);
  expect(ids).not.toContain(hidden._id);
  expect((await visitor().get<Related>(`/beers/${beer._id}/related`)).body).toEqual(body);
});

test('GET /beers/admin lists all beers with staff fields, most recently updated first', async () => {
  const word = unique('Admin');
  const first = await makeBeer({ name: `${word} a`, pricing: { retail: 3, wholesale: 2 } });
  const second = await makeBeer({ name: `${word} b`, isActive: false });
  await moderator.put(`/beers/${first._id}`, { color: 'Gold' });
  const { status, body } = await moderator.get(`/beers/admin?search=${encodeURIComponent(word)}`);
  expect([status, names(body), body.pagination]).toEqual([
    200,
    [first.name, second.name],
    { page: 1, limit: 100, total: 2, pages: 1 },
  ]);
  expect(body.beers[0]?.pricing).toEqual({ retail: 3, wholesale: 2 });
  const active = await moderator.get(`/beers/admin?search=${encodeURIComponent(word)}&active=false`);
  expect(names(active.body)).toEqual([second.name]);
});

test('POST /beers appends a number to reserved and taken slugs, also for concurrent creates', async () => {
  const name = unique('Twin');
  const slug = name.toLowerCase().replace(/ /g, '-');
  const beers = await Promise.all(Array.from({ length: 6 }, () => makeBeer({ name })));
  const numbered = [2, 3, 4, 5, 6].map((number) => `${slug}-${number}`);
  expect(beers.map((beer) => beer.slug).sort()).toEqual([slug, ...numbered]);
  expect((await makeBeer({ name: 'Admin' })).slug).toMatch(/^admin-\d+$/);
  expect((await makeBeer({ name: unique('x'), slug: 'featured' })).slug).toMatch(/^featured-\d+$/);
  expect((await makeBeer({ name: '🍺' })).slug).toMatch(/^beer(-\d+)?$/);
});

test('PUT /beers/{id} keeps absent fields; null and blank values clear a field', async () => {
  const beer = await makeBeer(fullBeer());
  const changes = { style: null, hops: '', abv: null, awards: [], tags: null, pricing: { wholesale: 9 } };
  const cleared = { style: null, hops: null, abv: null, awards: [], tags: [], updatedAt: expect.any(String) };
  await expectResponse(admin.put(`/beers/${beer._id}`, changes), 200, {
    success: true,
    beer: { ...beer, ...cleared, pricing: { retail: 12.5, wholesale: 9 } },
  });
});

test('PUT /beers/{id} returns 409 for a slug that is reserved or belongs to another beer', async () => {
  const [one, other] = [await makeBeer(), await makeBeer()];
  const message = 'A beer with this slug already exists';
  const errors = [{ path: 'slug', msg: message }];
  for (const slug of [other.slug, other.slug.toUpperCase(), 'admin', 'Featured'])
    await expectFailure(admin.put(`/beers/${one._id}`, { slug }), 409, 'slug-taken', message, errors);
  expect((await admin.put(`/beers/${one._id}`, { slug: one.slug })).body.beer.slug).toBe(one.slug);
});
