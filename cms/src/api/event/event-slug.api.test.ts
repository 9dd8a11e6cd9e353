import type { Event } from '#domain/event/schema';
import { admin, visitor } from '../../../test/client';
import { dayFromToday, makeEvent, unique } from '../../../test/factories';

const date = dayFromToday(3);
const on = (offset: number) => ({ startDate: dayFromToday(offset), endDate: dayFromToday(offset) });

test('the slug of an event is generated from title and date, and unique, also for events created at the same time', async () => {
  const title = unique('Chess & Stout');
  const events = await Promise.all(Array.from({ length: 8 }, () => makeEvent({ title })));
  const slug = `${title.toLowerCase().replace(' & ', '-').replaceAll(' ', '-')}-${date}`;
  const numbered = [2, 3, 4, 5, 6, 7, 8].map((number) => `${slug}-${number}`);
  expect(events.map((event) => event.slug).sort()).toEqual([slug, ...numbered]);
});

test('the slug of an event can neither be chosen nor changed, and stays when the title changes', async () => {
  const { _id, slug, startDate } = await makeEvent({ slug: 'mine' });
  expect(slug).not.toBe('mine');
  const { status, body } = await admin.put(`/events/${_id}`, { slug: 'mine', title: 'Renamed', startDate });
  expect([status, body.event.title, body.event.slug]).toEqual([200, 'Renamed', slug]);
});

test('the slug of an event follows another date, and its former URL is redirected until it is used again', async () => {
  const event = await makeEvent();
  await makeEvent({ title: event.title, ...on(1) });
  const move = async (day: string) =>
    (await admin.put(`/events/${event._id}`, { startDate: day, endDate: day })).body.event.slug;
  const redirectOf = async (slug: string) =>
    (await visitor().get('/redirects')).body.redirects.find(({ from }) => from === `/events/${slug}`)?.to;

  const moved = await move(dayFromToday(1));
  expect(moved).toBe(`${event.slug.replace(date, dayFromToday(1))}-2`);
  expect(await redirectOf(event.slug)).toBe(`/events/${moved}`);
  expect((await visitor().get(`/events/${moved}`)).body.event._id).toBe(event._id);

  expect(await move(date)).toBe(event.slug);
  expect([await redirectOf(event.slug), await redirectOf(moved)]).toEqual([undefined, `/events/${event.slug}`]);
});

test('the slug of a draft that moves leaves no redirect, and finds no event', async () => {
  const { _id, slug } = await makeEvent({ status: 'draft' });
  const { body } = await admin.put(`/events/${_id}`, { startDate: dayFromToday(1) });
  expect(body.event.slug).toBe(slug.replace(date, dayFromToday(1)));
  const { redirects } = (await visitor().get('/redirects')).body;
  expect(redirects.filter(({ from }) => from === `/events/${slug}`)).toEqual([]);
  expect((await visitor().get(`/events/${body.event.slug}?include=cancelled,completed`)).status).toBe(404);
});

test('?include=cancelled adds cancelled public events to the list until they would have ended', async () => {
  const word = unique('cancel').replace(' ', '-');
  const make = (name: string, overrides: object) => makeEvent({ title: `${word} ${name}`, ...overrides });
  await make('later', { ...on(5), status: 'cancelled' });
  await make('sooner', on(4));
  await make('past', on(-2));
  await make('past, cancelled', { ...on(-2), status: 'cancelled' });
  await make('hidden', { ...on(4), status: 'cancelled', isPublic: false });
  await make('draft', { ...on(4), status: 'draft' });
  const list = async (query: string) => {
    const titles: string[] = [];
    // Other tests leave more events than a page has.
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { body } = await visitor().get(`/events?limit=100&page=${page}${query}`);
      titles.push(...body.events.map(({ title }) => title));
      pages = body.pagination.pages;
    }
    return titles.filter((title) => title.startsWith(word));
  };
  expect(await list('')).toEqual([`${word} past`, `${word} sooner`]);
  expect(await list('&include=cancelled')).toEqual([`${word} past`, `${word} sooner`, `${word} later`]);
  expect(await list('&upcoming=true&include=cancelled')).toEqual([`${word} sooner`, `${word} later`]);
});

test('cancelled events do not count toward the page size, and each is on exactly one page', async () => {
  const word = unique('page').replace(' ', '-');
  const make = (title: string, offset: number, status = 'published') =>
    makeEvent({ title: `${word} ${title}`, ...on(offset), category: 'community', status });
  for (const offset of [1, 2, 3, 4, 5]) await make(`day ${offset}`, offset);
  // Cover events before the first, at the start of another, between two pages, and after the last.
  await make('afar', 1, 'cancelled');
  await make('day 2', 2, 'cancelled');
  for (const offset of [3, 4, 600]) await make('off', offset, 'cancelled');
  const query = '/events?upcoming=true&include=cancelled&category=community&limit=2';
  const pages: Event[][] = [];
  for (let page = 1, count = 1; page <= count; page += 1) {
    const { body } = await visitor().get(`${query}&page=${page}`);
    pages.push(body.events);
    count = body.pagination.pages;
  }
  const published = pages.map((events) => events.filter(({ status }) => status === 'published').length);
  expect(new Set(published.slice(0, -1))).toEqual(new Set([2]));
  const all = pages.flat();
  expect(new Set(all.map(({ _id }) => _id)).size).toBe(all.length);
  const titles = all.filter(({ title }) => title.startsWith(word)).map(({ title }) => title.slice(word.length + 1));
  expect(titles.join(', ')).toBe('afar, day 1, day 2, day 2, day 3, off, day 4, off, day 5, off');
  const { body } = await visitor().get(`${query}&page=${pages.length + 1}`);
  expect([body.events, body.pagination.total]).toEqual([[], all.length]);
});

test.each(['cancelled', 'completed'])('?include=cancelled,completed returns an event that is %s', async (status) => {
  const { _id, slug } = await makeEvent({ status });
  expect((await visitor().get(`/events/${slug}`)).status).toBe(404);
  const { body } = await visitor().get(`/events/${slug}?include=cancelled,completed`);
  expect([body.event._id, body.event.status]).toEqual([_id, status]);
});
