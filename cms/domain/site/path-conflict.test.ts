import { demoTaprooms } from '../taproom/demo';
import { findPathConflict, normalizeSitePath, sitePathPattern } from './path-conflict';

const taken = { taprooms: demoTaprooms, pages: [{ path: '/weddings', title: 'Weddings' }] };

test.each([
  ['/reno', null],
  ['/locations/reno', null],
  ['/nevada/reno', null],
  ['/', 'the home page'],
  ['/beers', 'the beers'],
  ['/events/reno', 'the events'],
  ['/admin', 'the staff app'],
  ['/locations', 'a page of the site'],
  ['/404', 'a page of the site'],
  ['/taps', 'the tap lists'],
  ['/bar', 'bar mode'],
  ['/screen', 'the screens'],
  ['/embed/taps/auburn', 'the embedded tap lists'],
  ['/auburn', 'the taproom Auburn, CA'],
  ['/locations/auburn', 'the taproom Auburn, CA'],
  ['/weddings', 'the page “Weddings”'],
  ['/constructor', null],
])('the path %s belongs to %j', (path, conflict) => expect(findPathConflict(path, taken)).toBe(conflict));

test.each([
  [' Reno/ ', '/reno', true],
  ['/nevada/reno', '/nevada/reno', true],
  ['/', '/', false],
  ['/Nice place', '/nice place', false],
  ['/reno?x=1', '/reno?x=1', false],
])('%j is entered as %j, a valid path: %j', (text, path, isValid) => {
  expect(normalizeSitePath(text)).toBe(path);
  expect(sitePathPattern.test(path)).toBe(isValid);
});
