import { expect, test } from 'vitest';
import type { Event } from '#domain/event/schema';
import { makeEvent, unique } from '../../../test/factories';
import { listInPanel, saveInPanel } from '../../../test/panel';
import { signIn } from '../../../test/sign-in';

test('the panel lists and saves events of every status', async () => {
  const title = unique('Cellar Tour');
  const { _id } = await makeEvent({ title, status: 'cancelled' });
  const filter = `filters[title][$eq]=${encodeURIComponent(title)}`;
  expect(await listInPanel('api::event.event', filter)).toMatchObject([{ eventStatus: 'cancelled' }]);
  await saveInPanel('api::event.event', _id, { location: 'The cellar' });
  const staff = await signIn();
  const stored = async () => (await staff.get<{ event: Event }>(`/events/admin/${_id}`)).body.event;
  expect(await stored()).toMatchObject({ status: 'cancelled', location: 'The cellar' });
  for (const status of ['draft', 'published', 'completed']) {
    await saveInPanel('api::event.event', _id, { eventStatus: status });
    expect((await stored()).status).toBe(status);
  }
});
