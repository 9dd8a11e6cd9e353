/** The panel's home page lists what needs attention. Its layouts are those of the code. */
import type { AttentionEntry } from '#domain/panel/home';
import { type Configuration, isArranged } from '#domain/panel/view';
import { dayFromToday, makeBeer, makeEvent, unique } from '../../../test/factories';
import { imageFile, multipartForm } from '../../../test/files';
import { callPanel, visitPanel } from '../../../test/panel';
import { signInWithRole } from '../../../test/panel-role';
import { queryRows } from '../../../test/stored-data';
import { allViews } from '../views/view-config';

async function fetchAttention(call = callPanel): Promise<AttentionEntry[]> {
  const { status, headers, body } = await call<{ attention: AttentionEntry[] }>('GET', path);
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  return body.attention;
}

const path = '/brewery-panel/home/attention';

/** Counts the list that an entry links to. */
const countListed = async (to: string) =>
  (await callPanel<{ pagination: { total: number } }>('GET', to)).body.pagination.total;

test('an entry counts the records of the list that it links to', async () => {
  await makeBeer({ name: unique('Without a photo') });
  const date = dayFromToday(4);
  const { _id } = await makeEvent({ startDate: date, endDate: date });
  // Earlier versions stored events without a time.
  await queryRows('update events set start_time = null where document_id = ?', [_id]);
  const entries = await fetchAttention();
  for (const key of ['beers-without-photo', 'events-without-time']) {
    const { text = '', to = '' } = entries.find((entry) => entry.key === key) ?? {};
    const total = await countListed(to);
    expect(total).toBeGreaterThan(0);
    expect(text).toMatch(new RegExp(`^${total} `));
  }
});

test('clearing the alternative text of an image in the panel stores null', async () => {
  const withText = (alternativeText: string) => ({ fileInfo: JSON.stringify({ name: 'tap.png', alternativeText }) });
  const file = multipartForm('files', [await imageFile('tap.png')], withText('A tap'));
  const [{ id }] = (await callPanel<[{ id: number }]>('POST', '/upload', file)).body;
  const { body: changed } = await callPanel('POST', `/upload?id=${id}`, multipartForm('files', [], withText('')));
  expect(changed).toMatchObject({ id, alternativeText: null });
});

test('lists only what the role may read', async () => {
  const reader = await signInWithRole([{ subject: 'api::beer.beer', actions: ['read'], fields: ['name'] }]);
  expect((await fetchAttention(reader)).every(({ to }) => to.includes('api::beer.beer'))).toBe(true);
  expect((await visitPanel('GET', path)).status).toBe(401);
});

test('the layouts of the code do not count as changed by hand', async () => {
  const rows = await queryRows('select key, value from strapi_core_store_settings where key like ?', [
    'plugin_content_manager_configuration_%',
  ]);
  const stored = new Map(rows.map(({ key, value }) => [String(key).split('::').slice(1).join('::'), String(value)]));
  const arranged = Object.values(allViews)
    .flatMap((views) => Object.entries(views))
    .filter(([uid, view]) => isArranged(JSON.parse(stored.get(uid) ?? '') as Configuration, view))
    .map(([uid]) => uid);
  expect(arranged).toEqual([]);
});
