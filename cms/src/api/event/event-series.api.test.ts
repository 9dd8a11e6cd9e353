import type { Event } from '#domain/event/schema';
import { addDays } from '#domain/time/plain-date';
import { admin, signInAt, visitor } from '../../../test/client';
import { dayFromToday, eventInput, makeEvent } from '../../../test/factories';
import { sharedServer } from '../../../test/server';
import { queryRows } from '../../../test/stored-data';

type One = { event: Event; others?: number };
type Deleted = { message: string; ids?: string[] };

/** Four Wednesdays or other days, a week apart; the first has ended. */
async function makeSeries(interval?: string) {
  const first = await makeEvent({ startDate: dayFromToday(-4), endDate: dayFromToday(-4) });
  const dates = [1, 2, 3].map((weeks) => addDays(first.startDate, weeks * 7));
  const { body } = await admin.post(`/events/${first._id}/repeat`, { dates, interval });
  return [first, ...body.events].map(({ _id }) => _id) as [string, string, string, string];
}

const read = async (ids: readonly string[]): Promise<Event[]> => {
  return Promise.all(ids.map(async (id) => (await admin.get<One>(`/events/admin/${id}`)).body.event));
};

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
  const { body } = await admin.put<One>(`/events/${ids[2]}?scope=all`, changes);
  expect(body.others).toBe(2);
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
  const stored = await queryRows('select distinct series_start, series_until from events where series_id = ?', [
    ids[0],
  ]);
  expect(stored).toEqual([{ series_start: dayFromToday(-4), series_until: dayFromToday(365) }]);
  await admin.delete(`/events/${ids[3]}?restorable=true&scope=following`);
  expect(await intervals(ids.slice(0, 3))).toEqual([null, null, null]);
});

test('each night, an open-ended series gets events until a year ahead, like its last one', async () => {
  const server = await sharedServer();
  const staff = await signInAt(server.url);
  const input = eventInput({ tapRoom: 'All', startDate: dayFromToday(-7), endDate: dayFromToday(-7) });
  const first = (await staff.post<One>('/events', input)).body.event;
  const dates = [dayFromToday(0), dayFromToday(336)];
  const body = { dates, interval: 'week', endTime: '23:59' };
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
