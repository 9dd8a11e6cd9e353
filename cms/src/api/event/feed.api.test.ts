import { expect, test } from 'vitest';
import type { Event } from '#domain/event/event';
import { visitor } from '../../../test/client';
import { dayFromToday, makeEvent } from '../../../test/factories';

type Feed = { success: boolean; events: Event[] };

const on = (offset: number) => ({ startDate: dayFromToday(offset), endDate: dayFromToday(offset) });

async function feedOf(...made: Event[]) {
  const { body } = await visitor().get<Feed>('/events/feed');
  const ids = made.map(({ _id }) => _id);
  return body.events.filter(({ _id }) => ids.includes(_id)).map(({ _id }) => ids.indexOf(_id));
}

test('what calendars are fed: the last three months and all to come, by start', async () => {
  const farAway = await makeEvent(on(400));
  const soon = await makeEvent(on(1));
  const lastWeek = await makeEvent(on(-7));
  const threeMonthsAgo = await makeEvent(on(-90));
  const longAgo = await makeEvent(on(-120));
  expect(await feedOf(farAway, soon, lastWeek, threeMonthsAgo, longAgo)).toEqual([3, 2, 1, 0]);
});

test('one that began long ago and goes on is in it', async () => {
  const season = await makeEvent({ startDate: dayFromToday(-200), endDate: dayFromToday(10) });
  expect(await feedOf(season)).toEqual([0]);
});

test('what was cancelled stays, so that calendars strike it out; drafts and private ones never came', async () => {
  const cancelled = await makeEvent({ ...on(2), status: 'cancelled' });
  const draft = await makeEvent({ ...on(2), status: 'draft' });
  const hidden = await makeEvent({ ...on(2), isPublic: false });
  expect(await feedOf(cancelled, draft, hidden)).toEqual([0]);
  const { body } = await visitor().get<Feed>('/events/feed');
  expect(body.events.find(({ _id }) => _id === cancelled._id)?.status).toBe('cancelled');
});

test('it is not cut into pages', async () => {
  const made = await Promise.all(Array.from({ length: 25 }, () => makeEvent(on(30))));
  expect(await feedOf(...made)).toHaveLength(25);
});

test('it is for everybody, says nothing about organizers, and is asked for anew only when it changed', async () => {
  const { _id } = await makeEvent({
    ...on(3),
    organizer: { name: 'June', email: 'june@example.com', phone: '530 555 0111' },
  });
  const { status, headers, body } = await visitor().get<Feed>('/events/feed');
  expect([status, body.success]).toEqual([200, true]);
  expect(body.events.find((event) => event._id === _id)?.organizer).toEqual({ name: 'June', email: null, phone: null });
  const known = { 'If-None-Match': headers.get('etag') ?? '' };
  expect((await visitor().get('/events/feed', { headers: known })).status).toBe(304);
  await makeEvent(on(4));
  expect((await visitor().get('/events/feed', { headers: known })).status).toBe(200);
});
