import { changedPath, findTaproomSlug, isReservedName } from './slug';

test.each([
  ['Reno', 'reno'],
  ['Café Nord', 'cafe-nord'],
  ['Folsom', 'folsom-2'],
  ['東京', 'location'],
  ['Events', 'events-2'],
])('the slug of %s is %s', (name, slug) => expect(findTaproomSlug(name, (taken) => taken === 'folsom')).toBe(slug));

test.each([
  ['All', true],
  ['Both', true],
  ['Allston', false],
])('the name %s is reserved: %j', (name, isReserved) => expect(isReservedName(name)).toBe(isReserved));

const auburn = { slug: 'auburn', path: '/auburn' };
const folsom = { slug: 'folsom', path: '/locations/folsom' };

test.each([
  [auburn, { slug: 'reno' }, '/auburn'],
  [auburn, { path: null }, '/locations/auburn'],
  [auburn, { slug: 'reno', path: '/nevada' }, '/nevada'],
  [folsom, { slug: 'reno' }, '/locations/reno'],
  [folsom, { slug: 'reno', path: '/locations/folsom' }, '/locations/reno'],
  [folsom, { path: '/folsom' }, '/folsom'],
  [{ slug: 'folsom', path: null }, {}, '/locations/folsom'],
])('the path of %j after %j is %s', (stored, change, path) => expect(changedPath(stored, change)).toBe(path));
