import type { Event } from '#domain/event/schema';
import type { FieldError } from '#domain/shared/response-schemas';
import { addDays } from '#domain/time/plain-date';
import { admin, type ApiBody, failure, moderator, outcomeOf, visitor } from '../../../test/client';
import { dayFromToday, eventInput, makeEvent, unique } from '../../../test/factories';
import { fetchFile, imageFile, multipartForm } from '../../../test/files';
import { countRows, queryRows, storedFiles } from '../../../test/stored-data';

type Failure = { message: string; code: string; errors?: FieldError[] };

async function makeEventWithImages(overrides: object = {}): Promise<Event> {
  const { _id } = await makeEvent(overrides);
  const files = [await imageFile('one.png'), await imageFile('two.png')];
  const { images } = (await admin.post(`/events/${_id}/images`, multipartForm('images', files))).body.event;
  const changes = images.map(({ url }, index) => ({ url, alt: `Photo ${index + 1}`, isPrimary: index === 1 }));
  return (await admin.put(`/events/${_id}`, { images: changes })).body.event;
}

const repeat = async <Body = ApiBody>(id: string, body: object) => moderator.post<Body>(`/events/${id}/repeat`, body);

const urls = ({ images }: Event) => images.map(({ url }) => url);
const remove = async ({ _id }: Event) => admin.delete(`/events/${_id}`);
const weeksAfter = ({ startDate }: Event, ...weeks: number[]) => weeks.map((week) => addDays(startDate, week * 7));

describe('POST /events/{id}/repeat', () => {
  test('creates a published copy with the images for each date, in date order', async () => {
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
    expect(status).toBe(201);
    expect(body.events.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      [first, addDays(first ?? '', 1)],
      [second, addDays(second ?? '', 1)],
    ]);
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
    const { body } = await repeat(event._id, { dates: weeksAfter(event, 1, 2) });
    const [first, second] = body.events;
    if (!first || !second) throw new Error('Expected two copies');
    const [url] = urls(event);
    await remove(event);
    expect(await fetchFile(url)).not.toBeNull();
    await admin.delete(`/events/${first._id}/images/0`);
    expect(await fetchFile(url)).not.toBeNull();
    const kept = (await admin.get(`/events/admin/${second._id}`)).body.event;
    expect(kept.images).toEqual(event.images);
    await remove(first);
    await remove(second);
    expect(await storedFiles()).toEqual(before);
  });

  test.each(['draft', 'cancelled', 'completed'])('copies of a %s event are drafts', async (status) => {
    const event = await makeEvent({ status });
    const { body } = await repeat(event._id, { dates: weeksAfter(event, 1) });
    expect(body.events.map((copy) => copy.status)).toEqual(['draft']);
  });

  test('creates nothing if one of the dates is taken, and names the date', async () => {
    const event = await makeEvent({ startDate: '2027-01-07', endDate: '2027-01-07' });
    const dates = ['2027-01-14', '2027-01-21', '2027-01-28'];
    await repeat(event._id, { dates: dates.slice(1, 2) });
    const rows = await countRows('events');
    expect(await outcomeOf(repeat<Failure>(event._id, { dates }))).toEqual([
      409,
      failure('already-scheduled', 'Already scheduled on Thursday, January 21, 2027', [
        { path: 'dates.1', msg: 'Already scheduled on Thursday, January 21, 2027' },
      ]),
    ]);
    expect(await countRows('events')).toBe(rows);
  });

  test('two identical requests at once create the copies once', async () => {
    const event = await makeEvent();
    const send = () => repeat(event._id, { dates: weeksAfter(event, 1, 2) });
    const responses = await Promise.all([send(), send()]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    const list = await admin.get(`/events/admin?search=${encodeURIComponent(event.title)}`);
    expect(list.body.events).toHaveLength(3);
  });

  test('returns the errors of the dates at their fields', async () => {
    const event = await makeEvent({ startDate: '2027-01-07', endDate: '2027-01-07' });
    const response = await repeat<Failure>(event._id, { dates: ['2027-01-14', '2027-01-07'] });
    const errors = [{ path: 'dates.1', msg: 'Thursday, January 7, 2027 is the date of the event itself' }];
    expect([response.status, response.body.errors]).toEqual([400, errors]);
  });

  test('copies of an event without an end time need one in the request', async () => {
    const event = await makeEvent();
    await queryRows('update events set end_time = null where document_id = ?', [event._id]);
    const dates = weeksAfter(event, 1);
    const rejected = await repeat<Failure>(event._id, { dates });
    expect([rejected.status, rejected.body.errors]).toEqual([400, [{ path: 'endTime', msg: 'End time is required' }]]);
    const { status, body } = await repeat(event._id, { dates, endTime: '23:30' });
    expect([status, body.events.map(({ startTime, endTime }) => [startTime, endTime])]).toEqual([
      201,
      [[event.startTime, '23:30']],
    ]);
  });

  test('returns 409 for an outdated version', async () => {
    const event = await makeEvent();
    const dates = weeksAfter(event, 1);
    await admin.put(`/events/${event._id}`, { title: unique('Renamed') });
    const stale = await repeat<Failure>(event._id, { dates, updatedAt: event.updatedAt });
    expect([stale.status, stale.body.code]).toEqual([409, 'stale-version']);
  });
});

