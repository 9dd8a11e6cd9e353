import { describe, expect, test } from 'vitest';
import type { Event } from '#domain/event/schema';
import { visitor } from '../../../test/client';
import { dayFromToday, makeEvent } from '../../../test/factories';

const datesOn = (offset: number) => ({ startDate: dayFromToday(offset), endDate: dayFromToday(offset) });

/** The indexes in `created` of the events that the feed lists, in feed order. */
async function feedOrder(...created: Event[]) {
  const { body } = await visitor().get('/events/feed');
  const ids = created.map(({ _id }) => _id);
  return body.events.filter(({ _id }) => ids.includes(_id)).map(({ _id }) => ids.indexOf(_id));
}

describe('GET /events/feed', () => {
  test('lists events of the last 90 days and all future ones, by start', async () => {
    const farAway = await makeEvent(datesOn(400));
    const soon = await makeEvent(datesOn(1));
    const lastWeek = await makeEvent(datesOn(-7));
    const threeMonthsAgo = await makeEvent(datesOn(-90));
    const longAgo = await makeEvent(datesOn(-120));
    expect(await feedOrder(farAway, soon, lastWeek, threeMonthsAgo, longAgo)).toEqual([3, 2, 1, 0]);
  });

  test('includes an ongoing event that started long ago', async () => {
    const ongoing = await makeEvent({ startDate: dayFromToday(-200), endDate: dayFromToday(10) });
    expect(await feedOrder(ongoing)).toEqual([0]);
  });

  test('includes cancelled events, excludes drafts and private events', async () => {
    const cancelled = await makeEvent({ ...datesOn(2), status: 'cancelled' });
    const draft = await makeEvent({ ...datesOn(2), status: 'draft' });
    const hidden = await makeEvent({ ...datesOn(2), isPublic: false });
    expect(await feedOrder(cancelled, draft, hidden)).toEqual([0]);
    const { body } = await visitor().get('/events/feed');
    expect(body.events.find(({ _id }) => _id === cancelled._id)?.status).toBe('cancelled');
  });

  test('is not paginated', async () => {
    const created = await Promise.all(Array.from({ length: 25 }, () => makeEvent(datesOn(30))));
    expect(await feedOrder(...created)).toHaveLength(25);
  });

  test('is public, without organizer contacts', async () => {
    const { _id } = await makeEvent({
      ...datesOn(3),
      organizer: { name: 'June', email: 'june@example.com', phone: '530 555 0111' },
    });
    const { status, body } = await visitor().get('/events/feed');
    expect([status, body.success]).toEqual([200, true]);
    expect(body.events.find((event) => event._id === _id)?.organizer).toEqual({
      name: 'June',
      email: null,
      phone: null,
    });
  });
});
