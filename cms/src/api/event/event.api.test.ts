import type { Event } from '#domain/event/schema';
import type { BeerSummary } from '#domain/beer/beer-summary';
import { admin, type ApiBody, moderator, visitor, expectResponse, expectFailure } from '../../../test/client';
import { dayFromToday, makeEvent, unique, makeBeer } from '../../../test/factories';

const datesOn = (first: number, last = first) => ({ startDate: dayFromToday(first), endDate: dayFromToday(last) });

const titles = ({ body }: { body: ApiBody }) => body.events.map(({ title }) => title);

test('POST /events stores and returns every field', async () => {
  const input = {
    title: 'Foothill String Band',
    description: 'Two fiddles.\nOne banjo.',
    category: 'live-music',
    tapRoom: 'Folsom',
    status: 'published',
    location: 'Patio',
    startDate: '2026-07-04',
    endDate: '2026-07-04',
    startTime: '18:30',
    endTime: '21:00',
    maxAttendees: 90,
    currentAttendees: 12,
    ticketPrice: 12.5,
    ticketUrl: 'https://tickets.example.com/a?b=1',
    organizer: { name: 'Nora', email: 'nora@example.com', phone: '(530) 555-0147' },
    tags: ['Bluegrass', 'Free'],
    socialLinks: { facebook: 'https://facebook.example/x', instagram: null, website: null },
    isPublic: true,
    isFeatured: true,
  };
  const generated = {
    _id: expect.any(String),
    slug: 'foothill-string-band-2026-07-04',
    images: [],
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
  };
  const sent = { ...input, title: ' Foothill String Band ', maxAttendees: '90', unknown: 'ignored' };
  await expectResponse(moderator.post('/events', sent), 201, { success: true, event: { ...input, ...generated } });
});

test('PUT /events/{id} keeps absent fields; null and blank values clear a field', async () => {
  const { updatedAt, ...event } = await makeEvent({
    ticketPrice: 5,
    ticketUrl: 'https://a.example',
    tags: ['a'],
    organizer: { name: 'Nora', email: 'n@example.com' },
  });
  const changes = { ticketPrice: null, ticketUrl: '', tags: null, organizer: { email: '' }, status: 'cancelled' };
  const { body } = await admin.put(`/events/${event._id}`, { ...changes, updatedAt });
  expect(body.event).toEqual({
    ...event,
    ticketPrice: null,
    ticketUrl: null,
    tags: [],
    organizer: { name: 'Nora', email: null, phone: null },
    status: 'cancelled',
    updatedAt: expect.any(String),
  });
  expect(body.event.updatedAt > updatedAt).toBe(true);
});

test('GET /events/{id} returns the same to visitors and staff, without the organizer’s contact details', async () => {
  const event = await makeEvent({ organizer: { name: 'Nora', email: 'n@example.com', phone: '5305550147' } });
  const path = `/events/${event._id}`;
  const anonymous = await visitor().get(path);
  const shown = { ...event, organizer: { name: 'Nora', email: null, phone: null } };
  expect([anonymous.status, anonymous.body]).toEqual([200, { success: true, event: shown }]);
  expect((await admin.get(path)).text).toBe(anonymous.text);
});

test('GET /events/{id} returns 404 for an event that is not public', async () => {
  const { _id } = await makeEvent({ isPublic: false });
  await expectFailure(visitor().get(`/events/${_id}`), 404, 'not-found', 'Event not found');
});

test('GET /events lists published public events by start, with pagination', async () => {
  const category = 'beer-release';
  const later = await makeEvent({ category, ...datesOn(40) });
  const sooner = await makeEvent({ category, ...datesOn(39) });
  await makeEvent({ category, status: 'draft' });
  await makeEvent({ category, isPublic: false });
  const response = await visitor().get(`/events?category=${category}`);
  expect([response.status, titles(response)]).toEqual([200, [sooner.title, later.title]]);
  expect(response.body.pagination).toEqual({ page: 1, limit: 20, total: 2, pages: 1 });
  const second = await visitor().get(`/events?category=${category}&limit=1&page=2`);
  expect(titles(second)).toEqual([later.title]);
  expect(second.body.pagination).toEqual({ page: 2, limit: 1, total: 2, pages: 2 });
  const beyond = await visitor().get(`/events?category=${category}&page=9`);
  expect([beyond.status, beyond.body.events]).toEqual([200, []]);
});

test('GET /events/admin lists and searches all events with staff fields, latest start first', async () => {
  const word = unique('needle');
  const draft = await makeEvent({ title: word, status: 'draft', organizer: { email: 'o@example.com' } });
  const later = await makeEvent({ description: `A ${word.toUpperCase()} in it`, ...datesOn(9) });
  const earlier = await makeEvent({ location: word, ...datesOn(1) });
  await expectResponse(moderator.get(`/events/admin?search=${encodeURIComponent(word)}`), 200, {
    success: true,
    events: [later, draft, earlier],
    pagination: { page: 1, limit: 12, total: 3, pages: 1 },
    upcomingTotal: 3,
  });
});

