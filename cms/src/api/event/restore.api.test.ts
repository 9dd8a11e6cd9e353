import { expect, test } from 'vitest';
import type { Event } from '#domain/event/schema';
import type { Image } from '#domain/shared/response-schemas';
import { visitor } from '../../../test/client';
import { makeEvent, unique } from '../../../test/factories';
import { fetchFile } from '../../../test/fetch-file';
import { imageFile, multipartForm } from '../../../test/files';
import { admin, moderator } from '../../../test/sign-in';

type One = { event: Event };

/** With a title that its slug was not generated from, and the second image primary. */
async function makeRenamedEvent(): Promise<Event> {
  const { _id } = await makeEvent({ tags: ['Trivia'], organizer: { name: 'Nora', email: null, phone: null } });
  const form = multipartForm('images', [await imageFile('one.png'), await imageFile('two.png')]);
  const { images } = (await admin.post<{ event: { images: Image[] } }>(`/events/${_id}/images`, form)).body.event;
  const changes = images.map(({ url }, index) => ({ url, alt: `Photo ${index}`, isPrimary: index === 1 }));
  return (await admin.put<One>(`/events/${_id}`, { title: unique('Renamed'), images: changes })).body.event;
}

const remove = async ({ _id }: Event) => moderator.delete(`/events/${_id}?restorable=true`);
const restore = async ({ _id }: Event) => moderator.post<One>(`/events/${_id}/restore`);

test('a deleted event is gone, and comes back with id, slug, images and timestamps', async () => {
  const event = await makeRenamedEvent();
  const { status, body } = await remove(event);
  expect([status, body['message']]).toEqual([200, 'Event deleted successfully']);
  expect((await visitor().get(`/events/${event.slug}`)).status).toBe(404);
  const restored = await restore(event);
  expect([restored.status, restored.body.event]).toEqual([200, event]);
  expect((await visitor().get<One>(`/events/${event.slug}`)).body.event._id).toBe(event._id);
  for (const { url } of event.images) expect(await fetchFile(url)).not.toBeNull();
  const saved = await admin.put<One>(`/events/${event._id}`, { location: 'Patio', updatedAt: event.updatedAt });
  expect(saved.body.event).toMatchObject({ location: 'Patio', slug: event.slug, images: event.images });
});
