import { describeChange } from './recent-changes';

type Change = Parameters<typeof describeChange>[0];

const change = (values: Partial<Change>): Change => ({
  action: 'swap',
  tap: { number: 7, label: null },
  level: null,
  previous: 'Porter',
  next: 'Helles',
  ...values,
});

test.each<[Partial<Change>, string]>([
  [{}, 'Helles replaced Porter on Tap 7'],
  [{ previous: null }, 'Helles went on Tap 7'],
  [{ action: 'kick', next: null }, 'Porter was taken from Tap 7'],
  [{ action: 'level', level: 'low' }, 'Helles on Tap 7 was set to Almost gone'],
  [{ action: 'level', level: 'half', tap: { number: 7, label: 'Nitro' } }, 'Helles on Nitro was set to Half'],
  [{ action: 'level' }, 'The level of Helles on Tap 7 was changed'],
  [{ action: 'on-deck', tap: null, previous: null }, 'Helles was put on deck'],
  [{ action: 'on-deck', tap: null, next: null }, 'Porter was removed from deck'],
  [{ action: 'on-deck', tap: null, previous: null, next: null }, 'The order on deck was changed'],
  [{ action: 'edit' }, 'Helles on Tap 7 was edited'],
  [{ action: 'check', tap: null }, 'The list was confirmed'],
])('%j: %s', (values, sentence) => {
  expect(describeChange(change(values))).toBe(sentence);
});
