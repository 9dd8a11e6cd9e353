import type { Event } from '#domain/event/schema';
import type { StaffTaproom } from '#domain/taproom/schema';
import { admin, type ApiBody, type ApiClient, visitor } from '../../../test/client';
import { dayFromToday, eventInput, makeEvent, unique, makeTaproom } from '../../../test/factories';
import { saveInPanel } from '../../../test/panel';
import { queryRows } from '../../../test/stored-data';

let reno: StaffTaproom;
let event: Event;

beforeAll(async () => {
  reno = await makeTaproom({ timeZone: 'America/Boise' });
  event = await makeEvent({ title: unique('Truckee Trivia'), tapRoom: reno.name });
});

afterAll(async () => {
  const { body } = await admin.get(`/events/admin?limit=100&tapRoom=${encodeURIComponent(reno.name)}`);
  for (const { _id } of body.events) await admin.delete(`/events/${_id}`);
  await admin.delete(`/taprooms/${reno.slug}`);
});

const titles = ({ events }: ApiBody) => events.map(({ title }) => title);

const list = async (client: ApiClient, path: string, tapRoom: string) =>
  titles((await client.get(`${path}limit=100&tapRoom=${encodeURIComponent(tapRoom)}`)).body);

test('an event is in the taproom that staff have added, in every list', async () => {
  const everywhere = await makeEvent({ title: unique('Everywhere'), tapRoom: 'All' });
  expect([event.tapRoom, everywhere.tapRoom]).toEqual([reno.name, 'All']);
  expect(await list(visitor(), '/events?', reno.name)).toEqual(expect.arrayContaining([event.title, everywhere.title]));
  expect(await list(visitor(), '/events?', 'All')).toEqual(expect.arrayContaining([event.title, everywhere.title]));
  const auburn = await list(visitor(), '/events?', 'Auburn');
  expect(auburn).toContain(everywhere.title);
  expect(auburn).not.toContain(event.title);
  expect(await list(admin, '/events/admin?', reno.name)).toEqual([event.title]);
  const all = await list(admin, '/events/admin?', 'All');
  expect(all).toContain(everywhere.title);
  expect(all).not.toContain(event.title);
  expect(titles((await visitor().get('/events/feed')).body)).toContain(event.title);
});

test('an unknown taproom returns 400', async () => {
  const expected = { code: 'invalid-input', errors: [{ path: 'tapRoom', msg: 'Please choose a valid tap room' }] };
  const responses = [
    await admin.post('/events', eventInput({ tapRoom: 'Sparks' })),
    await admin.put(`/events/${event._id}`, { tapRoom: 'auburn' }),
    await visitor().get('/events?tapRoom=Sparks'),
    await admin.get('/events/admin?tapRoom=Sparks'),
  ];
  for (const { status, body } of responses) expect([status, body]).toMatchObject([400, expected]);
});

test('an update without a taproom keeps it; All and blank remove it', async () => {
  const path = `/events/${event._id}`;
  const update = async (changes: object) => (await admin.put(path, changes)).body.event.tapRoom;
  expect(await update({ description: 'Seven rounds' })).toBe(reno.name);
  expect(await update({ tapRoom: 'Folsom' })).toBe('Folsom');
  expect(await update({ tapRoom: '' })).toBe('All');
  expect(await update({ tapRoom: reno.name })).toBe(reno.name);
});

test('the panel saves the taproom of an event', async () => {
  const { body } = await visitor().get('/taprooms/folsom');
  const save = (documentId: string) =>
    saveInPanel('api::event.event', event._id, { taproom: { connect: [{ documentId }], disconnect: [] } });
  const read = async () => (await visitor().get(`/events/${event._id}`)).body.event.tapRoom;
  await save(body.taproom._id);
  expect(await read()).toBe('Folsom');
  await save(reno._id);
  expect(await read()).toBe(reno.name);
});

test('copies and a restored event are in the same taproom', async () => {
  const { body } = await admin.post(`/events/${event._id}/repeat`, { dates: [dayFromToday(10)] });
  expect(body.events.map(({ tapRoom }) => tapRoom)).toEqual([reno.name]);
  const again = await admin.post(`/events/${event._id}/repeat`, { dates: [dayFromToday(10)] });
  expect([again.status, again.body.code]).toEqual([409, 'already-scheduled']);
  const [copy] = body.events;
  await admin.delete(`/events/${copy?._id}?restorable=true`);
  const restored = await admin.post(`/events/${copy?._id}/restore`);
  expect(restored.body.event).toMatchObject({ _id: copy?._id, tapRoom: reno.name });
});

test('events follow a renamed taproom, keep that of a hidden one, and prevent that it is deleted', async () => {
  const path = `/taprooms/${reno.slug}`;
  const name = unique('Biggest Little Taproom');
  reno = (await admin.put(path, { name, isActive: false })).body.taproom;
  expect((await visitor().get(`/events/${event._id}`)).body.event.tapRoom).toBe(name);
  const { status, body } = await admin.delete(path);
  expect([status, body.code]).toEqual([409, 'taproom-in-use']);
  expect(body.message).toBe(`2 events take place in ${name}. Move them to another taproom, or hide ${name} instead.`);
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
