import { expect, test } from 'vitest';
import type { Event } from '#domain/event/event';
import type { RepeatPreview } from '#domain/panel/event-repeat';
import { addDays } from '#domain/time/plain-date';
import { makeEvent, unique } from '../../../test/factories';
import { imageFile, multipartForm } from '../../../test/files';
import { callExtension, findInPanel, listInPanel } from '../../../test/panel';
import { signInWithRole } from '../../../test/panel-role';
import { signIn } from '../../../test/sign-in';

const eventUid = 'api::event.event';

type Failure = { error: { message: string; details: { errors: { path: string[]; message: string }[] } } };

const path = ({ _id }: Event) => `events/${_id}/repeat`;

async function preview(event: Event, query: string): Promise<RepeatPreview> {
  const response = await callExtension('GET', `${path(event)}?${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as RepeatPreview;
}

const repeat = (event: Event, body: object) =>
  callExtension('POST', path(event), { updatedAt: event.updatedAt, ...body });

const countCopies = async ({ title }: Event) =>
  (await listInPanel(eventUid, `filters[title][$eq]=${encodeURIComponent(title)}`)).length;

/** On a Tuesday. */
const startDate = '2042-12-09';
const weeksLater = (weeks: number) => addDays(startDate, weeks * 7);

test('previews the dates with holidays, the same event and others at the same time', async () => {
  const event = await makeEvent({ startDate, endDate: startDate });
  await makeEvent({ title: event.title, startDate: weeksLater(1), endDate: weeksLater(1) });
  const other = await makeEvent({
    startDate: weeksLater(3),
    endDate: weeksLater(3),
    startTime: '20:00',
    endTime: '22:00',
  });
  const { event: shown, dates } = await preview(event, 'interval=week&count=3');
  expect(shown).toMatchObject({ _id: event._id, imageCount: 0, updatedAt: event.updatedAt });
  expect(dates).toMatchObject([
    { date: weeksLater(1), isTaken: true, overlaps: [] },
    { date: weeksLater(2), isTaken: false, holiday: null, overlaps: [] },
    { date: weeksLater(3), isTaken: false, overlaps: [`${other.title}, 8:00 PM - 10:00 PM`] },
  ]);
  const monthly = await preview(event, 'interval=month-weekday&count=2');
  expect(monthly.dates.map(({ date }) => date)).toEqual(['2043-01-13', '2043-02-10']);
  for (const query of ['', 'interval=day&count=3', 'interval=week&count=27'])
    expect((await callExtension('GET', `${path(event)}?${query}`)).status).toBe(400);
});

test('creates drafts with the images of a published event, by the panel user', async () => {
  const event = await makeEvent({ startDate, endDate: startDate });
  const staff = await signIn();
  const files = multipartForm('images', [await imageFile('one.png'), await imageFile('two.png')]);
  const { updatedAt, images } = (await staff.post<{ event: Event }>(`/events/${event._id}/images`, files)).body.event;
  const response = await repeat(event, { dates: [weeksLater(2), weeksLater(1)], updatedAt });
  expect(response.status).toBe(200);
  const { documentIds } = (await response.json()) as { documentIds: string[] };
  const copies = await Promise.all(documentIds.map((id) => findInPanel(eventUid, id)));
  for (const [index, copy] of copies.entries()) {
    expect(copy).toMatchObject({
      title: event.title,
      eventStatus: 'draft',
      startDate: weeksLater(index + 1),
      createdBy: { email: expect.any(String) },
    });
    expect((copy['images'] as { url: string }[]).map(({ url }) => url)).toEqual(images.map(({ url }) => url));
  }
});

test('creates none if one date is taken, the event has changed or a date is invalid', async () => {
  const event = await makeEvent({ title: unique('Bingo'), startDate, endDate: startDate });
  expect((await repeat(event, { dates: [weeksLater(2)] })).status).toBe(200);
  const taken = await repeat(event, { dates: [weeksLater(1), weeksLater(2)] });
  expect([taken.status, ((await taken.json()) as Failure).error.details.errors]).toMatchObject([
    409,
    [{ path: ['dates', '1'], message: 'Already scheduled on Tuesday, December 23, 2042' }],
  ]);
  expect((await repeat(event, { dates: [weeksLater(1)], updatedAt: '2020-01-01T00:00:00.000Z' })).status).toBe(409);
  expect((await repeat(event, { dates: [weeksLater(1), startDate] })).status).toBe(400);
  expect((await repeat({ ...event, _id: 'unknown' }, { dates: [weeksLater(1)] })).status).toBe(404);
  expect(await countCopies(event)).toBe(2);
});

test('only roles that may create events repeat them', async () => {
  const event = await makeEvent({ startDate, endDate: startDate });
  const readers = await signInWithRole([{ subject: eventUid, actions: ['read'], fields: ['title'] }]);
  const noEvents = await signInWithRole([{ subject: 'api::beer.beer', actions: ['read'], fields: ['name'] }]);
  const body = { dates: [weeksLater(1)], updatedAt: event.updatedAt };
  const repeatAs = async (headers: Record<string, string>) =>
    (await callExtension('POST', path(event), body, headers)).status;
  const previewAs = async (headers: Record<string, string>) =>
    (await callExtension('GET', `${path(event)}?interval=week&count=2`, undefined, headers)).status;
  expect([await repeatAs({}), await repeatAs(noEvents), await repeatAs(readers)]).toEqual([401, 403, 403]);
  expect([await previewAs({}), await previewAs(noEvents), await previewAs(readers)]).toEqual([401, 403, 200]);
  expect(await countCopies(event)).toBe(1);
});
