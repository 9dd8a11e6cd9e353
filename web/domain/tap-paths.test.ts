import {
  embedPath,
  parseEmbedOptions,
  parsePrintOptions,
  printPath,
  tapFeedPath,
  tapListPath,
  parseTables,
} from './tap-paths';

test.each(['/taps/auburn/print', '/taps/auburn/print?size=half&sides=2&prices=off'])('%s keeps its options', (path) => {
  expect(printPath('auburn', parsePrintOptions(new URL(path, 'http://x').searchParams))).toBe(path);
});

test.each(['/embed/taps/auburn', '/embed/taps/auburn?theme=dark&prices=off'])('%s keeps its options', (path) => {
  expect(embedPath('auburn', parseEmbedOptions(new URL(path, 'http://x').searchParams))).toBe(path);
});

test('unknown options are the defaults', () => {
  const query = new URLSearchParams('size=a4&sides=7&prices=maybe&theme=pink');
  expect(printPath('auburn', parsePrintOptions(query))).toBe('/taps/auburn/print');
  expect(embedPath(null, parseEmbedOptions(query))).toBe('/embed/taps');
});

test('a link to the list names the source of the visit; a feed is of one taproom', () => {
  expect(tapListPath('auburn', 'table-7')).toBe('/taps?taproom=auburn&src=table-7');
  expect(tapFeedPath('json', 'auburn')).toBe('/taps/feed.json?taproom=auburn');
});

test.each([
  ['1-3', ['1', '2', '3']],
  ['1, 3,7–8', ['1', '3', '7', '8']],
  ['P1-P3', ['P1', 'P2', 'P3']],
  ['Patio 1-3', ['Patio 1', 'Patio 2', 'Patio 3']],
  ['Bar,  Fire   pit, Bar,', ['Bar', 'Fire pit']],
  ['9-9', ['9']],
])('%s are the tables %j', (text, tables) => {
  expect(parseTables(text)).toEqual({ tables, error: null });
});

test.each([
  ['', 'Please list at least one table'],
  [' , ', 'Please list at least one table'],
  ['9-3', '9-3 is not a range of tables'],
  ['P1-B4', 'P1-B4 is not a range of tables'],
  ['1-999', 'Please list at most 100 tables'],
  ['1-60, 61-120', 'Please list at most 100 tables'],
  ['<b>', 'Please list tables such as 1-12, Patio 3'],
  ['The table by the window', 'A table’s name can have at most 12 characters'],
])('%s is an error: %s', (text, error) => {
  expect(parseTables(text)).toEqual({ tables: null, error });
});
