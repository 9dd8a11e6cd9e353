import type { Event } from '#domain/event/schema';
import type { AnalyticsStats, DashboardStats, Tonight } from '#domain/stats/schema';
import type { StaffTaproom } from '#domain/taproom/schema';
import { pacificTimeZone, pacificToday } from '#domain/time/pacific';
import { todayIn, toZonedDateTime } from '#domain/time/zone';
import { addDays } from '#domain/time/plain-date';
import { admin, visitor } from '../../../test/client';
import { eventInput, makeEvent, unique, makeTaproom } from '../../../test/factories';
import { callSingleType, saveInPanel } from '../../../test/panel';

type Dashboard = { stats: DashboardStats; tonight: Tonight };

const newYork = 'America/New_York';
const minuteMs = 60_000;

let taproom: StaffTaproom;
const eventIds: string[] = [];

beforeAll(async () => {
  taproom = await makeTaproom({ timeZone: newYork });
});

afterAll(async () => {
  for (const id of eventIds) await admin.delete(`/events/${id}`);
  await admin.delete(`/taprooms/${taproom.slug}`);
});

/** Began two hours ago and ends in 90 minutes in Auburn, so it ended 90 minutes ago in New York. */
function nowInAuburn() {
  const now = Date.now();
  const start = toZonedDateTime(pacificTimeZone, new Date(now - 120 * minuteMs));
  const end = toZonedDateTime(pacificTimeZone, new Date(now + 90 * minuteMs));
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
  const update = (changes: object) => admin.put(`/events/${inNewYork._id}`, changes);
  await update({ tapRoom: 'Auburn' });
  expect(await isUpcoming(inNewYork)).toBe(true);
  await update({ tapRoom: taproom.name });
  expect(await isUpcoming(inNewYork)).toBe(false);
  await update({ tapRoom: 'All' });
  expect(await isUpcoming(inNewYork)).toBe(true);
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

test('copies and restored events end at the time of their taproom too', async () => {
  const event = await makeTestEvent({ tapRoom: taproom.name });
  const input = eventInput({ ...nowInAuburn(), tapRoom: taproom.name });
  const copied = await admin.post(`/events/${event._id}/duplicate`, input);
  eventIds.push(copied.body.event._id);
  await admin.delete(`/events/${event._id}?restorable=true`);
  expect((await admin.post(`/events/${event._id}/restore`)).status).toBe(200);
  expect([await isUpcoming(event), await isUpcoming(copied.body.event)]).toEqual([false, false]);
});

test('events follow the time zone of their taproom, changed by the API or the panel', async () => {
  const event = await makeTestEvent({ tapRoom: taproom.name });
  const { body } = await visitor().get(`/events/${event._id}`);
  await admin.put(`/taprooms/${taproom.slug}`, { timeZone: pacificTimeZone });
  expect(await isUpcoming(event)).toBe(true);
  await saveInPanel('api::taproom.taproom', taproom._id, { timeZone: newYork });
  expect(await isUpcoming(event)).toBe(false);
  const after = await visitor().get(`/events/${event._id}`);
  expect(after.body.event.updatedAt).toBe(body.event.updatedAt);
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
