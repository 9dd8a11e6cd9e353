import { expect, test } from 'vitest';
import { eventFilterPath, parseEventFilter } from './event';

const taprooms = [
  { slug: 'auburn', name: 'Auburn' },
  { slug: 'folsom', name: 'Folsom' },
  { slug: 'barrel-house', name: 'The Barrel House' },
];

test.each([
  ['', { tapRoom: 'All', category: null }, '/events'],
  ['taproom=auburn', { tapRoom: 'Auburn', category: null }, '/events?taproom=auburn'],
  ['category=live-music', { tapRoom: 'All', category: 'live-music' }, '/events?category=live-music'],
  [
    'category=Live-Music&taproom=Folsom',
    { tapRoom: 'Folsom', category: 'live-music' },
    '/events?taproom=folsom&category=live-music',
  ],
  ['taproom=all&category=', { tapRoom: 'All', category: null }, '/events'],
  ['taproom=reno&category=rave', { tapRoom: 'All', category: null }, '/events'],
  ['category=other', { tapRoom: 'All', category: null }, '/events'],
  ['taproom=barrel-house', { tapRoom: 'The Barrel House', category: null }, '/events?taproom=barrel-house'],
  ['taproom=the+barrel+house', { tapRoom: 'The Barrel House', category: null }, '/events?taproom=barrel-house'],
])('the query %j is %j, whose one path is %s', (query, filter, path) => {
  const parsed = parseEventFilter(new URLSearchParams(query), taprooms);
  expect(parsed).toEqual(filter);
  expect(eventFilterPath(parsed, taprooms)).toBe(path);
});
