import { expect, test } from 'vitest';
import { compareByName } from './compare-by-name';

test('numbers compare by value; case and accents only break ties', () =>
  expect(['No. 10', 'No. 9', 'Élan', 'elan', 'zwickel', 'Elan'].map((name) => ({ name })).sort(compareByName)).toEqual(
    ['elan', 'Elan', 'Élan', 'No. 9', 'No. 10', 'zwickel'].map((name) => ({ name })),
  ));
