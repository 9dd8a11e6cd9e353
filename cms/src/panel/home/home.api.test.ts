import { expect, inject, test } from 'vitest';
import { type Configuration, isArranged } from '#domain/panel/view';
import type { HomeSection, HomeSections } from '#domain/panel/home';
import { savedViews } from '#domain/panel/saved-views';
import { visitor } from '../../../test/client';
import { dayFromToday, makeBeer, makeEvent, unique, uniqueEmail } from '../../../test/factories';
import { imageFile, multipartForm } from '../../../test/files';
import { callContentManager, callExtension, panelHeaders } from '../../../test/panel';
import { signInWithRole } from '../../../test/panel-role';
import { queryRows } from '../../../test/stored-data';
import { allViews } from '../views/view-config';

async function fetchSection<Name extends HomeSection>(
  name: Name,
  headers?: Record<string, string>,
): Promise<HomeSections[Name]> {
  const response = await callExtension('GET', `home/${name}`, undefined, headers);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  return ((await response.json()) as HomeSections & Record<Name, HomeSections[Name]>)[name];
}

const eventOn = (startDate: string, overrides: object = {}) =>
  makeEvent({ startDate, endDate: startDate, ...overrides });

test('the home page shows the events of tonight with the hours of the taprooms, and the next ones', async () => {
  const tonight = await eventOn(dayFromToday(0), { startTime: '00:01', endTime: '00:02', status: 'draft' });
  const tomorrow = await eventOn(dayFromToday(1), { startTime: '00:01', endTime: '00:02', tapRoom: 'All' });
  const cancelled = await eventOn(dayFromToday(1), { startTime: '00:01', endTime: '00:02', status: 'cancelled' });
  const events = await fetchSection('events');
  expect(events.tonight.find(({ id }) => id === tonight._id)).toMatchObject({
    taproom: 'Auburn',
    status: 'draft',
    when: '12:01 AM - 12:02 AM',
  });
  expect(events.upcoming.find(({ id }) => id === tomorrow._id)).toMatchObject({
    taproom: null,
    when: expect.stringMatching(/, 12:01 AM - 12:02 AM$/) as string,
  });
  expect(events.upcoming.some(({ id }) => id === cancelled._id || id === tonight._id)).toBe(false);
  expect(events.taprooms?.map(({ name }) => name)).toContain('Auburn');
});

test('the home page counts and previews new inquiries, and counts the sign-ups of this week', async () => {
  const before = await fetchSection('inquiries');
  const subscribers = await fetchSection('subscribers');
  const message = { name: unique('Priya'), email: uniqueEmail(), subject: 'Tours', message: 'Twelve chemists?' };
  await visitor().post('/contact/submit', message);
  await visitor().post('/newsletter/subscribe', { email: uniqueEmail(), source: 'taproom' });
  const inquiries = await fetchSection('inquiries');
  expect(inquiries.total).toBe(before.total + 1);
  expect(inquiries.oldest.length).toBe(Math.min(inquiries.total, 10));
  const { active, weeks } = await fetchSection('subscribers');
  expect([active, weeks.length]).toEqual([subscribers.active + 1, 12]);
  expect(weeks.at(-1)?.count).toBe((subscribers.weeks.at(-1)?.count ?? 0) + 1);
});

const listOf = (uid: string, view: (typeof savedViews)[string][number]) => {
  const query = new URLSearchParams({ page: '1', pageSize: '1' });
  const add = (prefix: string, value: unknown): void => {
    if (typeof value !== 'object' || value === null) return query.append(prefix, String(value));
    for (const [key, inner] of Object.entries(value)) add(`${prefix}[${key}]`, inner);
  };
  add('filters', view.filters(dayFromToday(0)));
  return callContentManager('GET', `${uid}?${query}`);
};

const countIn = async (uid: string, key: string) => {
  const view = savedViews[uid]?.find((each) => each.key === key);
  if (!view) throw new Error(`No view ${key}`);
  const response = await listOf(uid, view);
  return ((await response.json()) as { pagination: { total: number } }).pagination.total;
};

test('the content manager accepts the filters of every saved view', async () => {
  const rejected: string[] = [];
  for (const [uid, views] of Object.entries(savedViews)) {
    for (const view of views) {
      if (!(await listOf(uid, view)).ok) rejected.push(`${uid} ${view.key}`);
    }
  }
  expect(rejected).toEqual([]);
});

test('an attention entry counts the records of the list that it links to', async () => {
  await makeBeer({ name: unique('Without a photo') });
  const { _id } = await eventOn(dayFromToday(4));
  // As earlier versions stored events without a time.
  await queryRows('update events set start_time = null where document_id = ?', [_id]);
  const entries = await fetchSection('attention');
  for (const [uid, key] of [
    ['api::beer.beer', 'no-photo'],
    ['api::event.event', 'no-time'],
  ] as const) {
    const entry = entries.find(({ target }) => typeof target === 'object' && 'view' in target && target.view === key);
    const total = await countIn(uid, key);
    expect(total).toBeGreaterThan(0);
    expect(entry).toMatchObject({ target: { uid }, text: expect.stringMatching(new RegExp(`^${total} `)) as string });
  }
});

test('clearing the alternative text of an image in the panel stores null', async () => {
  const upload = async (query: string, form: FormData): Promise<unknown> => {
    const init = { method: 'POST', headers: await panelHeaders(), body: form };
    return (await fetch(`${inject('api').url}/upload${query}`, init)).json();
  };
  const withText = (alternativeText: string) => ({ fileInfo: JSON.stringify({ name: 'tap.png', alternativeText }) });
  const stored = await upload('', multipartForm('files', [await imageFile('tap.png')], withText('A tap')));
  const [{ id }] = stored as [{ id: number }];
  const changed = await upload(`?id=${id}`, multipartForm('files', [], withText('')));
  expect(changed).toMatchObject({ id, alternativeText: null });
});

test('a section returns 403 to roles that may not read its records', async () => {
  const headers = await signInWithRole([{ subject: 'api::beer.beer', actions: ['read'], fields: ['name'] }]);
  const status = async (section: string) => (await callExtension('GET', `home/${section}`, undefined, headers)).status;
  expect(await Promise.all(['events', 'inquiries', 'subscribers', 'unknown'].map(status))).toEqual([
    403, 403, 403, 404,
  ]);
  const entries = await fetchSection('attention', headers);
  expect(
    entries.every(({ target }) => typeof target === 'object' && 'uid' in target && target.uid === 'api::beer.beer'),
  ).toBe(true);
  expect((await callExtension('GET', 'home/attention', undefined, {})).status).toBe(401);
});

test('the layouts that the code applies do not count as arranged', async () => {
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
