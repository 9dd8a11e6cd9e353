import { defaultHours, fillHours } from './default-content';

const { auburn, folsom } = defaultHours;

test('missing hours get the defaults', () => {
  expect(fillHours(folsom, { friday: 'Closed', monday: ' ', display: null })).toEqual({ ...folsom, friday: 'Closed' });
  expect(fillHours(auburn, null)).toEqual(auburn);
});
