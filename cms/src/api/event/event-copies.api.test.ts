import type { Event } from '#domain/event/schema';
import { addDays } from '#domain/time/plain-date';
import {
  admin,
  moderator,
  visitor,
  signInAt,
  expectFailure,
  expectSuccess,
  expectInvalid,
  expectStale,
} from '../../../test/client';
import { dayFromToday, eventInput, makeEvent, unique } from '../../../test/factories';
import { fetchFile, imageFile, multipartForm } from '../../../test/files';
import { countRows, queryRows, storedFiles } from '../../../test/stored-data';
import { sharedServer } from '../../../test/server';

async function makeEventWithImages(overrides: object = {}): Promise<Event> {
  const { _id } = await makeEvent(overrides);
  const files = [await imageFile('one.png'), await imageFile('two.png')];
  const { images } = (await admin.post(`/events/${_id}/images`, multipartForm('images', files))).body.event;
  const changes = images.map(({ url }, index) => ({ url, alt: `Photo ${index + 1}`, isPrimary: index === 1 }));
  return (await admin.put(`/events/${_id}`, { images: changes })).body.event;
}

const repeat = async (id: string, body: object) => moderator.post(`/events/${id}/repeat`, body);

const urls = ({ images }: Event) => images.map(({ url }) => url);
const remove = async ({ _id }: Event) => admin.delete(`/events/${_id}`);
const weeksAfter = ({ startDate }: Event, ...weeks: number[]) => weeks.map((week) => addDays(startDate, week * 7));

test('POST /events/{id}/repeat creates a published copy with the images for each date, in date order', async () => {
  const event = await makeEventWithImages({
    endDate: dayFromToday(4),
    endTime: '01:00',
    currentAttendees: 12,
    maxAttendees: 40,
    ticketPrice: 12.5,
    tags: ['Trivia'],
    organizer: { name: 'Nora', email: 'nora@example.com', phone: null },
    socialLinks: { facebook: null, instagram: 'https://instagram.example/x', website: null },
    isFeatured: true,
  });
  const [second, first] = weeksAfter(event, 3, 1);
  const { status, body } = await repeat(event._id, { dates: [second, first], updatedAt: event.updatedAt });
  const dates = body.events.map(({ startDate, endDate }) => [startDate, endDate]);
  expect([status, dates]).toEqual([201, [first, second].map((day = '') => [day, addDays(day, 1)])]);
  for (const copy of body.events) {
    const { _id, slug, startDate, endDate, createdAt, updatedAt, series } = copy;
    const own = { _id, slug, startDate, endDate, createdAt, updatedAt, series, currentAttendees: null };
    expect(series).toEqual({ id: event._id, interval: null });
    expect(copy).toEqual({ ...event, ...own });
    expect([_id === event._id, slug === event.slug]).toEqual([false, false]);
    expect((await visitor().get(`/events/${_id}`)).status).toBe(200);
  }
});

test('images stay until the last event that uses them is deleted', async () => {
  const before = await storedFiles();
  const event = await makeEventWithImages();
  const [first, second] = (await repeat(event._id, { dates: weeksAfter(event, 1, 2) })).body.events;
  if (!first || !second) throw new Error('Expected two copies');
  const [url] = urls(event);
  await remove(event);
  expect(await fetchFile(url)).not.toBeNull();
  const removed = await admin.delete(`/events/${first._id}/images/0`);
  expect(removed.body.event.images).toEqual([{ ...event.images[1], isPrimary: true }]);
  expect(await fetchFile(url)).not.toBeNull();
  expect((await admin.get(`/events/admin/${second._id}`)).body.event.images).toEqual(event.images);
  await remove(first);
  await remove(second);
  expect(await storedFiles()).toEqual(before);
});

test('POST /events/{id}/repeat creates nothing if one of the dates is taken, and names the date', async () => {
  const event = await makeEvent({ startDate: '2027-01-07', endDate: '2027-01-07' });
  const dates = ['2027-01-14', '2027-01-21', '2027-01-28'];
  await repeat(event._id, { dates: dates.slice(1, 2) });
  const rows = await countRows('events');
  await expectFailure(
    repeat(event._id, { dates }),
    409,
    'already-scheduled',
    'Already scheduled on Thursday, January 21, 2027',
    [{ path: 'dates.1', msg: 'Already scheduled on Thursday, January 21, 2027' }],
  );
  expect(await countRows('events')).toBe(rows);
});

test('two identical requests at once create the copies once', async () => {
  const event = await makeEvent();
  const send = () => repeat(event._id, { dates: weeksAfter(event, 1, 2) });
  expect((await Promise.all([send(), send()])).map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await admin.get(`/events/admin?search=${encodeURIComponent(event.title)}`)).body.events).toHaveLength(3);
});

