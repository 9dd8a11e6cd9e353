import { expect, test } from 'vitest';
import type { Event } from '#domain/event/schema';
import type { BeerSummary } from '#domain/beer/beer-summary';
import { admin, visitor } from '../../../test/client';
import { dayFromToday, makeBeer, makeEvent, unique } from '../../../test/factories';

const search = async (text: string, query = '') =>
  (await admin.get(`/events/admin?search=${encodeURIComponent(text)}&limit=100&${query}`)).body;

const titlesOf = (events: Event[], word: string) => events.map(({ title }) => title.replace(word, '').trim());

test.each([
  ['title', 'Märzen-Anstich', 'MARZEN'],
  ['description', 'Smørrebrød all night', 'smorrebrod'],
  ['location', 'Café, 100%_Auburn', 'cafe, 100%_'],
])('the search in %s finds %j by %j', async (field, text, typed) => {
  const word = unique('Fest');
  await makeEvent({ [field]: `${word} ${text}` });
  expect((await search(`${word} ${typed}`)).pagination.total).toBe(1);
  expect((await search(`${word}%`)).pagination.total).toBe(0);
  expect((await search(`${word}_`)).pagination.total).toBe(0);
});

test('events of one start are in the natural order of their titles, and pages don’t overlap', async () => {
  const word = unique('Ties');
  const ordered = ['“Best of” night', 'élan', 'Elm', 'Round 2', 'Round 10', 'zwickel'];
  for (const title of ordered.toReversed()) await makeEvent({ title: `${word} ${title}` });
  expect(titlesOf((await search(word, 'order=earliest-first')).events, word)).toEqual(ordered);
  const pages = await Promise.all(
    [1, 2, 3].map((page) =>
      admin.get(`/events/admin?search=${encodeURIComponent(word)}&limit=2&order=earliest-first&page=${page}`),
    ),
  );
  expect(
    titlesOf(
      pages.flatMap(({ body }) => body.events),
      word,
    ),
  ).toEqual(ordered);
});

test('an event that moves to another day or gets another end follows in all lists', async () => {
  const word = unique('Moved');
  const { _id } = await makeEvent({ title: word });
  const past = dayFromToday(-3);
  await admin.put(`/events/${_id}`, { startDate: past, endDate: past });
  expect((await search(word, `from=${dayFromToday(-2)}`)).events).toEqual([]);
  const upcoming = await visitor().get('/events?upcoming=true&limit=100');
  expect(upcoming.body.events.map((event) => event._id)).not.toContain(_id);
  await admin.put(`/events/${_id}`, { endDate: dayFromToday(1) });
  expect((await search(word, `from=${dayFromToday(1)}`)).events).toHaveLength(1);
  const again = await visitor().get('/events?upcoming=true&limit=100');
  expect(again.body.events.map((event) => event._id)).toContain(_id);
});

test('GET /events/{id}/beers returns the active beers that an event names, in the order of the text', async () => {
  const [first, second, inactive, other] = ['Low Tide', 'Kölsch', 'Gone', 'Quiet'].map((name) => unique(name));
  for (const name of [first, second, other]) await makeBeer({ name });
  await makeBeer({ name: inactive, isActive: false });
  const { _id, slug } = await makeEvent({
    title: `${second?.toUpperCase()} release`,
    description: `With ${first}, ${inactive} and pretzels.`,
  });
  const { status, body } = await visitor().get<{ beers: BeerSummary[] }>(`/events/${slug}/beers`);
  expect([status, body.beers.map(({ name }) => name)]).toEqual([200, [second, first]]);
  expect(Object.keys(body.beers[0] ?? {})).not.toContain('longDescription');
  expect((await visitor().get(`/events/${_id}/beers`)).body).toEqual(body);

  const draft = await makeEvent({ status: 'draft', title: first });
  expect((await visitor().get(`/events/${draft._id}/beers`)).status).toBe(404);
});
