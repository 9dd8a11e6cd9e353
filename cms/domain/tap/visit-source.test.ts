import { isVisitSource, tableSource, visitSourceLabel } from './visit-source';

test.each(['7', 'P8', 'Patio 3', 'A'.repeat(12), '吧台', 'Bar & Grill', 'A-', 'A--B'])(
  'the code of table %s has a valid source',
  (table) => {
    expect(isVisitSource(tableSource(table))).toBe(true);
  },
);

test.each(['', 'Menu', 'table-', 'table--7', 'table-7\n', `table-${'a'.repeat(60)}`, 'table-7&x=1'])(
  '%j is no source',
  (source) => {
    expect(isVisitSource(source)).toBe(false);
  },
);

test.each([
  ['menu', 'Printed menu'],
  ['screen', 'Screen'],
  ['embed', 'Embedded list'],
  ['table-7', 'Table 7'],
  ['table-patio-3', 'Table patio 3'],
])('%s is shown as %s', (source, label) => {
  expect(isVisitSource(source)).toBe(true);
  expect(visitSourceLabel(source)).toBe(label);
});

test('a table’s source is part of a URL', () => {
  expect(tableSource('7')).toBe('table-7');
  expect(tableSource('Fire Pit 2')).toBe('table-fire-pit-2');
});