test('copies of a cancelled event are drafts; those of one without an end time need one in the request', async () => {
  const event = await makeEvent({ status: 'cancelled' });
  await queryRows('update events set end_time = null where document_id = ?', [event._id]);
  const dates = weeksAfter(event, 1);
  await expectInvalid(repeat(event._id, { dates }), { path: 'endTime', msg: 'End time is required' });
  const { status, body } = await repeat(event._id, { dates, endTime: '23:30' });
  const copy = { startTime: event.startTime, endTime: '23:30', status: 'draft' };
  expect([status, body.events]).toMatchObject([201, [copy]]);
});

test('POST /events/{id}/repeat returns 409 for an outdated version', async () => {
  const event = await makeEvent();
  const dates = weeksAfter(event, 1);
  await admin.put(`/events/${event._id}`, { title: unique('Renamed') });
  await expectStale(repeat(event._id, { dates, updatedAt: event.updatedAt }));
});

const duplicate = async (id: string, body: object) => moderator.post(`/events/${id}/duplicate`, body);

test('POST /events/{id}/duplicate creates an event from the body with all images of the original', async () => {
  const event = await makeEventWithImages();
  const input = eventInput({ status: 'draft', title: unique('A copy') });
  const { status, body } = await duplicate(event._id, input);
  expect([status, body.event]).toMatchObject([201, { ...input, images: event.images }]);
  expect((await admin.get(`/events/admin/${event._id}`)).body.event).toEqual(event);
});

test('POST /events/{id}/duplicate takes only the listed images, in their order, and one of them is primary', async () => {
  const event = await makeEventWithImages();
  const [one, two] = event.images;
  const images = [{ url: two?.url, alt: 'B' }, { url: one?.url }];
  const reordered = await duplicate(event._id, eventInput({ images }));
  expect(reordered.body.event.images.map(({ url, alt }) => [url, alt])).toEqual([
    [two?.url, 'B'],
    [one?.url, one?.alt],
  ]);
  const single = await duplicate(event._id, eventInput({ images: [{ url: one?.url }] }));
  expect(single.body.event.images).toEqual([{ ...one, isPrimary: true }]);
  expect((await duplicate(event._id, eventInput({ images: [] }))).body.event.images).toEqual([]);
});

test('a deleted event is gone, and comes back with id, slug, images and timestamps', async () => {
  const { _id } = await makeEventWithImages({ tags: ['Trivia'], organizer: { name: 'Nora' } });
  // Its slug was not generated from this title.
  const { event } = (await admin.put(`/events/${_id}`, { title: unique('Renamed') })).body;
  const read = () => visitor().get(`/events/${event.slug}`);
  await expectSuccess(moderator.delete(`/events/${_id}?restorable=true`), 200, 'Event deleted successfully');
  expect((await read()).status).toBe(404);
  const restored = await moderator.post(`/events/${_id}/restore`);
  expect([restored.status, restored.body.event]).toEqual([200, event]);
  const shown = await read();
  expect(shown.body.event.images.map(({ url }) => url)).toEqual(urls(event));
  expect(shown.text).not.toContain('cloudStoragePath');
  for (const url of urls(event)) expect(await fetchFile(url)).not.toBeNull();
  const saved = await admin.put(`/events/${_id}`, { location: 'Patio', updatedAt: event.updatedAt });
  expect(saved.body.event).toMatchObject({ location: 'Patio', slug: event.slug, images: event.images });
});

type One = { event: Event; others?: number };
type Deleted = { message: string; ids?: string[] };

/** Four Wednesdays or other days, a week apart; the first has ended. */
async function makeSeries(interval?: string) {
  const first = await makeEvent({ startDate: dayFromToday(-4), endDate: dayFromToday(-4) });
  const dates = [1, 2, 3].map((weeks) => addDays(first.startDate, weeks * 7));
  const { body } = await admin.post(`/events/${first._id}/repeat`, { dates, interval });
  return [first, ...body.events].map(({ _id }) => _id) as [string, string, string, string];
}

const read = (ids: readonly string[]): Promise<Event[]> =>
  Promise.all(ids.map(async (id) => (await admin.get(`/events/admin/${id}`)).body.event));

const pick = <Name extends keyof Event>(events: Event[], name: Name) => events.map((event) => event[name]);

test('a change of this and following events leaves the earlier ones, and what differs already', async () => {
  const ids = await makeSeries();
  await admin.put(`/events/${ids[3]}`, { status: 'cancelled', location: 'Upstairs', currentAttendees: 5 });
  const changes = { title: 'Quiz', startTime: '18:00', endTime: '20:00', currentAttendees: 9, status: 'published' };
  const { status, body } = await admin.put<One>(`/events/${ids[2]}?scope=following`, changes);
  expect([status, body.event.title, body.others]).toEqual([200, 'Quiz', 1]);
  const events = await read(ids);
  expect(pick(events, 'startTime')).toEqual(['19:00', '19:00', '18:00', '18:00']);
  expect(pick(events, 'currentAttendees')).toEqual([null, null, 9, 5]);
  expect([events[3]?.title, events[3]?.status, events[3]?.location]).toEqual(['Quiz', 'cancelled', 'Upstairs']);
});

