import { describe, expect, test } from 'vitest';
import { fitFacts, fitName, pourWidth, type Room } from './fit-text';

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
  ])('of %j beside %i letters, %j fit', (facts, others, expected) => {
    expect(fitFacts(facts, others, narrow)).toEqual(expected);
  });
});

test('a long name of a glass has a wider column, up to a limit', () => {
  const widths = ['Pint', 'Taster', 'Imperial Pint', 'A'.repeat(40)].map(pourWidth);
  expect(widths[0]).toBe(widths[1]);
  expect(widths[2]).toBeGreaterThan(widths[1] ?? 0);
  expect(widths[3]).toBeLessThan(2);
});
