import type { RelatedBeers } from '#domain/beer/schema';
import { admin, visitor } from '../../../test/client';
import { makeBeer, unique } from '../../../test/factories';
import { multipartForm, textFile } from '../../../test/files';
import { addInPanel, callPanel } from '../../../test/panel';
import { isOnPostgres, queryRows } from '../../../test/stored-data';

const list = async (query: Record<string, string>) =>
  (await visitor().get(`/beers?${new URLSearchParams({ limit: '100', ...query }).toString()}`)).body.beers;

const namesOf = (beers: { name: string }[], word = '') => beers.map(({ name }) => name.replace(word, '').trim());

test.each([
  ['name', 'Kölsch', 'kolsch'],
  ['style', 'Weißbier', 'weissbier'],
  ['description', 'brewed in Århus', 'arhus'],
])('the search in %s finds %j by %j', async (field, text, search) => {
  const word = unique('fold');
  await makeBeer({ [field]: `${text} ${word}` });
  expect(await list({ search: `${search} ${word}` })).toHaveLength(1);
});

test.each(['100%', 'a_b', 'back\\slash', "quote'"])('the search takes %j literally', async (text) => {
  const word = unique('literal');
  await makeBeer({ name: `${word}${text}`, style: `${word}${text}`, tags: [`${word}${text}`] });
  await makeBeer({ name: `${word}10x0 axb`, style: `${word}10x0 axb`, tags: [`${word}10x0 axb`] });
  for (const parameter of ['search', 'style', 'tag']) {
    expect(await list({ [parameter]: word + text })).toHaveLength(1);
  }
});

test('the search does not match across fields, nor columns that clients never see', async () => {
  const word = unique('Edge');
  const { slug } = await makeBeer({ name: `${word} Pale`, style: 'Ale', tags: [`${word} tag`] });
  expect(await list({ search: `${word} PaleAle` })).toEqual([]);
  expect(await list({ style: word })).toEqual([]);
  expect(await list({ tag: `${word} TAG` })).toHaveLength(1);
  expect((await visitor().get(`/beers/${slug}`)).text).not.toMatch(/nameKey|sortName|listKey|searchT|searchS|styleFam/);
});

test('the search follows a change, a copy, an import and a write in the panel', async () => {
  const [before, after, kept] = [unique('Before'), unique('Äfter'), unique('Kept')];
  const { _id } = await makeBeer({ name: before, description: kept });
  await admin.put(`/beers/${_id}`, { name: after });
  expect(await list({ search: before })).toEqual([]);
  expect(namesOf(await list({ search: after.toUpperCase() }))).toEqual([after]);
  expect(namesOf(await list({ search: kept.toLowerCase() }))).toContain(after);

  const { body } = await admin.post(`/beers/${_id}/duplicate`, {});
  await admin.put(`/beers/${body.beer._id}`, { isActive: true });
  expect(namesOf(await list({ search: after }))).toEqual([after, `Copy of ${after}`]);

  const csv = `Name,Tags\nImport ${after},Ünique ${after}\n`;
  await admin.post('/beers/admin/import/csv', multipartForm('csvFile', [textFile('beers.csv', csv, 'text/csv')]));
  expect(namesOf(await list({ tag: `unique ${after}` }))).toEqual([`Import ${after}`]);

  const planted = unique('planted').toLowerCase();
  await addInPanel('api::beer.beer', { name: `Panel ${after}`, searchText: planted, sortName: planted });
  expect(namesOf(await list({ search: `panel ${after}` }))).toEqual([`Panel ${after}`]);
  expect(await list({ search: planted })).toEqual([]);
});

test('lists are in the natural order of names, on every database', async () => {
  const word = unique('Sort');
  const ordered = ['(Re)Hop', '100', 'élan', 'elan vital', 'Elm', 'No. 2', 'No. 10', 'Öl', 'Ovation', 'zwickel'];
  for (const name of ordered.toReversed()) await makeBeer({ name: `${word} ${name}` });
  expect(namesOf(await list({ search: word }), word)).toEqual(ordered);
  const pages = await Promise.all(['1', '2', '3', '4'].map((page) => list({ search: word, limit: '3', page })));
  expect(namesOf(pages.flat(), word)).toEqual(ordered);
  const sorted = async (sort: string) =>
    namesOf((await admin.get(`/beers/admin?search=${encodeURIComponent(word)}&sort=${sort}`)).body.beers, word);
  expect([await sorted('name-desc'), await sorted('newest')]).toEqual([ordered.toReversed(), ordered]);
});

