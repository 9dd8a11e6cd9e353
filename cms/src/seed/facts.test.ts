import { expect, test } from 'vitest';
import { hasTagChoice } from '#domain/beer/tag';
import { demoTaprooms } from '#domain/taproom/demo';
import { normalizePhone } from '#domain/shared/phone-number';
import { beers } from './data/beers';
import { distributors } from './data/distributors';
import { events } from './data/events';
import { formerDrinks, tapLists } from './data/taps';
import { whileOpen } from './taps';

const [auburn, folsom] = demoTaprooms;

test.each([
  ['open', auburn, '2026-06-03T20:00:00Z', '2026-06-03T20:00:00.000Z'],
  ['before opening', auburn, '2026-06-03T15:21:00Z', '2026-06-03T02:40:00.000Z'],
  ['at opening', auburn, '2026-06-03T18:00:00Z', '2026-06-03T18:00:00.000Z'],
  ['after closing', auburn, '2026-06-04T04:30:00Z', '2026-06-04T02:40:00.000Z'],
  ['in the night after a Friday', folsom, '2026-06-06T09:00:00Z', '2026-06-06T04:40:00.000Z'],
  ['in winter', folsom, '2026-12-01T10:00:00Z', '2026-12-01T04:40:00.000Z'],
])('a time when the taproom is %s', (_case, taproom, time, expected) =>
  expect(whileOpen(taproom, new Date(time)).toISOString()).toBe(expected),
);

const comingSoon = beers.filter(({ tags }) => hasTagChoice(tags, 'coming-soon')).map(({ name }) => name);

test('no beer that is announced as coming soon is or was on tap, and all that are on tap are available', () => {
  const poured = [
    ...tapLists.flatMap(({ taps, justKicked }) => [...taps, justKicked].map((tap) => tap?.drink)),
    ...formerDrinks,
  ];
  expect(comingSoon.length).toBeGreaterThan(0);
  expect(poured.filter((drink) => typeof drink === 'string' && comingSoon.includes(drink))).toEqual([]);
  const available = beers.filter(({ isAvailable = true }) => isAvailable).map(({ name }) => name);
  expect(poured.filter((drink) => typeof drink === 'string' && !available.includes(drink))).toEqual([]);
});

test('what is on deck is in season at any time of the year', () => {
  const seasonal = beers.filter(({ tags }) => !hasTagChoice(tags, 'year-round')).map(({ name }) => name);
  const onDeck = tapLists.flatMap((list) => list.onDeck.map(({ drink }) => drink));
  expect(onDeck.filter((drink) => typeof drink === 'string' && seasonal.includes(drink))).toEqual([]);
});

test('sizes that texts mention exist, and no can is a bottle', () => {
  const yearRound = beers.filter(({ tags }) => hasTagChoice(tags, 'year-round'));
  expect(yearRound.filter(({ sizes }) => !sizes.includes('64 oz')).map(({ name }) => name)).toEqual([]);
  const texts = [
    ...beers.flatMap(({ description, longDescription }) => [description, longDescription]),
    ...events.map(({ description }) => description),
  ];
  expect(texts.filter((text) => /bottle/i.test(text ?? ''))).toEqual([]);
});

test('public events are no private events, and only events with tickets have a price', () => {
  expect(events.filter(({ category, isPublic = true }) => category === 'private-event' && isPublic)).toEqual([]);
  const upcoming = events.filter(({ status, ticketPrice }) => status === 'published' && ticketPrice);
  expect(upcoming.filter(({ ticketUrl }) => !ticketUrl).map(({ title }) => title)).toEqual([]);
});

test('phone numbers of other countries keep their format', () => {
  const foreign = distributors.filter(({ country, phone }) => country !== 'United States' && phone);
  expect(foreign.map(({ phone }) => normalizePhone(phone ?? ''))).toEqual(foreign.map(({ phone }) => phone));
  expect(foreign.filter(({ phone }) => !/^\+\d{1,3}( \d{1,4}){2,4}$/.test(phone ?? ''))).toEqual([]);
});
