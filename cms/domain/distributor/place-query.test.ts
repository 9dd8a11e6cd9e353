import { expect, test } from 'vitest';
import { parsePlaceQuery } from './place-query';

test.each(['95603', ' 95603 ', '95603-1234', '95603 1234', '956031234'])('"%s" is a ZIP code', (input) => {
  expect(parsePlaceQuery(input)).toEqual({ query: { kind: 'zip', zip: '95603' } });
});

test.each([
  ['california', 'California'],
  ['CA', 'California'],
  ['N.M.', 'New Mexico'],
])('"%s" is a state', (input, name) => {
  expect(parsePlaceQuery(input)).toEqual({ query: { kind: 'state', name } });
});

test.each([
  ['Auburn', 'Auburn', null],
  ['auburn,ca', 'auburn', 'CA'],
  ['Auburn  California', 'Auburn', 'CA'],
  ['Auburn, Calif. 95603', 'Auburn', 'CA'],
  ['Nevada City', 'Nevada City', null],
  ['Charleston West Virginia', 'Charleston', 'WV'],
  ['Washington, DC', 'Washington', 'DC'],
  ['New York', 'New York', null],
  ['New York, NY', 'New York', 'NY'],
  ['大阪', '大阪', null],
])('"%s" is the city %s in %s', (input, city, state) => {
  expect(parsePlaceQuery(input)).toMatchObject({ query: { kind: 'text', city, state } });
});

test.each([
  ['', 'Enter a ZIP code or city'],
  [' - ', 'Enter a ZIP code or city'],
  ['9560', 'Enter all five digits of the ZIP code'],
  ['956031', 'Enter all five digits of the ZIP code'],
])('"%s" returns the error "%s"', (input, error) => {
  expect(parsePlaceQuery(input)).toEqual({ error });
});
