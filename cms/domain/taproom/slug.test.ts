import { expect, test } from 'vitest';
import { findTaproomSlug, isReservedName } from './slug';

test.each([
  ['Reno', 'reno'],
  ['Café Nord', 'cafe-nord'],
  ['Folsom', 'folsom-2'],
  ['東京', 'location'],
  ['Events', 'events-2'],
])('the slug of %s is %s', (name, slug) => expect(findTaproomSlug(name, (taken) => taken === 'folsom')).toBe(slug));

test.each([
  ['All', true],
  ['main website', true],
  ['Both', true],
  ['Allston', false],
])('the name %s is reserved: %j', (name, isReserved) => expect(isReservedName(name)).toBe(isReserved));
