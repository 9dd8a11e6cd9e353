import { expect, test } from 'vitest';
import { embedPath, parseEmbedOptions, parsePrintOptions, printPath, tapFeedPath, tapListPath } from './paths';

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
