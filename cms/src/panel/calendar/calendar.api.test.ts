import { describe, expect, test } from 'vitest';
import type { Event } from '#domain/event/event';
import type { CalendarData } from '#domain/panel/calendar';
import { addDays } from '#domain/time/plain-date';
import { visitor } from '../../../test/client';
import { makeEvent } from '../../../test/factories';
import { callExtension, findInPanel } from '../../../test/panel';
import { signInWithRole } from '../../../test/panel-role';
import { signIn } from '../../../test/sign-in';

const eventUid = 'api::event.event';
const eventFields = ['title', 'startDate', 'endDate', 'startTime', 'endTime'];

type Failure = { error: { message: string; details: { errors: { path: string[]; message: string }[] } } };

async function load(from: string, to: string): Promise<CalendarData> {
  const response = await callExtension('GET', `calendar?from=${from}&to=${to}`);
  expect(response.status).toBe(200);
  return (await response.json()) as CalendarData;
}

const move = (event: Event, body: object, headers?: Record<string, string>) =>
  callExtension(
    'PUT',
    `calendar/events/${event._id}/date`,
    { time: null, updatedAt: event.updatedAt, ...body },
    headers,
  );

const findStored = async ({ _id }: Event) =>
  (await (await signIn()).get<{ event: Event }>(`/events/admin/${_id}`)).body.event;

/** A week that no other test uses. */
const sunday = '2041-06-02';

describe('GET calendar', () => {
  test('returns the events of its days in every status, with the taprooms and their hours', async () => {
    const festival = await makeEvent({ startDate: addDays(sunday, -2), endDate: sunday, tapRoom: 'All' });
    const draft = await makeEvent({ startDate: sunday, endDate: sunday, status: 'draft', isPublic: false });
    const night = await makeEvent({
      startDate: addDays(sunday, -1),
      endDate: sunday,
      startTime: '21:00',
      endTime: '01:00',
    });
    const { events, taprooms, timeZone } = await load(sunday, addDays(sunday, 6));
    expect(events.map(({ _id }) => _id)).toEqual([festival._id, draft._id]);
    expect(events[1]).toMatchObject({ tapRoom: 'Auburn', status: 'draft', isPublic: false, startTime: '19:00' });
    expect(taprooms.find(({ name }) => name === 'Auburn')).toMatchObject({
      timeZone: 'America/Los_Angeles',
      isActive: true,
      openingHours: { exceptions: expect.any(Array) },
    });
    expect(timeZone).toBe('America/Los_Angeles');
    expect((await load(addDays(sunday, -1), addDays(sunday, -1))).events.map(({ _id }) => _id)).toContain(night._id);
  });

  test.each(['', 'from=2041-06-02', 'from=2041-06-02&to=2041-06-01', 'from=2041-06-02&to=2041-09-01', 'from=x&to=y'])(
    'rejects the days %j',
    async (query) => expect((await callExtension('GET', `calendar?${query}`)).status).toBe(400),
  );
});

describe('PUT calendar/events/{id}/date', () => {
  test('moves an event with its end, and visitors see the new date', async () => {
    const event = await makeEvent({ startDate: '2041-07-01', endDate: '2041-07-02', endTime: '01:00' });
    const response = await move(event, { date: '2041-07-05', time: '20:30' });
    expect(response.status).toBe(200);
    const moved = { startDate: '2041-07-05', startTime: '20:30', endDate: '2041-07-06', endTime: '02:30' };
    expect(await findStored(event)).toMatchObject({ ...moved, title: event.title, slug: event.slug });
    expect((await visitor().get<{ event: Event }>(`/events/${event._id}`)).body.event).toMatchObject(moved);
    expect(await findInPanel(eventUid, event._id)).toMatchObject({ updatedBy: { email: expect.any(String) } });
  });

  test('a move of an event that has changed since is rejected, and says where it is now', async () => {
    const event = await makeEvent({ startDate: '2041-07-01', endDate: '2041-07-01' });
    expect((await move(event, { date: '2041-07-02' })).status).toBe(200);
    const response = await move(event, { date: '2041-07-03' });
    expect(response.status).toBe(409);
    expect(((await response.json()) as Failure).error.message).toBe(
      `“${event.title}” has changed since the calendar was loaded. It is now on Tuesday, July 2, 2041, 7:00 PM - 9:00 PM.`,
    );
    expect((await findStored(event)).startDate).toBe('2041-07-02');
  });

  test('rejects invalid dates and times at their fields, and unknown events', async () => {
    const event = await makeEvent();
    const response = await move(event, { date: '2041-02-30', time: '25:00' });
    expect(response.status).toBe(400);
    expect(((await response.json()) as Failure).error.details.errors).toMatchObject([
      { path: ['date'], message: 'Please enter a valid date' },
      { path: ['time'], message: 'Please enter a valid time' },
    ]);
    expect((await move(event, { date: '2041-02-01', updatedAt: undefined })).status).toBe(400);
    expect((await move({ ...event, _id: 'unknown' }, { date: '2041-02-01' })).status).toBe(404);
    expect((await findStored(event)).updatedAt).toBe(event.updatedAt);
  });
});

test('only roles that may read events see the calendar, and only those that may change their dates move them', async () => {
  const event = await makeEvent();
  const noEvents = await signInWithRole([{ subject: 'api::beer.beer', actions: ['read'], fields: ['name'] }]);
  const readers = await signInWithRole([{ subject: eventUid, actions: ['read'], fields: eventFields }]);
  const titleOnly = await signInWithRole([{ subject: eventUid, actions: ['read', 'update'], fields: ['title'] }]);
  const loadAs = async (headers: Record<string, string>) =>
    (await callExtension('GET', `calendar?from=${sunday}&to=${sunday}`, undefined, headers)).status;
  const moveAs = async (headers: Record<string, string>) => (await move(event, { date: sunday }, headers)).status;
  expect([await loadAs({}), await loadAs(noEvents), await loadAs(readers)]).toEqual([401, 403, 200]);
  expect([await moveAs({}), await moveAs(noEvents), await moveAs(readers), await moveAs(titleOnly)]).toEqual([
    401, 403, 403, 403,
  ]);
  expect((await findStored(event)).startDate).toBe(event.startDate);
});
