import type { Event } from '#domain/event/schema';
import type { AnalyticsStats, DashboardStats, Tonight } from '#domain/stats/schema';
import { pacificTimeZone, pacificToday } from '#domain/time/pacific';
import { todayIn, toZonedDateTime } from '#domain/time/zone';
import { addDays } from '#domain/time/plain-date';
import { admin, type ApiBody, type ApiClient, visitor, expectFailure } from '../../../test/client';
import { eventInput, makeEvent, unique, makeTaproom } from '../../../test/factories';
import { saveInPanel, callSingleType } from '../../../test/panel';
import { queryRows } from '../../../test/stored-data';

const newYork = 'America/New_York';

let reno = await makeTaproom({ timeZone: 'America/Boise' });
const taproom = await makeTaproom({ timeZone: newYork });
const trivia = await makeEvent({ title: unique('Truckee Trivia'), tapRoom: reno.name });

afterAll(async () => {
  for (const id of [trivia._id, ...eventIds]) await admin.delete(`/events/${id}`);
  for (const { slug } of [reno, taproom]) await admin.delete(`/taprooms/${slug}`);
});

const titles = ({ events }: ApiBody) => events.map(({ title }) => title);

const list = async (client: ApiClient, path: string, tapRoom: string) =>
  titles((await client.get(`${path}limit=100&tapRoom=${encodeURIComponent(tapRoom)}`)).body);

test('an event is in the taproom that staff have added, in every list', async () => {
  const everywhere = await makeEvent({ title: unique('Everywhere'), tapRoom: 'All' });
  expect([trivia.tapRoom, everywhere.tapRoom]).toEqual([reno.name, 'All']);
  expect(await list(visitor(), '/events?', reno.name)).toEqual(
    expect.arrayContaining([trivia.title, everywhere.title]),
  );
  expect(await list(visitor(), '/events?', 'All')).toEqual(expect.arrayContaining([trivia.title, everywhere.title]));
  const auburn = await list(visitor(), '/events?', 'Auburn');
  expect(auburn).toContain(everywhere.title);
  expect(auburn).not.toContain(trivia.title);
  expect(await list(admin, '/events/admin?', reno.name)).toEqual([trivia.title]);
  const all = await list(admin, '/events/admin?', 'All');
  expect(all).toContain(everywhere.title);
  expect(all).not.toContain(trivia.title);
  expect(titles((await visitor().get('/events/feed')).body)).toContain(trivia.title);
});

test('an unknown taproom returns 400', async () => {
  const invalid = { path: 'tapRoom', msg: 'Please choose a valid tap room' };
  const message = 'Please fix the errors below before saving the event.';
  const create = admin.post('/events', eventInput({ tapRoom: 'Sparks' }));
  const update = admin.put(`/events/${trivia._id}`, { tapRoom: 'auburn' });
  for (const write of [create, update]) await expectFailure(write, 400, 'invalid-input', message, [invalid]);
  for (const path of ['/events', '/events/admin'])
    await expectFailure(admin.get(`${path}?tapRoom=Sparks`), 400, 'invalid-input', invalid.msg, [invalid]);
});

test('an update without a taproom keeps it; All and blank remove it', async () => {
  const path = `/events/${trivia._id}`;
  const update = async (changes: object) => (await admin.put(path, changes)).body.event.tapRoom;
  expect(await update({ description: 'Seven rounds' })).toBe(reno.name);
  expect(await update({ tapRoom: 'Folsom' })).toBe('Folsom');
  expect(await update({ tapRoom: '' })).toBe('All');
  expect(await update({ tapRoom: reno.name })).toBe(reno.name);
});

test('events follow a renamed taproom, keep that of a hidden one, and prevent that it is deleted', async () => {
  const path = `/taprooms/${reno.slug}`;
  const name = unique('Biggest Little Taproom');
  reno = (await admin.put(path, { name, isActive: false })).body.taproom;
  expect((await visitor().get(`/events/${trivia._id}`)).body.event.tapRoom).toBe(name);
  const message = `1 event takes place in ${name}. Move it to another taproom, or hide ${name} instead.`;
  await expectFailure(admin.delete(path), 409, 'taproom-in-use', message);
  expect(await queryRows('select name from taprooms where slug = ?', [reno.slug])).toEqual([{ name }]);
});

