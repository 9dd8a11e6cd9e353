import { describe, expect, test } from 'vitest';
import { fitFacts, fitName, pourWidth, type Room } from './board-line';

const wide: Room = { layout: 'rows', width: 9, height: 1 };
const narrow: Room = { layout: 'rows', width: 3.2, height: 1 };

describe('fitName', () => {
  test.each<[string, Room, number]>([
    ['Haze', narrow, 1],
    ['Ridge Runner West Coast IPA', wide, 1],
    ['Ridge Runner West Coast IPA', narrow, 2],
    ['A'.repeat(100), wide, 2],
    ['A'.repeat(100), { ...narrow, height: 2 }, 3],
  ])('%s in %j has %i lines', (name, room, lines) => {
    expect(fitName(name, room).lines).toBe(lines);
  });

  test.each([
    ['山脊線西岸印度淡色艾爾啤酒', 'A'.repeat(30)],
    ['홉이 가득한 안개 페일 에일', 'A'.repeat(29)],
    ['ゴールドラッシュ・ヘイジー', 'A'.repeat(30)],
    ['🍺🍺🍺🍺🍺🍺', 'A'.repeat(14)],
  ])('%s has the size of an English name of the same width', (name, english) => {
    for (const room of [wide, narrow, { layout: 'cards', width: 1.9, height: 1 } as const]) {
      const [actual, expected] = [fitName(name, room), fitName(english, room)];
      expect(actual.lines).toBe(expected.lines);
      expect(actual.scale).toBeCloseTo(expected.scale, 1);
    }
  });

  test('accents that follow their letter take no room', () =>
    expect(fitName('Kölsch von der Grenze zwölf'.normalize('NFD'), narrow)).toEqual(
      fitName('Kölsch von der Grenze zwölf'.normalize('NFC'), narrow),
    ));

  test('short names have the full size, and none is illegible', () => {
    expect(fitName('Haze', narrow).scale).toBe(1);
    expect(fitName('A'.repeat(200), narrow).scale).toBe(0.45);
  });

  test('a higher line has larger names, since they have more lines', () => {
    const name = 'The Long Anniversary Barrel-Aged Imperial Stout';
    expect(fitName(name, { ...narrow, height: 1.8 }).scale).toBeGreaterThan(fitName(name, narrow).scale);
  });
});

describe('fitFacts', () => {
  test.each<[string[], number, string[]]>([
    [['Two Barns', 'Dry Cider'], 0, ['Two Barns', 'Dry Cider']],
    [['Two Barns', 'Dry Cider'], 8, ['Dry Cider']],
    [['Nitro', 'Apple Hill Cider Works', 'Dry Cider'], 0, ['Nitro', 'Dry Cider']],
    [['Oatmeal Stout'], 18, []],
    [['燕麥世濤啤酒', 'Stout'], 8, ['Stout']],
  ])('of %j beside %i letters, %j fit', (facts, others, expected) => {
    expect(fitFacts(facts, others, narrow)).toEqual(expected);
  });
});

test('a long name of a glass has a wider column, up to a limit', () => {
  const widths = ['Pint', 'Taster', 'Imperial Pint', 'A'.repeat(40)].map(pourWidth);
  expect(widths[0]).toBe(widths[1]);
  expect(widths[2]).toBeGreaterThan(widths[1] ?? 0);
  expect(widths[3]).toBeLessThan(2);
  expect(pourWidth('大ジョッキ')).toBeGreaterThan(pourWidth('Pint!'));
});
