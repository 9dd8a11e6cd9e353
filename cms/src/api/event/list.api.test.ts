import type { Event } from '#domain/event/schema';
import type { BeerSummary } from '#domain/beer/beer-summary';
import { admin, type ApiBody, moderator, visitor } from '../../../test/client';
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

/** The indexes in `created` of the events that the feed lists, in feed order. */
async function feedOrder(...created: Event[]) {
  const { body } = await visitor().get('/events/feed');
  const ids = created.map(({ _id }) => _id);
  return body.events.filter(({ _id }) => ids.includes(_id)).map(({ _id }) => ids.indexOf(_id));
}

const datesOn = (first: number, last = first) => ({ startDate: dayFromToday(first), endDate: dayFromToday(last) });

test('the feed lists events that end in the last 90 days or later, by start', async () => {
  const farAway = await makeEvent(datesOn(400));
  const soon = await makeEvent(datesOn(1));
  const lastWeek = await makeEvent(datesOn(-7));
  const threeMonthsAgo = await makeEvent(datesOn(-90));
  const longAgo = await makeEvent(datesOn(-120));
  const ongoing = await makeEvent(datesOn(-200, 10));
  const order = await feedOrder(farAway, soon, lastWeek, threeMonthsAgo, longAgo, ongoing);
  expect(order).toEqual([5, 3, 2, 1, 0]);
});

test('the feed includes cancelled events, excludes drafts and private events, and shows no organizer contacts', async () => {
  const organizer = { name: 'June', email: 'june@example.com', phone: '530 555 0111' };
  const cancelled = await makeEvent({ ...datesOn(2), status: 'cancelled', organizer });
  const draft = await makeEvent({ ...datesOn(2), status: 'draft' });
  const hidden = await makeEvent({ ...datesOn(2), isPublic: false });
  expect(await feedOrder(cancelled, draft, hidden)).toEqual([0]);
  const { status, body } = await visitor().get('/events/feed');
  expect([status, body.success]).toEqual([200, true]);
  expect(body.events.find(({ _id }) => _id === cancelled._id)).toMatchObject({
    status: 'cancelled',
    organizer: { name: 'June', email: null, phone: null },
  });
});

test('the feed is not paginated', async () => {
  const created = await Promise.all(Array.from({ length: 25 }, () => makeEvent(datesOn(30))));
  expect(await feedOrder(...created)).toHaveLength(25);
});

const on = (title: string, first: number, last = first, overrides: object = {}) =>
  makeEvent({ title, ...datesOn(first, last), ...overrides });

async function list(word: string, query: string) {
  const path = `/events/admin?search=${encodeURIComponent(word)}&${query}`;
  const { body } = await moderator.get<ApiBody & { upcomingTotal: number }>(path);
  return { ...body, titles: titlesOf(body.events, word) };
}

test('order=upcoming-first lists upcoming events soonest first, then past ones latest first, across pages', async () => {
  const word = unique('Timeline');
  await on(`${word} last week`, -7);
  await on(`${word} in a month`, 30);
  await on(`${word} last month`, -30);
  await on(`${word} ongoing`, -2, 2, { status: 'draft' });
  await on(`${word} next week`, 7);
  const all = await list(word, 'order=upcoming-first');
  expect(all.titles).toEqual(['ongoing', 'next week', 'in a month', 'last week', 'last month']);
  expect([all.upcomingTotal, all.pagination.total]).toEqual([3, 5]);
  const second = await list(word, 'order=upcoming-first&limit=2&page=2');
  expect([second.titles, second.upcomingTotal]).toEqual([['in a month', 'last week'], 3]);
  expect((await list(word, 'order=earliest-first')).titles[0]).toBe('last month');
  expect((await list(word, '')).titles[0]).toBe('in a month');
});

test('from and to select events by any of their days', async () => {
  const word = unique('Range');
  await on(`${word} before`, 9);
  await on(`${word} until the first day`, 5, 10);
  await on(`${word} inside`, 15);
  await on(`${word} over all of it`, 1, 60);
  await on(`${word} from the last day`, 20, 22);
  await on(`${word} after`, 21);
  const { titles } = await list(word, `order=earliest-first&from=${dayFromToday(10)}&to=${dayFromToday(20)}`);
  expect(titles).toEqual(['over all of it', 'until the first day', 'inside', 'from the last day']);
});