test('creating an event while its taproom is being deleted: one of the two is rejected', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { slug, name } = await makeTaproom();
    const [created, deleted] = await Promise.all([
      admin.post<{ event: Event } & ApiBody>('/events', eventInput({ tapRoom: name })),
      admin.delete(`/taprooms/${slug}`),
    ]);
    expect([
      [201, 409],
      [400, 200],
    ]).toContainEqual([created.status, deleted.status]);
    if (created.status === 400) continue;
    expect((await visitor().get(`/events/${created.body.event._id}`)).body.event.tapRoom).toBe(name);
    await admin.delete(`/events/${created.body.event._id}`);
    await admin.delete(`/taprooms/${slug}`);
  }
});

type Dashboard = { stats: DashboardStats; tonight: Tonight };

const minuteMs = 60_000;

const eventIds: string[] = [];

/** Began two hours ago and ends in five minutes in Auburn, so it ended almost three hours ago in New York. */
function nowInAuburn() {
  const now = Date.now();
  const start = toZonedDateTime(pacificTimeZone, new Date(now - 120 * minuteMs));
  const end = toZonedDateTime(pacificTimeZone, new Date(now + 5 * minuteMs));
  return { startDate: start.date, startTime: start.time, endDate: end.date, endTime: end.time };
}

async function makeTestEvent(overrides: object): Promise<Event> {
  const event = await makeEvent({ ...nowInAuburn(), ...overrides });
  eventIds.push(event._id);
  return event;
}

const isUpcoming = async ({ _id }: Event) =>
  (await visitor().get('/events?upcoming=true&limit=100')).body.events.some((event) => event._id === _id);

test("an event ends by its taproom's clock, also after it moves to another taproom", async () => {
  const inNewYork = await makeTestEvent({ tapRoom: taproom.name });
  const inAuburn = await makeTestEvent({ tapRoom: 'Auburn' });
  expect([await isUpcoming(inNewYork), await isUpcoming(inAuburn)]).toEqual([false, true]);
  for (const tapRoom of ['Auburn', taproom.name, 'All']) {
    await admin.put(`/events/${inNewYork._id}`, { tapRoom });
    expect(await isUpcoming(inNewYork)).toBe(tapRoom !== taproom.name);
  }
});

test('the panel moves an event to a taproom in another time zone', async () => {
  const event = await makeTestEvent({ tapRoom: 'All' });
  const save = (changes: object) => saveInPanel('api::event.event', event._id, changes);
  expect(await isUpcoming(event)).toBe(true);
  await save({ taproom: { connect: [{ documentId: taproom._id }], disconnect: [] } });
  expect(await isUpcoming(event)).toBe(false);
  await save({ title: unique('Another Title') });
  expect(await isUpcoming(event)).toBe(false);
  await save({ taproom: { connect: [], disconnect: [{ documentId: taproom._id }] } });
  expect(await isUpcoming(event)).toBe(true);
});

test('copies and restored events stay in their taproom and end at its time', async () => {
  const event = await makeTestEvent({ tapRoom: taproom.name });
  const input = eventInput({ ...nowInAuburn(), tapRoom: taproom.name });
  const copied = await admin.post(`/events/${event._id}/duplicate`, input);
  eventIds.push(copied.body.event._id);
  await admin.delete(`/events/${event._id}?restorable=true`);
  const restored = await admin.post(`/events/${event._id}/restore`);
  expect([copied, restored].map(({ body }) => body.event.tapRoom)).toEqual([taproom.name, taproom.name]);
  expect([await isUpcoming(event), await isUpcoming(copied.body.event)]).toEqual([false, false]);
});

