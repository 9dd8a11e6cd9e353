import { expect, test } from 'vitest';
import { defaultHours, fillContact, fillHours } from './default-content';

const { auburn, folsom } = defaultHours;

test('missing hours and contact fields get the defaults', () => {
  expect(fillHours('folsom', { friday: 'Closed', monday: ' ', display: null })).toEqual({
    ...folsom,
    friday: 'Closed',
  });
  expect(fillHours('auburn', null)).toEqual(auburn);
  expect(fillContact('auburn', { phone: '(555) 555-5555', email: '' })).toMatchObject({
    phone: '(555) 555-5555',
    email: 'hello@boldridge.example',
  });
});