describe('POST /events/{id}/duplicate', () => {
  const duplicate = async <Body = ApiBody>(id: string, body: object) =>
    moderator.post<Body>(`/events/${id}/duplicate`, body);

  test('creates an event from the body with all images of the original', async () => {
    const event = await makeEventWithImages();
    const input = eventInput({ status: 'draft', title: unique('A copy') });
    const { status, body } = await duplicate(event._id, input);
    expect(status).toBe(201);
    expect(body.event).toMatchObject({ ...input, images: event.images });
    expect((await admin.get(`/events/admin/${event._id}`)).body.event).toEqual(event);
  });

  test('takes only the listed images, in their order, and one of them is primary', async () => {
    const event = await makeEventWithImages();
    const [one, two] = event.images;
    const reordered = await duplicate(
      event._id,
      eventInput({ images: [{ url: two?.url, alt: 'B' }, { url: one?.url }] }),
    );
    expect(reordered.body.event.images.map(({ url, alt }) => [url, alt])).toEqual([
      [two?.url, 'B'],
      [one?.url, one?.alt],
    ]);
    const single = await duplicate(event._id, eventInput({ images: [{ url: one?.url }] }));
    expect(single.body.event.images).toEqual([{ ...one, isPrimary: true }]);
    const none = await duplicate(event._id, eventInput({ images: [] }));
    expect(none.body.event.images).toEqual([]);
  });
});

test('DELETE /events/{id}/images/{index} deletes the image with its file, and the next one becomes primary', async () => {
  const event = await makeEventWithImages();
  const [first, second] = event.images;
  const body = { cloudStoragePath: first?.cloudStoragePath };
  const removed = await admin.delete(`/events/${event._id}/images/0`, body);
  const images = [{ ...second, isPrimary: true }];
  expect([removed.status, removed.body]).toEqual([200, { success: true, event: { images } }]);
  expect([await fetchFile(first?.url), await fetchFile(second?.url)]).toEqual([null, expect.any(Buffer)]);
});

test('a deleted event is gone, and comes back with id, slug, images and timestamps', async () => {
  const { _id } = await makeEventWithImages({
    tags: ['Trivia'],
    organizer: { name: 'Nora', email: null, phone: null },
  });
  // Its slug was not generated from this title.
  const { event } = (await admin.put(`/events/${_id}`, { title: unique('Renamed') })).body;
  const read = () => visitor().get(`/events/${event.slug}`);
  expect(await outcomeOf(moderator.delete(`/events/${_id}?restorable=true`))).toEqual([
    200,
    { success: true, message: 'Event deleted successfully' },
  ]);
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
