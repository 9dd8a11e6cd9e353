import { findOtherState } from '@domain/shipping/destination';
import { isShippable } from './content';

test.each([
  [{ isAvailable: true, tags: ['Year Round'] }, true],
  [{ isAvailable: true, tags: ['coming soon'] }, false],
  [{ isAvailable: false, tags: [] }, false],
])('%j is shippable: %s', (beer, expected) => expect(isShippable(beer)).toBe(expected));

test.each([
  ['55 Water St, Brooklyn, NY 11201', 'NY'],
  ['12 Main Street, Reno, NV 89501', null],
  ['12 Main Street', null],
])('the state of %j that is not served is %s', (address, expected) =>
  expect(findOtherState(address, [{ code: 'NV' }])).toBe(expected),
);