test('a change of all moves each by as many days, except those that are over', async () => {
  const ids = await makeSeries();
  const before = await read(ids);
  const startDate = addDays(before[2]?.startDate ?? '', 1);
  const changes = { startDate, endDate: addDays(startDate, 1), endTime: '01:00' };
  expect((await admin.put<One>(`/events/${ids[2]}?scope=all`, changes)).body.others).toBe(2);
  const moved = before.slice(1).map((event) => [addDays(event.startDate, 1), addDays(event.startDate, 2), '01:00']);
  expect((await read(ids)).map(({ startDate: start, endDate, endTime }) => [start, endDate, endTime])).toEqual([
    [before[0]?.startDate, before[0]?.endDate, '21:00'],
    ...moved,
  ]);
});

test('nothing changes if the change is invalid for one of the events', async () => {
  const ids = await makeSeries();
  await admin.put(`/events/${ids[3]}`, { currentAttendees: 50 });
  const response = await admin.put(`/events/${ids[1]}?scope=all`, { maxAttendees: 20 });
  expect([response.status, response.body.errors.map(({ path }) => path)]).toEqual([400, ['currentAttendees']]);
  expect(pick(await read(ids), 'maxAttendees')).toEqual([null, null, null, null]);
});

test('one event of a series changes alone, and a single event has no series', async () => {
  const ids = await makeSeries();
  const { body } = await admin.put<One>(`/events/${ids[1]}`, { location: 'Barrel room' });
  expect([body.others, body.event.series]).toEqual([undefined, { id: ids[0], interval: null }]);
  expect(new Set(pick(await read(ids.slice(2)), 'location')).has('Barrel room')).toBe(false);
  const single = await makeEvent();
  const changed = await admin.put<One>(`/events/${single._id}?scope=all`, { location: 'Barrel room' });
  expect([changed.body.others, 'series' in changed.body.event]).toEqual([0, false]);
  expect('series' in (await visitor().get<One>(`/events/${ids[1]}`)).body.event).toBe(false);
  expect((await admin.put(`/events/${single._id}?scope=some`, {})).status).toBe(400);
});

test('this and the following events are deleted, and each can be restored', async () => {
  const ids = await makeSeries();
  const { body } = await admin.delete<Deleted>(`/events/${ids[2]}?restorable=true&scope=following`);
  expect(body).toMatchObject({ message: 'Event deleted successfully', ids: ids.slice(2) });
  expect((await admin.get(`/events/admin/${ids[3]}`)).status).toBe(404);
  expect((await admin.get(`/events/admin/${ids[1]}`)).status).toBe(200);
  for (const id of body.ids ?? []) expect((await admin.post(`/events/${id}/restore`)).status).toBe(200);
  expect(pick(await read(ids), 'series').map((series) => series?.id)).toEqual(Array(4).fill(ids[0]));
});

test('an open-ended series has its interval until the following events are deleted', async () => {
  const ids = await makeSeries('week');
  const intervals = async (some: readonly string[]) =>
    pick(await read(some), 'series').map((series) => series?.interval);
  expect(await intervals(ids)).toEqual(['week', 'week', 'week', 'week']);
  const rows = await queryRows('select distinct series_start, series_until from events where series_id = ?', [ids[0]]);
  expect(rows).toEqual([{ series_start: dayFromToday(-4), series_until: dayFromToday(365) }]);
  await admin.delete(`/events/${ids[3]}?restorable=true&scope=following`);
  expect(await intervals(ids.slice(0, 3))).toEqual([null, null, null]);
});

test('each night, an open-ended series gets events until a year ahead, like its last one', async () => {
  const server = await sharedServer();
  const staff = await signInAt(server.url);
  const input = eventInput({ tapRoom: 'All', startDate: dayFromToday(-7), endDate: dayFromToday(-7) });
  const first = (await staff.post<One>('/events', input)).body.event;
  const body = { dates: [dayFromToday(0), dayFromToday(336)], interval: 'week', endTime: '23:59' };
  expect((await staff.post(`/events/${first._id}/repeat`, body)).status).toBe(201);
  const readAll = async () => (await staff.get('/events/admin?order=earliest-first&limit=100')).body.events;
  await server.runJobs();
  expect(await readAll()).toHaveLength(3);

  await queryRows('update events set series_until = ?', [dayFromToday(340)], server);
  await server.runJobs();
  await server.runJobs();
  const events = await readAll();
  expect(pick(events, 'startDate').slice(2)).toEqual([336, 343, 350, 357, 364].map(dayFromToday));
  expect(events.at(-1)).toMatchObject({ ...input, startDate: dayFromToday(364), endDate: dayFromToday(364) });
  expect(events.at(-1)?.series).toEqual({ id: first._id, interval: 'week' });
});
