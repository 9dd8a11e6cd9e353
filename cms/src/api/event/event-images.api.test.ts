import { expect, test } from 'vitest';
import type { Event } from '#domain/event/schema';
import type { Image } from '#domain/shared/response-schemas';
import { visitor } from '../../../test/client';
import { makeEvent } from '../../../test/factories';
import { multipartForm, imageFile } from '../../../test/files';
import { admin } from '../../../test/sign-in';
import { storedFiles } from '../../../test/stored-data';
import { fetchFile } from '../../../test/fetch-file';

type Images = { event: { images: Image[] } };

test('images of an event are added, described, ordered and deleted with their files', async () => {
  const { _id } = await makeEvent();
  const path = `/events/${_id}/images`;
  const add = async (...files: File[]) => admin.post<Images>(path, multipartForm('images', files));
  const { status, body } = await add(await imageFile('a.png'), await imageFile('b.jpg', 'jpeg', 80, 50));
  const image = { alt: null, url: expect.any(String), cloudStoragePath: expect.any(String) };
  expect([status, body]).toEqual([
    200,
    {
      success: true,
      event: {
        images: [
          { ...image, width: 40, height: 30, isPrimary: true },
          { ...image, width: 80, height: 50, isPrimary: false },
        ],
      },
    },
  ]);
  const [a, b] = body.event.images;
  const images = [{ url: b?.url, alt: 'The band', isPrimary: true }, { url: a?.url }];
  const changed = await admin.put<{ event: Event }>(`/events/${_id}`, { images });
  const [first, second] = changed.body.event.images;
  expect([first, second]).toEqual([
    { ...b, alt: 'The band', isPrimary: true },
    { ...a, isPrimary: false },
  ]);
  const shown = await visitor().get<{ event: Event }>(`/events/${_id}`);
  expect(shown.text).not.toContain('cloudStoragePath');
  expect(shown.body.event.images.map(({ url }) => url)).toEqual([b?.url, a?.url]);

  const before = await storedFiles();
  const removed = await admin.delete<Images>(`${path}/0`, { cloudStoragePath: first?.cloudStoragePath });
  expect([removed.status, removed.body]).toEqual([
    200,
    { success: true, event: { images: [{ ...second, isPrimary: true }] } },
  ]);
  expect(await storedFiles()).toHaveLength(before.length - 1);
  expect([await fetchFile(b?.url), await fetchFile(a?.url)]).toEqual([null, expect.any(Buffer)]);
});
