import { plan, samplePress, sampleStaffTapList, setLevel, swapTo } from '../test/sample-press';
import type { Command } from '../state/press-queue';
import { describePress } from './format';

const longName = 'The Extremely Long Anniversary Barrel-Aged Imperial Stout with Vanilla';

test.each<[Command, string]>([
  [swapTo(1, 'helles', 'Pils'), 'Tap 1: Pils is on'],
  [setLevel(2, 'porter'), 'Tap 2: Porter, almost gone'],
  [plan('Amber'), 'Amber is on deck'],
  [swapTo(1, 'helles', longName), 'Tap 1: The Extremely Long Anniversary Barrel-Aged… is on'],
])('%j: %s', (command, text) => {
  expect(describePress(samplePress('a', command), sampleStaffTapList())).toBe(text);
});