test('the order does not depend on the collation of the database', { skip: !isOnPostgres }, async () => {
  const rows = await queryRows(
    "select column_name from information_schema.columns where table_name in ('beers', 'events') and collation_name = 'C'",
  );
  expect(rows.map((row) => row['column_name']).sort()).toEqual(['list_key', 'sort_name', 'sort_start']);
});

test('beers without an ABV come last in both directions, and pages continue across them', async () => {
  const word = unique('Strength');
  for (const [index, abv] of [5, null, 4.5, null, 8].entries()) await makeBeer({ name: `${word} ${index}`, abv });
  const fetchOrder = async (sort: string) => {
    const fetchPage = async (page: number) => {
      const path = `/beers/admin?search=${encodeURIComponent(word)}&sort=${sort}&limit=2&page=${page}`;
      return (await admin.get(path)).body.beers.map(({ abv }) => abv);
    };
    return [await fetchPage(1), await fetchPage(2), await fetchPage(3)];
  };
  expect(await fetchOrder('abv-low')).toEqual([[4.5, 5], [8, null], [null]]);
  expect(await fetchOrder('abv-high')).toEqual([[8, 5], [4.5, null], [null]]);
});

test('staff can list the beers in the order of the site: section by section', async () => {
  const word = unique('Site');
  for (const tag of ['Year Round', 'None', 'Coming Soon']) await makeBeer({ name: `${word} ${tag}`, tags: [tag] });
  const { body } = await admin.get(`/beers/admin?search=${encodeURIComponent(word)}&sort=site`);
  expect(namesOf(body.beers, word)).toEqual(['Coming Soon', 'Year Round', 'None']);
});

// Stronger than any other beer of this run, which would be listed too.
const strong = { abv: 60, sizes: ['12oz'] };

async function findSimilar(beer: object, others: object[]) {
  const word = unique('Similar');
  for (const other of others) await makeBeer({ ...strong, ...other, name: `${word} ${Reflect.get(other, 'name')}` });
  const { slug } = await makeBeer({ ...strong, ...beer, name: `${word} itself` });
  const { body } = await visitor().get<RelatedBeers>(`/beers/${slug}/related`);
  return namesOf(
    body.similar.filter(({ name }) => name.startsWith(word)),
    word,
  );
}

test('similar beers of the same style family by nearest strength come first, then other styles', async () => {
  const names = await findSimilar({ style: 'Dubbel', abv: 70 }, [
    { name: 'Other', style: 'Kellerpils', abv: 70 },
    { name: 'Far', style: 'Abbey', abv: 73 },
    { name: 'Near', style: 'Tripel', abv: 70.8 },
    { name: 'Nearest', style: 'Saison', abv: 69.8 },
  ]);
  expect(names).toEqual(['Nearest', 'Near', 'Far', 'Other']);
});

test('similar beers that are available come before unavailable ones, and those of more common sections first', async () => {
  const names = await findSimilar({ style: 'Gose', abv: 90, tags: ['Year Round', 'Seasonal'] }, [
    { name: 'Sold out', style: 'Gose', abv: 90, isAvailable: false, tags: ['Year Round', 'Seasonal'] },
    { name: 'A', style: 'Lambic', abv: 90.3, tags: ['Limited'] },
    { name: 'B', style: 'Sour', abv: 90.4, tags: ['Seasonal'] },
    { name: 'C', style: 'Gueuze', abv: 90.4, tags: ['Seasonal', 'year-round', 'Popular'] },
  ]);
  expect(names.slice(0, 3)).toEqual(['C', 'B', 'A']);
});

test('a beer without style and strength has similar ones too', async () => {
  const { slug } = await makeBeer({ name: unique('Unknown') });
  const { status, body } = await visitor().get<RelatedBeers>(`/beers/${slug}/related`);
  expect([status, body.similar.length]).toEqual([200, 4]);
});

test('the panel shows none of the columns that the lists are sorted and searched by', async () => {
  type Configuration = { data: { contentType: { layouts: object } } };
  const { body } = await callPanel<Configuration>('GET', '/content-manager/content-types/api::beer.beer/configuration');
  const shown = JSON.stringify(body.data.contentType.layouts);
  expect(shown).toMatch(/"name"/);
  expect(shown).not.toMatch(/nameKey|sortName|listKey|search|sections|styleFamily/);
});