test('events follow the time zone of their taproom, changed by the API or the panel', async () => {
  const event = await makeTestEvent({ tapRoom: taproom.name });
  const { body } = await visitor().get(`/events/${event._id}`);
  await admin.put(`/taprooms/${taproom.slug}`, { timeZone: pacificTimeZone });
  expect(await isUpcoming(event)).toBe(true);
  await saveInPanel('api::taproom.taproom', taproom._id, { timeZone: newYork });
  expect(await isUpcoming(event)).toBe(false);
  expect((await visitor().get(`/events/${event._id}`)).body.event.updatedAt).toBe(body.event.updatedAt);
});

test('forms and charts follow the time zone of the site settings', async () => {
  const timeZone = 'Pacific/Kiritimati';
  const order = (preferredDate: string) =>
    visitor().post<{ errors?: { path: string }[] }>('/contact/shipping-order', { preferredDate });
  const isRejected = async (date: string) =>
    (await order(date)).body.errors?.some(({ path }) => path === 'preferredDate') ?? false;
  const lastMonth = async () =>
    (await admin.get<{ stats: AnalyticsStats }>('/stats/analytics')).body.stats.signUpsByMonth.at(-1)?.start;
  try {
    await admin.put('/site/settings', { timeZone });
    const today = todayIn(timeZone, new Date());
    expect([await isRejected(addDays(today, -1)), await isRejected(today)]).toEqual([true, false]);
    expect(await lastMonth()).toBe(`${today.slice(0, 7)}-01`);
  } finally {
    await admin.put('/site/settings', { timeZone: pacificTimeZone });
  }
});

test('events in all taprooms follow the time zone of the site settings', async () => {
  const [everywhere, inAuburn] = [await makeTestEvent({ tapRoom: 'All' }), await makeTestEvent({ tapRoom: 'Auburn' })];
  const areUpcoming = async () => [await isUpcoming(everywhere), await isUpcoming(inAuburn)];
  const uid = 'api::site-settings.site-settings';
  const { body: stored } = await callSingleType('GET', uid);
  try {
    await admin.put('/site/settings', { timeZone: newYork });
    expect(await areUpcoming()).toEqual([false, true]);
    const saved = await callSingleType('PUT', uid, { ...stored.data, timeZone: pacificTimeZone });
    expect([saved.status, await areUpcoming()]).toEqual([200, [true, true]]);
  } finally {
    await admin.put('/site/settings', { timeZone: pacificTimeZone });
  }
});

describe('with a taproom 21 hours ahead', () => {
  const timeZone = 'Pacific/Kiritimati';
  const today = todayIn(timeZone, new Date());
  const fetchDashboard = async () => (await admin.get<Dashboard>('/stats/dashboard')).body;

  beforeAll(() => admin.put(`/taprooms/${taproom.slug}`, { timeZone }));

  test("the dashboard counts events that have not started by their taproom's clock", async () => {
    const { stats: before } = await fetchDashboard();
    const on = (date: string) => ({ startDate: date, endDate: date, startTime: '00:00', endTime: '23:00' });
    const event = await makeTestEvent({ tapRoom: taproom.name, ...on(today) });
    expect((await fetchDashboard()).stats.upcomingEvents).toBe(before.upcomingEvents);
    await admin.put(`/events/${event._id}`, on(addDays(today, 1)));
    expect((await fetchDashboard()).stats.upcomingEvents).toBe(before.upcomingEvents + 1);
  });

  test('tonight lists the events of the date in their taproom', async () => {
    // Long ones come first, so that events of other tests can't fill the list.
    const until = (endDate: string) =>
      makeTestEvent({ tapRoom: taproom.name, startDate: addDays(today, -300), endDate, endTime: '23:00' });
    const [current, over] = [await until(today), await until(addDays(today, -1))];
    const { date, events } = (await fetchDashboard()).tonight;
    expect(date).toBe(pacificToday(new Date()));
    const ids = events.map(({ _id }) => _id);
    expect([current, over].map(({ _id }) => ids.includes(_id))).toEqual([true, false]);
  });
});