test('GET /events/admin filters by exact tap room, status and category', async () => {
  const word = unique('filter');
  const filters = { tapRoom: 'All', status: 'cancelled', category: 'other' };
  const match = await makeEvent({ title: word, ...filters });
  for (const other of [{ tapRoom: 'Auburn' }, { status: 'draft' }])
    await makeEvent({ title: word, ...filters, ...other });
  const query = new URLSearchParams({ search: word, ...filters });
  expect(titles(await admin.get(`/events/admin?${query}`))).toEqual([match.title]);
});

async function search(text: string, query = '', limit = 100) {
  const path = `/events/admin?search=${encodeURIComponent(text)}&limit=${limit}&${query}`;
  const { body } = await moderator.get<ApiBody & { upcomingTotal: number }>(path);
  return { ...body, titles: body.events.map(({ title }) => title.replace(text, '').trim()) };
}

test.each([
  ['title', 'Märzen-Anstich', 'MARZEN'],
  ['description', 'Smørrebrød all night', 'smorrebrod'],
  ['location', 'Café, 100%_Auburn', 'cafe, 100%_'],
])('the search in %s finds %j by %j', async (field, text, typed) => {
  const word = unique('Fest');
  await makeEvent({ [field]: `${word} ${text}` });
  expect((await search(`${word} ${typed}`)).pagination.total).toBe(1);
});

test('events of one start are in the natural order of their titles, and pages don’t overlap', async () => {
  const word = unique('Ties');
  const ordered = ['“Best of” night', 'élan', 'Elm', 'Round 2', 'Round 10', 'zwickel'];
  for (const title of ordered.toReversed()) await makeEvent({ title: `${word} ${title}` });
  expect((await search(word, 'order=earliest-first')).titles).toEqual(ordered);
  const pages = await Promise.all([1, 2, 3].map((page) => search(word, `order=earliest-first&page=${page}`, 2)));
  expect(pages.flatMap((page) => page.titles)).toEqual(ordered);
});

test('an event that moves to another day or gets another end follows in all lists', async () => {
  const word = unique('Moved');
  const { _id } = await makeEvent({ title: word });
  await admin.put(`/events/${_id}`, datesOn(-3));
  expect((await search(word, `from=${dayFromToday(-2)}`)).events).toEqual([]);
  const upcoming = async () =>
    (await visitor().get('/events?upcoming=true&limit=100')).body.events.map((each) => each._id);
  expect(await upcoming()).not.toContain(_id);
  await admin.put(`/events/${_id}`, { endDate: dayFromToday(1) });
  expect((await search(word, `from=${dayFromToday(1)}`)).events).toHaveLength(1);
  expect(await upcoming()).toContain(_id);
});

test('GET /events/{id}/beers returns the active beers that an event names, in the order of the text', async () => {
  const [first, second, inactive, other] = ['Low Tide', 'Kölsch', 'Gone', 'Quiet'].map((name) => unique(name));
  for (const name of [first, second, other]) await makeBeer({ name });
  await makeBeer({ name: inactive, isActive: false });
  const description = `With ${first}, ${inactive} and pretzels.`;
  const { _id, slug } = await makeEvent({ title: `${second?.toUpperCase()} release`, description });
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

test('the feed lists events that end in the last 90 days or later, by start', async () => {
  const farAway = await makeEvent(datesOn(400));
  const soon = await makeEvent(datesOn(1));
  const lastWeek = await makeEvent(datesOn(-7));
  const threeMonthsAgo = await makeEvent(datesOn(-90));
  const longAgo = await makeEvent(datesOn(-120));
  const ongoing = await makeEvent(datesOn(-200, 10));
  expect(await feedOrder(farAway, soon, lastWeek, threeMonthsAgo, longAgo, ongoing)).toEqual([5, 3, 2, 1, 0]);
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

test('order=upcoming-first lists upcoming events soonest first, then past ones latest first, across pages', async () => {
  const word = unique('Timeline');
  await on(`${word} last week`, -7);
  await on(`${word} in a month`, 30);
  await on(`${word} last month`, -30);
  await on(`${word} ongoing`, -2, 2, { status: 'draft' });
  await on(`${word} next week`, 7);
  const all = await search(word, 'order=upcoming-first');
  expect(all.titles).toEqual(['ongoing', 'next week', 'in a month', 'last week', 'last month']);
  expect([all.upcomingTotal, all.pagination.total]).toEqual([3, 5]);
  const second = await search(word, 'order=upcoming-first&page=2', 2);
  expect([second.titles, second.upcomingTotal]).toEqual([['in a month', 'last week'], 3]);
  expect((await search(word, 'order=earliest-first')).titles[0]).toBe('last month');
  expect((await search(word)).titles[0]).toBe('in a month');
});

test('from and to select events by any of their days', async () => {
  const word = unique('Range');
  await on(`${word} before`, 9);
  await on(`${word} until the first day`, 5, 10);
  await on(`${word} inside`, 15);
  await on(`${word} over all of it`, 1, 60);
  await on(`${word} from the last day`, 20, 22);
  await on(`${word} after`, 21);
  const inRange = await search(word, `order=earliest-first&from=${dayFromToday(10)}&to=${dayFromToday(20)}`);
  expect(inRange.titles).toEqual(['over all of it', 'until the first day', 'inside', 'from the last day']);
});
