import { pacificTimeZone } from '#domain/time/pacific';
import { toZonedDateTime } from '#domain/time/zone';
import { admin, type ApiBody, failure, moderator, outcomeOf, visitor } from '../../../test/client';
import { dayFromToday, makeEvent, unique } from '../../../test/factories';

const titles = ({ body }: { body: ApiBody }) => body.events.map(({ title }) => title);

test('POST /events stores and returns every field', async () => {
  const values = {
    description: 'Two fiddles.\nOne banjo.',
    category: 'live-music',
    tapRoom: 'Folsom',
    status: 'published',
    location: 'Patio',
    endDate: '2026-07-04',
    startTime: '18:30',
    endTime: '21:00',
    currentAttendees: 12,
    ticketPrice: 12.5,
    ticketUrl: 'https://tickets.example.com/a?b=1',
    isPublic: true,
    isFeatured: true,
  };
  const { status, body } = await moderator.post('/events', {
    ...values,
    title: ' Foothill String Band ',
    startDate: '2026-07-04T00:00:00',
    maxAttendees: '90',
    organizer: { name: 'Nora', email: 'Nora@Example.com', phone: '5305550147' },
    tags: ['Bluegrass', ' Free '],
    socialLinks: { facebook: 'https://facebook.example/x', instagram: '', website: null },
    unknown: 'ignored',
  });
  expect(status).toBe(201);
  expect(body).toEqual({
    success: true,
    event: {
      ...values,
      _id: expect.any(String),
      slug: 'foothill-string-band-2026-07-04',
      title: 'Foothill String Band',
      startDate: '2026-07-04',
      maxAttendees: 90,
      organizer: { name: 'Nora', email: 'nora@example.com', phone: '(530) 555-0147' },
      tags: ['Bluegrass', 'Free'],
      socialLinks: { facebook: 'https://facebook.example/x', instagram: null, website: null },
      images: [],
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    },
  });
});

test('PUT /events/{id} keeps absent fields; null and blank values clear a field', async () => {
  const { updatedAt, ...event } = await makeEvent({
    ticketPrice: 5,
    ticketUrl: 'https://a.example',
    tags: ['a'],
    organizer: { name: 'Nora', email: 'n@example.com' },
  });
  const changes = { ticketPrice: null, ticketUrl: '', tags: null, organizer: { email: '' }, status: 'cancelled' };
  const { status, body } = await admin.put(`/events/${event._id}`, { ...changes, updatedAt });
  expect(status).toBe(200);
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

test('DELETE /events/{id} deletes the event; a second delete returns 404', async () => {
  const { _id } = await makeEvent();
  const first = await admin.delete(`/events/${_id}`);
  expect([first.status, first.body]).toEqual([200, { success: true, message: 'Event deleted successfully' }]);
  expect((await admin.delete(`/events/${_id}`)).status).toBe(404);
  expect((await visitor().get(`/events/${_id}`)).status).toBe(404);
});

test('GET /events/{id} returns the same to visitors and staff, without the organizer’s contact details', async () => {
  const event = await makeEvent({ organizer: { name: 'Nora', email: 'n@example.com', phone: '5305550147' } });
  const path = `/events/${event._id}`;
  const anonymous = await visitor().get(path);
  expect(anonymous.status).toBe(200);
  expect(anonymous.body).toEqual({
    success: true,
    event: { ...event, organizer: { name: 'Nora', email: null, phone: null } },
  });
  expect((await admin.get(path)).text).toBe(anonymous.text);
});

test.each([{ status: 'draft' }, { status: 'cancelled' }, { status: 'completed' }, { isPublic: false }])(
  'GET /events/{id} returns 404 for an event with %j',
  async (overrides) => {
    const { _id } = await makeEvent(overrides);
    expect(await outcomeOf(visitor().get(`/events/${_id}`))).toEqual([404, failure('not-found', 'Event not found')]);
  },
);

test('GET /events lists published public events by start, with pagination', async () => {
  const category = 'beer-release';
  const later = await makeEvent({ category, startDate: dayFromToday(40), endDate: dayFromToday(40) });
  const sooner = await makeEvent({ category, startDate: dayFromToday(39), endDate: dayFromToday(39) });
  await makeEvent({ category, status: 'draft' });
  await makeEvent({ category, isPublic: false });
  const response = await visitor().get(`/events?category=${category}`);
  expect(response.status).toBe(200);
  expect(titles(response)).toEqual([sooner.title, later.title]);
  expect(response.body.pagination).toEqual({ page: 1, limit: 20, total: 2, pages: 1 });
  const second = await visitor().get(`/events?category=${category}&limit=1&page=2`);
  expect(titles(second)).toEqual([later.title]);
  expect(second.body.pagination).toEqual({ page: 2, limit: 1, total: 2, pages: 2 });
  const beyond = await visitor().get(`/events?category=${category}&page=9`);
  expect([beyond.status, beyond.body.events]).toEqual([200, []]);
});

test('GET /events upcoming=true compares end times to the minute, in Pacific time', async () => {
  const minutesFromNow = (minutes: number) => toZonedDateTime(pacificTimeZone, new Date(Date.now() + minutes * 60_000));
  const endingIn = (minutes: number) => {
    const [start, end] = [minutesFromNow(-180), minutesFromNow(minutes)];
    return { startDate: start.date, startTime: start.time, endDate: end.date, endTime: end.time };
  };
  const category = 'live-music';
  await makeEvent({ category, title: 'Ended a minute ago', ...endingIn(-1) });
  await makeEvent({ category, title: 'Two minutes left', ...endingIn(2) });
  const response = await visitor().get(`/events?upcoming=true&category=${category}`);
  const listed = titles(response);
  expect([listed.includes('Two minutes left'), listed.includes('Ended a minute ago')]).toEqual([true, false]);
});

test('GET /events/admin lists and searches all events with staff fields, latest start first', async () => {
  const word = unique('needle');
  const draft = await makeEvent({ title: word, status: 'draft', organizer: { email: 'o@example.com' } });
  const later = await makeEvent({
    description: `A ${word.toUpperCase()} in it`,
    startDate: dayFromToday(9),
    endDate: dayFromToday(9),
  });
  const earlier = await makeEvent({ location: word, startDate: dayFromToday(1), endDate: dayFromToday(1) });
  const response = await moderator.get(`/events/admin?search=${encodeURIComponent(word)}`);
  expect(response.status).toBe(200);
  expect(response.body).toEqual({
    success: true,
    events: [later, draft, earlier],
    pagination: { page: 1, limit: 12, total: 3, pages: 1 },
    upcomingTotal: 3,
  });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('GET /events/admin filters by exact tap room, status and category', async () => {
  const word = unique('filter');
  const match = await makeEvent({ title: word, tapRoom: 'All', status: 'cancelled', category: 'other' });
  await makeEvent({ title: word, tapRoom: 'Auburn', status: 'cancelled', category: 'other' });
  await makeEvent({ title: word, tapRoom: 'All', status: 'draft', category: 'other' });
  const query = new URLSearchParams({ search: word, tapRoom: 'All', status: 'cancelled', category: 'other' });
  expect(titles(await admin.get(`/events/admin?${query}`))).toEqual([match.title]);
});

test('GET /events/admin/{id} returns a draft with staff fields', async () => {
  const draft = await makeEvent({ status: 'draft', isPublic: false, organizer: { email: 'o@example.com' } });
  const { status, body, headers } = await moderator.get(`/events/admin/${draft._id}`);
  expect([status, body]).toEqual([200, { success: true, event: draft }]);
  expect(headers.get('cache-control')).toBe('no-store');
});
