import { expect, test } from 'vitest';
import type { Event } from '#domain/event/schema';
import { moderator } from '../../../test/client';
import { dayFromToday, makeEvent, unique } from '../../../test/factories';

type List = { events: Event[]; pagination: { total: number; pages: number }; upcomingTotal: number };

const on = (title: string, first: number, last = first, overrides: object = {}) =>
  makeEvent({ title, startDate: dayFromToday(first), endDate: dayFromToday(last), ...overrides });

async function list(word: string, query: string) {
  const { body } = await moderator.get<List>(`/events/admin?search=${encodeURIComponent(word)}&${query}`);
  return { ...body, titles: body.events.map(({ title }) => title.replace(`${word} `, '')) };
}

test('order=upcoming-first lists upcoming events soonest first, then past ones latest first, across pages', async () => {
  const word = unique('Timeline');
  await on(`${word} last week`, -7);
  await on(`${word} in a month`, 30);
  await on(`${word} last month`, -30);
  await on(`${word} ongoing`, -2, 2, { status: 'draft' });
  await on(`${word} next week`, 7);
  const all = await list(word, 'order=upcoming-first');
  expect(all.titles).toEqual(['ongoing', 'next week', 'in a month', 'last week', 'last month']);
  expect([all.upcomingTotal, all.pagination.total]).toEqual([3, 5]);
  const second = await list(word, 'order=upcoming-first&limit=2&page=2');
  expect([second.titles, second.upcomingTotal]).toEqual([['in a month', 'last week'], 3]);
  expect((await list(word, 'order=earliest-first')).titles[0]).toBe('last month');
  expect((await list(word, '')).titles[0]).toBe('in a month');
});

test('from and to select events by any of their days', async () => {
  const word = unique('Range');
  await on(`${word} before`, 9);
  await on(`${word} until the first day`, 5, 10);
  await on(`${word} inside`, 15);
  await on(`${word} over all of it`, 1, 60);
  await on(`${word} from the last day`, 20, 22);
  await on(`${word} after`, 21);
  const { titles } = await list(word, `order=earliest-first&from=${dayFromToday(10)}&to=${dayFromToday(20)}`);
  expect(titles).toEqual(['over all of it', 'until the first day', 'inside', 'from the last day']);
});
