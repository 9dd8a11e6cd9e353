import { expect, test } from 'vitest';
import { toLabeledDetails } from './label';

test('details are in form order, unknown ones last', () =>
  expect(
    toLabeledDetails({ details: { note: 'x', quantity: '2 cases', address: '12 Main Street' } }).map(
      ({ label, text }) => `${label}: ${text}`,
    ),
  ).toEqual(['Delivery address: 12 Main Street', 'Quantity: 2 cases', 'note: x']));
